import type { GroundingReason } from '../contract/grounding.ts';
import type { Language } from '../contract/language.ts';
import type { UncheckedReason } from '../contract/unchecked-reason.ts';
import type { CheckedPart, SetAside } from '../contract/validation-report.ts';
import { JUDGED_WORDS } from '../core/report/judged-words.ts';
import { GROUNDING_WORDS } from '../core/report/grounding-words.ts';
import { UNCHECKED_WORDS } from '../core/report/unchecked-words.ts';
import type { ClaimGroup } from './claim-group.ts';

/** Every word of the text report that is not a wire word. */
export interface ReportWords {
  readonly language: Language;
  /** Behind a verdict that a model decided. */
  readonly byModel: string;
  readonly contradicted: string;
  readonly undecided: string;
  readonly byWords: string;
  readonly notChecked: string;
  readonly asked: string;
  readonly asOf: (day: string) => string;
  readonly score: string;
  readonly error: (reason: string) => string;
  readonly noClaim: string;
  readonly allowEmpty: string;
  /** Of `all` claims so many in each group; groups that only some reports have are named where they hold any. */
  readonly counts: (all: number, of: Readonly<Record<ClaimGroup, number>>) => string;
  readonly hallucination: (suspicious: readonly string[], ungrounded: readonly string[]) => string;
  readonly recommendations: string;
  readonly unsupported: string;
  /** Before a place that was read and does not decide. */
  readonly nearest: string;
  readonly abstained: string;
  readonly setAside: string;
  readonly more: (count: number) => string;
  readonly leftOut: string;
  readonly unavailable: string;
  readonly calibrated: (high: string, low: string) => string;
  readonly notCalibrated: string;
  readonly verdict: string;
  readonly notKept: string;
  /** Of a kept verdict; whether some of its messages went out. */
  readonly notRequested: (some: boolean) => string;
  readonly cost: (ms: number, queries: number) => string;
  readonly messages: Readonly<Record<string, string>>;
  readonly reasons: Readonly<Record<UncheckedReason, string>>;
  readonly grounding: Readonly<Record<GroundingReason, string>>;
  readonly outcomes: Readonly<Record<CheckedPart['outcome'], string>>;
  readonly kinds: Readonly<Record<SetAside['kind'], string>>;
}

const ko: ReportWords = {
  language: 'ko',
  byModel: JUDGED_WORDS.ko.by,
  contradicted: '모순',
  undecided: '판단 보류',
  byWords: '낱말만 일치',
  notChecked: '확인 못 함',
  asked: '물은 곳',
  asOf: (day) => `${day} 기준`,
  score: '점수',
  error: (reason) => `평가할 수 없음: ${reason}`,
  noClaim: '확인할 주장이 없습니다',
  allowEmpty: '이런 답도 통과시키려면 --allow-empty를 쓰십시오',
  counts: (all, { verified, contradicted, doubtful, byWords, undecided, unchecked }) =>
    [
      `주장 ${all}개: 확인 ${verified}, 모순 ${contradicted}`,
      ...(doubtful > 0 ? [`일부·의심 ${doubtful}`] : []),
      ...(byWords > 0 ? [`낱말만 일치 ${byWords}`] : []),
      ...(undecided > 0 ? [`판단 보류 ${undecided}`] : []),
      `확인 못 함 ${unchecked}`,
    ].join(', '),
  hallucination: (suspicious, ungrounded) =>
    [
      suspicious.length > 0 ? `환각 의심: ${suspicious.join(', ')}` : '환각 의심 없음',
      ...(ungrounded.length > 0 ? [`근거 없음: ${ungrounded.join(', ')}`] : []),
    ].join(' · '),
  recommendations: '할 일',
  unsupported: '근거에 없는 말',
  nearest: '가장 가까운 곳',
  abstained: '답이 모른다고 말했습니다. 확인할 주장이 없습니다',
  setAside: '주장이 아닌 문장',
  more: (count) => `외 ${count}개`,
  leftOut: '답과 똑같은 글이라서 근거에서 뺐습니다',
  unavailable: '물을 수 없었음',
  calibrated: (high, low) =>
    high === low
      ? `맞춘 기준: ${high}부터 근거 있음`
      : `맞춘 기준: ${high}부터 근거 있음, ${low} 아래는 찾지 못함`,
  notCalibrated: '맞춘 기준을 쓰지 않음',
  verdict: '판정',
  notKept: '판정을 보관하지 못했습니다. 아무것도 요청하지 않았습니다',
  notRequested: (some) =>
    some
      ? '판정은 보관했지만 요청 가운데 일부만 남겼습니다'
      : '판정은 보관했지만 요청을 남기지 못했습니다. 아무것도 요청하지 않았습니다',
  cost: (ms, queries) => `${ms} ms · 질의 ${queries}회`,
  messages: {
    'workflow.requested': '사람의 승인을 기다리는 워크플로 WF-06을 요청했습니다',
    regenerate: 'orchestrator에 재생성을 요청했습니다',
  },
  reasons: UNCHECKED_WORDS.ko,
  grounding: GROUNDING_WORDS.ko,
  outcomes: {
    supported: '뒷받침됨',
    contradicted: '모순',
    absent: '없음',
    stale: '다른 시점의 값',
    not_found: '찾지 못함',
    unchecked: '확인 못 함',
  },
  kinds: {
    question: '질문',
    wish: '바람',
    opinion: '의견',
    instruction: '지시',
    heading: '제목',
    code: '코드',
    abstention: '모른다는 답',
    courtesy: '인사·연결말',
    fragment: '조각',
  },
};

