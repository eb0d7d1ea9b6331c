import type { Language } from '../../contract/language.ts';

/** The line that sums a checklist up. */
export const SUMMARY_WORDS: Readonly<
  Record<
    Language,
    {
      counts(met: number, partly: number, all: number, open: number): string;
      /** QG24: how many claims of the answer stand, and what of the others the evidence says instead. */
      claims(verified: number, all: number, changes: readonly string[]): string;
      empty: string;
      open: string;
      whole: string;
      /** What could not be seen, by the id that it has among the unevaluated. */
      unseen: Readonly<Record<'derived' | 'whole', string>>;
    }
  >
> = {
  ko: {
    counts: (met, partly, all, open) =>
      [
        `${all}개 항목 중 ${met}개 충족`,
        ...(partly > 0 ? [`${partly}개 부분 충족`] : []),
        ...(open > 0 ? [`${open}개 평가 못 함`] : []),
      ].join(', '),
    claims: (verified, all, changes) => [`주장 ${all}개 중 ${verified}개 확인`, ...changes].join('; '),
    empty: '답변이 비어 있습니다',
    open: '요청에서 뽑을 항목',
    whole: '답변이 끝까지 나왔는가?',
    unseen: { derived: '요청에서 뽑을 항목은 평가하지 못했습니다', whole: '답변이 중간에 잘렸습니다' },
  },
  en: {
    counts: (met, partly, all, open) =>
      [
        `${met} of ${all} items met`,
        ...(partly > 0 ? [`${partly} partly`] : []),
        ...(open > 0 ? [`${open} not evaluated`] : []),
      ].join(', '),
    claims: (verified, all, changes) => [`${verified} of ${all} claims stand`, ...changes].join('; '),
    empty: 'the answer is empty',
    open: 'items derived from the request',
    whole: 'Does the answer come to its end?',
    unseen: {
      derived: 'Items derived from the request were not evaluated',
      whole: 'The answer was cut off',
    },
  },
};
