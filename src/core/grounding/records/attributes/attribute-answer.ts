import type { Scalar } from '../record-table.ts';

/** What a value says to a yes-or-no question; `unknown` where it says nothing, `other` where it says something else. */
export type Answer = 'yes' | 'no' | 'unknown' | 'other';

const YES = new Set(
  'true yes y free paid available included allowed provided supported optional full 예 네 가능 있음 제공 유 허용 포함 무료 유료'.split(
    ' ',
  ),
);
const NO = new Set(
  'false no n none never not-available not-allowed excluded unavailable 아니오 아니요 불가 불가능 없음 미제공 무 금지 미포함'.split(
    ' ',
  ),
);
const UNKNOWN = new Set(
  'null n/a na unknown unspecified undefined nan tbd ? - 미상 미정 모름 정보없음'.split(' '),
);

/** Reads the answer out of a stored value: `false` and `"no"` are no, `null` and `"unknown"` are unknown. */
export function answerOf(value: Scalar): Answer {
  if (value === null) return 'unknown';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return 'other';
  const word = value
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  if (word === '' || UNKNOWN.has(word)) return 'unknown';
  if (NO.has(word)) return 'no';
  return YES.has(word) ? 'yes' : 'other';
}
