import { PER_KOREAN } from '../lexicon/bounds.ts';
import { type Found, longestWord, wordTable } from '../lexicon/lexicon.ts';
import { multiply, ONE, order, writeExact, ZERO } from '../statement/exact.ts';
import type { Unit } from '../statement/value.ts';
import { afterGap, isDigitAt, isHangul, isLatin, latinEnd, wordAt } from './characters.ts';
import type { AmountPart } from './part.ts';
import { unitHere, unitNamed } from './unit-at.ts';

const korean = wordTable(PER_KOREAN);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'each', 'every']);
const TIME: ReadonlySet<string> = new Set(['time', 'month', 'night', 'workday']);
const CALENDAR: ReadonlySet<string> = new Set(['time', 'month']);

/** What is counted by a noun that is no unit: per vehicle. */
function nounUnit(text: string, at: number): Found<Unit> | null {
  const end = latinEnd(text, at);
  const noun = text.slice(at, end).toLowerCase();
  if (noun.length < 3) return null;
  return { end, is: { symbol: noun, dimension: `count:${noun}`, factor: ONE, offset: ZERO } };
}

function afterSlash(text: string, at: number): Found<Unit> | null {
  const place = afterGap(text, at);
  if (isDigitAt(text, place)) return null;
  const unit = unitHere(text, place);
  return unit ?? (isLatin(text.charCodeAt(place)) ? nounUnit(text, place) : null);
}

/** What an amount is for each of, behind it: /L, per night, a year. */
export function perAfter(text: string, end: number): Found<Unit> | null {
  const at = afterGap(text, end);
  if (text.charAt(at) === '/') return afterSlash(text, at + 1);
  const word = at === end ? '' : wordAt(text, at);
  const place = afterGap(text, at + word.length);
  if (word === '' || place === at + word.length) return null;
  if (word === 'per') return unitHere(text, place) ?? nounUnit(text, place);
  if (!ARTICLES.has(word)) return null;
  const unit = unitHere(text, place, false);
  return unit !== null && (TIME.has(unit.is.dimension) || unit.is.symbol === '명') && unit.end - place > 2
    ? unit
    : null;
}

/** 월, 연, 시간당, 하루에 before an amount. `end` is where the amount begins. */
export function perBefore(text: string, at: number): Found<Unit> | null {
  const found = longestWord(
    korean,
    text,
    at,
    (end) => !isHangul(text.charCodeAt(end)) || text.charAt(end) === '에',
  );
  if (found === null) return null;
  const last = text.charAt(found.end) === '에' ? found.end + 1 : found.end;
  const end = afterGap(text, last);
  return end === last ? null : { end, is: unitNamed(found.is) };
}

function manyOf(part: AmountPart, unit: Unit): Unit {
  if (order(part.high, ONE) === 0) return unit;
  const symbol = `${writeExact(part.high)} ${unit.symbol}`;
  return { ...unit, symbol, factor: multiply(unit.factor, part.high) };
}

/** `1박에 `, `두 명당 `: an amount that says what the next one is for each of. */
export function perOf(text: string, part: AmountPart): Found<Unit> | null {
  const mark = text.charAt(part.end);
  if (mark !== '당' && mark !== '에') return null;
  if (part.unit === null || part.unread !== null || order(part.low, part.high) !== 0) return null;
  const end = afterGap(text, part.end + 1);
  if (end === part.end + 1 && !(mark === '당' && isDigitAt(text, end))) return null;
  const isOne = order(part.high, ONE) === 0;
  if (mark === '에' && !isOne && CALENDAR.has(part.unit.dimension)) return null;
  return { end, is: manyOf(part, part.unit) };
}