const en: ReportWords = {
  language: 'en',
  byModel: JUDGED_WORDS.en.by,
  contradicted: 'contradicted',
  undecided: 'undecided',
  byWords: 'by its words alone',
  notChecked: 'not checked',
  asked: 'asked',
  asOf: (day) => `as of ${day}`,
  score: 'score',
  error: (reason) => `could not be evaluated: ${reason}`,
  noClaim: 'there is no claim to check',
  allowEmpty: '--allow-empty lets such an answer pass',
  counts: (all, { verified, contradicted, doubtful, byWords, undecided, unchecked }) =>
    [
      `${all} ${all === 1 ? 'claim' : 'claims'}: ${verified} verified, ${contradicted} contradicted`,
      ...(doubtful > 0 ? [`${doubtful} partial or doubtful`] : []),
      ...(byWords > 0 ? [`${byWords} by words alone`] : []),
      ...(undecided > 0 ? [`${undecided} undecided`] : []),
      `${unchecked} unchecked`,
    ].join(', '),
  hallucination: (suspicious, ungrounded) =>
    [
      suspicious.length > 0
        ? `suspected hallucination: ${suspicious.join(', ')}`
        : 'no hallucination suspected',
      ...(ungrounded.length > 0 ? [`ungrounded: ${ungrounded.join(', ')}`] : []),
    ].join(' · '),
  recommendations: 'to do',
  unsupported: 'not in the evidence',
  nearest: 'nearest',
  abstained: 'the answer says that it does not know; there is no claim to check',
  setAside: 'sentences that claim nothing',
  more: (count) => `and ${count} more`,
  leftOut: 'left out of the evidence, being the answer itself',
  unavailable: 'could not be asked',
  calibrated: (high, low) =>
    high === low
      ? `calibrated: backed from ${high}`
      : `calibrated: backed from ${high}, not found under ${low}`,
  notCalibrated: 'calibration not applied',
  verdict: 'verdict',
  notKept: 'the verdict was not kept, and nothing was requested',
  notRequested: (some) =>
    some
      ? 'the verdict was kept, but only a part of its requests was'
      : 'the verdict was kept, its message was not, so nothing was requested',
  cost: (ms, queries) => `${ms} ms · ${queries} ${queries === 1 ? 'query' : 'queries'}`,
  messages: {
    'workflow.requested': 'requested workflow WF-06, which waits for a person to approve it',
    regenerate: 'asked the orchestrator to write the answer again',
  },
  reasons: UNCHECKED_WORDS.en,
  grounding: GROUNDING_WORDS.en,
  outcomes: {
    supported: 'supported',
    contradicted: 'contradicted',
    absent: 'absent',
    stale: 'of another time',
    not_found: 'not found',
    unchecked: 'not checked',
  },
  kinds: {
    question: 'question',
    wish: 'wish',
    opinion: 'opinion',
    instruction: 'instruction',
    heading: 'heading',
    code: 'code',
    abstention: 'abstention',
    courtesy: 'courtesy',
    fragment: 'fragment',
  },
};

export const reportWords: Readonly<Record<Language, ReportWords>> = { ko, en };
