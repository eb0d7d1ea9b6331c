import type { AIMessage } from '../../../contract/ai-message.ts';
import type { Language } from '../../../contract/language.ts';
import type { QualityResult } from '../../../contract/quality.ts';
import type { DeniedClaim } from '../../../contract/verified-claims.ts';
import { changeOf } from '../denied-words.ts';

const WORDS: Readonly<
  Record<
    Language,
    { lead: string; denied: string; open: string; source: string; partly: string; close: string }
  >
> = {
  ko: {
    lead: '위 답변을 점검한 결과 다음 항목이 충족되지 않았습니다.',
    denied: '다음은 근거와 어긋납니다. 근거가 말하는 대로 고치세요.',
    open: '다음은 근거로 확인되지 않습니다. 근거에 있는 대로만 쓰거나 빼세요.',
    source: '근거',
    partly: '일부만 충족',
    close:
      '위 항목을 충족하도록 답변 전체를 처음부터 다시 써 주세요. 이미 충족한 부분과 사실은 그대로 두고, 근거에 없는 내용을 새로 지어내지 마세요. 점검이나 수정에 대한 말 없이 답변만 쓰세요.',
  },
  en: {
    lead: 'The answer above was checked. These items are not met.',
    denied: 'The evidence says otherwise of these. Say what the evidence says.',
    open: 'The evidence does not confirm these. Say only what it says, or leave them out.',
    source: 'evidence',
    partly: 'only partly met',
    close:
      'Write the whole answer again so that it meets them. Keep what is right already and its facts, and make up nothing that the evidence does not hold. Write the answer alone, without a word about the check.',
  },
};

function deniedLine(claim: DeniedClaim, source: string): string {
  const quoted = claim.quote === null ? '' : ` (${source}: “${claim.quote}”)`;
  return `- “${claim.text.trim()}”: ${changeOf(claim)}${quoted}`;
}

/** What a second attempt is told of the first. */
export type RetryCritique = Pick<QualityResult, 'details' | 'verified_claims'> & {
  /** Claims that nothing confirms. */
  readonly unconfirmed?: readonly string[];
};

/** QG19: the messages of a second attempt: the first answer, and what of the checklist it does not meet, with why; QG24: first what its evidence denies. */
export function retryMessages(
  messages: readonly AIMessage[],
  answer: string,
  quality: RetryCritique,
  lang: Language,
): AIMessage[] {
  const words = WORDS[lang];
  const missed = quality.details.filter(({ passed }) => passed !== true);
  const lines = missed.map(({ question, passed, note }) => {
    const partly = passed === null ? ` (${words.partly})` : '';
    return `- ${question}${partly}${note === '' ? '' : `: ${note}`}`;
  });
  const denied = (quality.verified_claims?.denied ?? []).map((claim) => deniedLine(claim, words.source));
  const open = (quality.unconfirmed ?? []).map((text) => `- “${text.trim()}”`);
  const critique = [
    ...(denied.length === 0 ? [] : [words.denied, ...denied]),
    ...(open.length === 0 ? [] : [words.open, ...open]),
    ...(lines.length === 0 ? [] : [words.lead, ...lines]),
    words.close,
  ];
  return [
    ...messages,
    { role: 'assistant', content: answer },
    { role: 'user', content: critique.join('\n') },
  ];
}
