import type { GroundingEnd } from '../contract/grounding.ts';
import type { Language } from '../contract/language.ts';

/** The words of `--explain`. */
export interface ExplainWords {
  readonly place: (start: number, end: number) => string;
  readonly parts: string;
  readonly derivation: string;
  readonly issues: string;
  readonly says: string;
  readonly sourceSays: string;
  readonly evidence: string;
  readonly supports: (matched: boolean) => string;
  readonly notAsked: string;
  readonly characters: (start: number, end: number) => string;
  readonly askedAgain: (confirmed: boolean | null) => string;
  readonly given: string;
  readonly noValue: string;
  readonly read: string;
  readonly citations: string;
  readonly leadsTo: (id: string | null, supports: boolean | null) => string;
  readonly ends: Readonly<Record<GroundingEnd, string>>;
  readonly calibrated: (end: string) => string;
  readonly asked: string;
  readonly nobody: string;
  readonly confidence: string;
  readonly verified: (pieces: number) => string;
  readonly partial: (pieces: number) => string;
  readonly nothing: string;
  readonly rules: string;
}

const ko: ExplainWords = {
  place: (start, end) => `답변의 ${start}–${end}번째 글자`,
  parts: '주장에서 읽은 것',
  derivation: '계산',
  issues: '발견한 것',
  says: '주장',
  sourceSays: '원천',
  evidence: '대조한 근거',
  notAsked: '물을 수 없었음',
  characters: (start, end) => `${start}–${end}번째 글자`,
  supports: (matched) => (matched ? '주장을 뒷받침함' : '주장을 뒷받침하지 않음'),
  askedAgain: (confirmed) =>
    confirmed === null ? '원천에 물을 수 없었음' : confirmed ? '원천이 확인함' : '원천과 다름',
  given: '함께 온 값',
  noValue: '값 없음',
  read: '근거에서 읽은 곳',
  citations: '인용',
  leadsTo: (id, supports) =>
    id === null
      ? '가리키는 근거가 없음'
      : `${id} · ${supports === null ? '물을 수 없었음' : supports ? '이 문장을 뒷받침함' : '이 문장을 뒷받침하지 않음'}`,
  ends: {
    supported: '뒷받침됨',
    supported_by_words: '낱말만 일치',
    contradicted: '모순됨',
    not_found: '찾지 못함',
    undecided: '판단 보류',
  },
  calibrated: (end) => `근거가 뒷받침할 확률 (보정됨), ${end}`,
  asked: '물은 곳',
  nobody: '없음',
  confidence: '신뢰도',
  verified: (pieces) => `1 − 0.1 ÷ 2^${pieces - 1} (서로 독립인 근거 ${pieces}개가 모두 확인)`,
  partial: (pieces) => `½ × (1 − 0.1 ÷ 2^${pieces - 1}) (일부만, 또는 함께 온 값으로만 확인)`,
  nothing: '0 (뒷받침하는 것이 없거나, 원천과 어긋나거나, 없는 근거를 인용함)',
  rules: '규칙과 판',
};

const en: ExplainWords = {
  place: (start, end) => `characters ${start}–${end} of the answer`,
  parts: 'read from the claim',
  derivation: 'derived',
  issues: 'found',
  says: 'claim',
  sourceSays: 'source',
  evidence: 'evidence compared',
  notAsked: 'could not be asked',
  characters: (start, end) => `characters ${start}–${end}`,
  supports: (matched) => (matched ? 'supports the claim' : 'does not support the claim'),
  askedAgain: (confirmed) =>
    confirmed === null
      ? 'its source could not be asked'
      : confirmed
        ? 'confirmed by its source'
        : 'differs from its source',
  given: 'given',
  noValue: 'no value',
  read: 'read in the evidence',
  citations: 'citations',
  leadsTo: (id, supports) =>
    id === null
      ? 'leads nowhere'
      : `${id} · ${supports === null ? 'could not be asked' : supports ? 'supports this sentence' : 'does not support this sentence'}`,
  ends: {
    supported: 'supported',
    supported_by_words: 'supported by words alone',
    contradicted: 'contradicted',
    not_found: 'not found',
    undecided: 'undecided',
  },
  calibrated: (end) => `calibrated probability that the evidence supports it, ${end}`,
  asked: 'asked',
  nobody: 'nobody',
  confidence: 'confidence',
  verified: (pieces) =>
    `1 − 0.1 ÷ 2^${pieces - 1} (${pieces} independent ${pieces === 1 ? 'piece' : 'pieces'}, all confirmed)`,
  partial: (pieces) => `½ × (1 − 0.1 ÷ 2^${pieces - 1}) (confirmed in part, or by given data alone)`,
  nothing: '0 (nothing supports it, a source contradicts it, or it cites evidence that is not there)',
  rules: 'rules and versions',
};

export const explainWords: Readonly<Record<Language, ExplainWords>> = { ko, en };
