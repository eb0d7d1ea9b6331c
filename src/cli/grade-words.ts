import type { Language } from '../contract/language.ts';

/** Every word of the text of a grading that is not a wire word. */
export interface GradeWords {
  /** Null: it could not be evaluated. */
  readonly score: (score: number | null, needed: number) => string;
  readonly open: string;
  readonly veto: string;
  readonly by: Readonly<Record<'rule' | 'judge', string>>;
  readonly votes: (yes: number, partial: number, no: number) => string;
  readonly disputed: string;
  readonly noJudge: string;
  readonly judge: string;
  readonly sameAsWriter: string;
  readonly calls: (calls: number, tokens: number | null) => string;
  readonly cut: Readonly<Record<'request' | 'answer' | 'notes', string>>;
  readonly tooLong: string;
  readonly verdict: string;
}

const ko: GradeWords = {
  score: (score, needed) =>
    `${score === null ? '점수 없음' : `점수 ${score.toFixed(2)}`} (기준 ${needed.toFixed(2)})`,
  open: '평가 못 함',
  veto: '필수',
  by: { rule: '규칙', judge: '모델' },
  votes: (yes, partial, no) => `예 ${yes} · 부분 ${partial} · 아니요 ${no}`,
  disputed: '표가 갈림',
  noJudge:
    '평가 모델이 설정되지 않아 규칙으로 가릴 수 있는 항목만 평가했습니다. --judge 또는 models.judge로 정할 수 있습니다',
  judge: '평가 모델',
  sameAsWriter: '답을 쓴 모델과 같음',
  calls: (calls, tokens) => `호출 ${calls}회${tokens === null ? '' : ` · 토큰 ${tokens}`}`,
  cut: { request: '요청', answer: '답변', notes: '노트' },
  tooLong: '길어서 일부만 모델에 보였습니다',
  verdict: '판정',
};

const en: GradeWords = {
  score: (score, needed) =>
    `${score === null ? 'no score' : `score ${score.toFixed(2)}`} (needs ${needed.toFixed(2)})`,
  open: 'not evaluated',
  veto: 'must be met',
  by: { rule: 'rule', judge: 'model' },
  votes: (yes, partial, no) => `yes ${yes} · partly ${partial} · no ${no}`,
  disputed: 'disputed',
  noJudge:
    'no judge is configured: only what rules can decide was evaluated; name one by --judge or models.judge',
  judge: 'judge',
  sameAsWriter: 'the model that wrote the answer',
  calls: (calls, tokens) =>
    `${calls} ${calls === 1 ? 'call' : 'calls'}${tokens === null ? '' : ` · ${tokens} tokens`}`,
  cut: { request: 'the request', answer: 'the answer', notes: 'the notes' },
  tooLong: 'too long: the judge saw only a part',
  verdict: 'verdict',
};

export const GRADE_WORDS: Readonly<Record<Language, GradeWords>> = { ko, en };
