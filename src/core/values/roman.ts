import { exact } from '../statement/exact.ts';
import { ordinalOf } from './amount.ts';
import { isLatin } from './characters.ts';
import { type Draft, read } from './draft.ts';

const ROMAN = /(?=[XVI]{2,7}(?![A-Za-z0-9]))(X{0,3})(IX|IV|V?I{0,3})(?![A-Za-z])/y;
const NAME_BEFORE = /[A-Z][a-z]{1,30} $/;
const ONES: Readonly<Record<string, number>> = {
  '': 0,
  I: 1,
  II: 2,
  III: 3,
  IV: 4,
  V: 5,
  VI: 6,
  VII: 7,
  VIII: 8,
  IX: 9,
};

/** Louis XIV, World War II: two letters or more, behind a word with a capital. */
export function romanAt(text: string, at: number): Draft | null {
  ROMAN.lastIndex = at;
  const found = isLatin(text.charCodeAt(at - 1)) ? null : ROMAN.exec(text);
  if (found === null || !NAME_BEFORE.test(text.slice(Math.max(0, at - 33), at))) return null;
  const value = (found[1]?.length ?? 0) * 10 + (ONES[found[2] ?? ''] ?? 0);
  return read(at, at + found[0].length, ordinalOf(exact(value), null));
}
