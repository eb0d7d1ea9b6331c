import type { AskEnd } from '../../contract/ask.ts';
import type { Language } from '../../contract/language.ts';
import type { GateDecision, RepairCause } from '../../contract/repair.ts';
import { ACTION_WORDS, type ActionWords } from './action-words.ts';
import { withParticle } from '../../core/language/fitting-particle.ts';

interface StepWords extends ActionWords {
  readonly found: (hits: number, above: number) => string;
  readonly unanswered: (why: string) => string;
  readonly wrote: (model: string, tries: number) => string;
  readonly noAnswer: (model: string, why: string) => string;
  readonly abstained: string;
  readonly critics: Readonly<Record<'pass' | 'fail' | 'warn', string>>;
  readonly critic: Readonly<Record<'contract' | 'citation' | 'groundedness' | 'relevance', string>>;
  readonly causes: Readonly<Record<RepairCause, string>>;
  readonly noCause: string;
  readonly noOtherModel: string;
  /** `model_switched`: which model answers in the place of which. */
  readonly standsIn: (model: string, asked: string) => string;
  readonly learned: (told: string) => string;
  readonly decision: Readonly<Record<GateDecision, string>>;
  readonly answered: (citations: number) => string;
  readonly quoted: (citations: number) => string;
  readonly gives: string;
  readonly gap: string;
  readonly signals: (reasons: string) => string;
  readonly nothing: string;
  readonly ended: Readonly<Record<AskEnd, string>>;
}

const en: StepWords = {
  found: (hits, above) => `${hits} passages, ${above} of them relevant`,
  unanswered: (why) => `the index did not answer: ${why}`,
  wrote: (model, tries) => `${model} answered${tries > 1 ? ` at try ${tries}` : ''}`,
  noAnswer: (model, why) => `${model} gave no answer: ${why}`,
  abstained: 'the answer says that it does not know',
  critics: { pass: 'passes', fail: 'fails', warn: 'is open' },
  critic: {
    contract: 'contract',
    citation: 'citations',
    groundedness: 'groundedness',
    relevance: 'relevance',
  },
  causes: {
    empty_retrieval: 'nothing relevant was found',
    stale_index: 'a file changed since it was indexed',
    missing_document: 'a file is not indexed',
    truncated_context: 'the evidence was cut short',
    weak_model: 'the model does not make it',
    broken_contract: 'the answer broke the contract',
    citation_dropped: 'sentences lack a citation that bears them out',
    import_chain_missing: 'an imported file is not indexed',
    schema_unlinked: 'code and schema are not tied',
    provider_failed: 'the provider of the model gave no answer: ask again later',
  },
  noCause: 'no cause that could be mended',
  noOtherModel: 'no other model is configured (correction.models)',
  standsIn: (model, asked) => `${model} stands in for ${asked}`,
  learned: (told) => `helped before: ${told}`,
  decision: {
    commit: 'the answer stands',
    retry: 'asked again on the same evidence',
    branch: 'asked again on other evidence',
    abort: 'no further round',
  },
  ...ACTION_WORDS.en,
  answered: (citations) => `answer given, ${citations} ${citations === 1 ? 'citation' : 'citations'}`,
  quoted: (citations) =>
    `quotations given instead, ${citations} ${citations === 1 ? 'citation' : 'citations'}`,
  gives: 'nothing supports an answer',
  gap: 'the gap is noted',
  signals: (reasons) => `signals: ${reasons}`,
  nothing: 'nothing to learn',
  ended: {
    answered: 'answered',
    no_repair: 'nothing could mend it',
    same_failure: 'the same failure came twice',
    rounds: 'the rounds are used up',
    budget: 'the time is used up',
    failed: 'something that it needs did not answer',
  },
};

const ko: StepWords = {
  found: (hits, above) => `근거 ${hits}개, 그 가운데 관련 있는 것 ${above}개`,
  unanswered: (why) => `색인이 응답하지 않았습니다: ${why}`,
  wrote: (model, tries) => `${model} 답변${tries > 1 ? `, ${tries}번째 시도` : ''}`,
  noAnswer: (model, why) => `${withParticle(model, '이(가)')} 답하지 않았습니다: ${why}`,
  abstained: '모른다고 답했습니다',
  critics: { pass: '통과', fail: '실패', warn: '판단 못 함' },
  critic: { contract: '계약', citation: '인용', groundedness: '근거', relevance: '관련성' },
  causes: {
    empty_retrieval: '관련 있는 것을 찾지 못함',
    stale_index: '색인한 뒤 파일이 바뀜',
    missing_document: '파일이 색인되어 있지 않음',
    truncated_context: '근거가 잘림',
    weak_model: '모델이 해내지 못함',
    broken_contract: '답변이 계약을 어김',
    citation_dropped: '뒷받침하는 인용이 없는 문장이 있음',
    import_chain_missing: '가져오는 파일이 색인되어 있지 않음',
    schema_unlinked: '코드와 스키마가 이어져 있지 않음',
    provider_failed: '모델 제공자가 답하지 않음: 나중에 다시 물어보세요',
  },
  noCause: '고칠 수 있는 원인이 없음',
  noOtherModel: '설정된 다른 모델이 없음(correction.models)',
  standsIn: (model, asked) => `${asked} 대신 ${model}`,
  learned: (told) => `전에 도움이 된 횟수: ${told}`,
  decision: {
    commit: '답변을 받아들임',
    retry: '같은 근거로 다시 물음',
    branch: '다른 근거로 다시 물음',
    abort: '더 묻지 않음',
  },
  ...ACTION_WORDS.ko,
  answered: (citations) => `답변을 냈습니다. 인용 ${citations}개`,
  quoted: (citations) => `대신 인용문을 냈습니다. 인용 ${citations}개`,
  gives: '답변을 뒷받침하는 것이 없습니다',
  gap: '빈틈을 적어 두었습니다',
  signals: (reasons) => `신호: ${reasons}`,
  nothing: '배울 것이 없습니다',
  ended: {
    answered: '답함',
    no_repair: '고칠 방법이 없음',
    same_failure: '같은 실패가 두 번 나옴',
    rounds: '정해진 횟수를 다 씀',
    budget: '정해진 시간을 다 씀',
    failed: '필요한 것이 응답하지 않음',
  },
};

/** What the steps of an ask say. */
export const STEP_WORDS: Readonly<Record<Language, StepWords>> = { ko, en };
