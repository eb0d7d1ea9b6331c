import type { BulkSummary } from '../../app/bulk/bulk-summary.ts';
import type { Language } from '../../contract/language.ts';

/** Words of a run over many answers. */
export interface BulkWords {
  readonly verifying: (done: number, notPassed: number, errors: number) => string;
  readonly summary: (sum: BulkSummary) => string;
  readonly retry: (errors: number, first: string) => string;
  readonly columns: readonly [answer: string, status: string, why: string];
}

const count = (value: number): string => value.toLocaleString('en-US');
const of = (value: number, one: string): string => `${count(value)} ${one}${value === 1 ? '' : 's'}`;

export const BULK_WORDS: Readonly<Record<Language, BulkWords>> = {
  en: {
    verifying: (done, notPassed, errors) =>
      `verified ${count(done)} (${count(notPassed)} not passed, ${count(errors)} errors)`,
    summary: ({ answers, passed, not_passed, errors, reused, claims, verified, unverified }) =>
      [
        `${of(answers, 'answer')}: ${count(passed)} passed, ${count(not_passed)} not, ${count(errors)} could not be evaluated`,
        `${of(claims, 'claim')}: ${count(verified)} verified, ${count(unverified)} not`,
        ...(reused > 0 ? [`${of(reused, 'answer')} of a run before`] : []),
      ].join(' · '),
    retry: (errors, first) =>
      `${count(errors)} could not be evaluated; --retry-errors tries them again\n  the first: ${first}`,
    columns: ['answer', 'status', 'why'],
  },
  ko: {
    verifying: (done, notPassed, errors) =>
      `확인한 답 ${count(done)}개 (미통과 ${count(notPassed)}, 오류 ${count(errors)})`,
    summary: ({ answers, passed, not_passed, errors, reused, claims, verified, unverified }) =>
      [
        `답 ${count(answers)}개: 통과 ${count(passed)}, 미통과 ${count(not_passed)}, 평가할 수 없음 ${count(errors)}`,
        `주장 ${count(claims)}개: 확인 ${count(verified)}, 확인 안 됨 ${count(unverified)}`,
        ...(reused > 0 ? [`앞선 실행에서 가져온 답 ${count(reused)}개`] : []),
      ].join(' · '),
    retry: (errors, first) =>
      `평가할 수 없는 답이 ${count(errors)}개입니다. --retry-errors로 그것만 다시 합니다\n  첫 번째: ${first}`,
    columns: ['답', '상태', '이유'],
  },
};
