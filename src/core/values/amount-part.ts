import { AMOUNT_SIGNS } from '../lexicon/bounds.ts';
import { longestWord, wordTable } from '../lexicon/lexicon.ts';
import { MONEY } from '../lexicon/units-money.ts';
import { type Exact, add, exact, multiply, negate, ONE, order, ZERO } from '../statement/exact.ts';
import type { Unit, UnreadReason } from '../statement/value.ts';
import { afterGap, isDigitAt, isHangul, isLatin, latinEnd, wordAt } from './characters.ts';
import { andPartAfter, englishNumberAt } from './english-number.ts';
import { figureNumberAt } from './figure-number.ts';
import { koreanNumberAt } from './korean-number.ts';
import type { WrittenNumber } from './number.ts';
import type { AmountPart } from './part.ts';
import { endsKorean, SHARE, unitAfter, unitNamed } from './unit-at.ts';
import { wholeAmountAt } from './whole-amount.ts';

const signs = wordTable(AMOUNT_SIGNS);
const money = wordTable(MONEY);
/** Behind a part of a whole: 1/3이, 1/3의. Other particles follow dates too: 7/28까지. */
const PART_PARTICLES = '의이가을를은는만';
const LEAST_WON = exact(10);
const YEN_OR_YUAN = 'currency:?';

/** A currency before its number: $, US$, KRW, and a space where it has letters. */
function moneyBefore(text: string, at: number): { end: number; unit: Unit } | null {
  const found = longestWord(money, text, at, (end) => !isLatin(text.charCodeAt(end)));
  if (found === null || isHangul(text.charCodeAt(at)) || /[a-z]/.test(text.charAt(at))) return null;
  const end = afterGap(text, found.end);
  return isDigitAt(text, end) || '-−–'.includes(text.charAt(end) || ' ')
    ? { end, unit: unitNamed(text.slice(at, found.end)) }
    : null;
}

/** Where a sign ends that belongs to the number behind it, and what it is. */
function signAt(text: string, at: number): { end: number; is: 'minus' | 'plus' | 'both' | '?' } | null {
  const found = longestWord(signs, text, at, () => true);
  if (found === null) return null;
  const isWord = isLatin(text.charCodeAt(at)) || isHangul(text.charCodeAt(at));
  const end = isWord || found.is === 'both' ? afterGap(text, found.end) : found.end;
  if (isWord && (end === found.end || isLatin(text.charCodeAt(at - 1)))) return null;
  return { end, is: found.is };
}

function writtenNumberAt(text: string, at: number, isMoney: boolean): WrittenNumber | null {
  const code = text.charCodeAt(at);
  if (isLatin(code)) return isMoney ? null : englishNumberAt(text, at);
  return figureNumberAt(text, at, isMoney) ?? (isMoney ? null : koreanNumberAt(text, at));
}

interface WithUnit {
  readonly end: number;
  readonly unit: Unit | null;
  readonly plus: Exact;
}

/** `won` is a verb too. */
function isUnit(text: string, number: WrittenNumber, found: { end: number; is: Unit }): boolean {
  if (found.is.symbol !== 'KRW' || wordAt(text, found.end - 3) !== 'won') return true;
  return order(number.high, LEAST_WON) >= 0;
}

/** `half an hour`: the unit behind an article. */
function articleUnit(text: string, end: number): { end: number; is: Unit } | null {
  const at = afterGap(text, end);
  const word = wordAt(text, at);
  return at > end && (word === 'a' || word === 'an') ? unitAfter(text, latinEnd(text, at)) : null;
}

function unitBehind(text: string, number: WrittenNumber): WithUnit {
  const found = unitAfter(text, number.end) ?? (number.share ? articleUnit(text, number.end) : null);
  if (found === null || !isUnit(text, number, found)) return { end: number.end, unit: null, plus: ZERO };
  return withHalf(text, found.end, found.is);
}

/** ` and a half`, ` 반` behind a unit. */
function withHalf(text: string, end: number, unit: Unit): WithUnit {
  const part = andPartAfter(text, end);
  if (part !== null) return { end: part.end, unit, plus: part.part };
  const half = afterGap(text, end);
  const isHalf = half > end && text.charAt(half) === '반' && endsKorean(text, half + 1);
  return isHalf ? { end: half + 1, unit, plus: exact(1, 2) } : { end, unit, plus: ZERO };
}

/** A fraction with a word of its whole is a share; beside a noun it is a number; alone it may be a date. */
function unitOfShare(text: string, number: WrittenNumber): Unit | null | 'ambiguous' {
  if (number.form !== 'figures') return SHARE;
  const next = afterGap(text, number.end);
  if (
    wordAt(text, next) === 'of' ||
    (next === number.end && PART_PARTICLES.includes(text.charAt(next) || ' '))
  )
    return SHARE;
  return next > number.end && isLatin(text.charCodeAt(next)) ? null : 'ambiguous';
}

function unreadOf(number: WrittenNumber, unit: Unit | null): UnreadReason | null {
  if (number.unread !== null) return number.unread;
  if (number.needsUnit && unit === null) return 'ambiguous';
  if (unit?.dimension === YEN_OR_YUAN) return 'ambiguous';
  return number.pointThree && unit?.dimension === 'currency:EUR' ? 'ambiguous' : null;
}

function joined(
  start: number,
  number: WrittenNumber,
  before: Unit | null,
  behind: WithUnit,
  text: string,
): AmountPart {
  const share = number.share && behind.unit === null && before === null ? unitOfShare(text, number) : null;
  const unit = before ?? behind.unit ?? (share === 'ambiguous' ? null : share);
  const { low, high, resolution, approximate, scale, form } = number;
  const unread = share === 'ambiguous' ? 'ambiguous' : unreadOf(number, unit);
  const ends = { low: add(low, behind.plus), high: add(high, behind.plus) };
  const last = behind.plus === ZERO ? resolution : ZERO;
  const isPrefixed = before !== null;
  return {
    start,
    end: behind.end,
    ...ends,
    resolution: last,
    unit,
    isPrefixed,
    approximate,
    scale,
    unread,
    form,
  };
}

function withSign(part: AmountPart, start: number, is: 'minus' | 'plus' | 'both' | '?'): AmountPart {
  if (is === '?') return { ...part, start, unread: part.unread ?? 'ambiguous' };
  if (is === 'both') return { ...part, start, low: negate(part.high) };
  return is === 'plus'
    ? { ...part, start }
    : { ...part, start, low: negate(part.high), high: negate(part.low) };
}

function unsigned(text: string, at: number): AmountPart | null {
  const whole = wholeAmountAt(text, at);
  if (whole !== null) return whole;
  const before = moneyBefore(text, at);
  const place = before?.end ?? at;
  const inner = before === null ? null : signAt(text, place);
  const number = writtenNumberAt(text, inner?.end ?? place, before !== null);
  if (number === null) return null;
  const found = unitBehind(text, number);
  const isOther = before !== null && found.unit !== null && found.unit.dimension !== before.unit.dimension;
  const behind = isOther ? { end: number.end, unit: null, plus: ZERO } : found;
  const part = joined(at, number, before?.unit ?? null, behind, text);
  return inner === null ? part : withSign(part, at, inner.is);
}

/** 영하 12도 is a temperature. */
function degrees(part: AmountPart, text: string, at: number): AmountPart {
  const isTemperature = '영섭'.includes(text.charAt(at) || ' ') && part.unit?.dimension === 'degree';
  return isTemperature ? { ...part, unit: unitNamed('°C') } : part;
}

/** A number with sign, currency and unit at `at`. */
export function amountPartAt(text: string, at: number): AmountPart | null {
  const sign = signAt(text, at);
  if (sign === null) return unsigned(text, at);
  const part = unsigned(text, sign.end);
  return part === null ? null : degrees(withSign(part, at, sign.is), text, at);
}

const COMPOUND: ReadonlySet<string> = new Set(['time', 'month', 'length', 'mass', 'ratio']);

/** The minutes of `2h 30m`, the inches of `5 feet 3`. */
function asMinutes(part: AmountPart, unit: Unit): Unit | null {
  if (part.unit === null && part.form === 'figures' && unit.symbol === 'ft') return unitNamed('inch');
  return part.unit?.symbol === 'm' && unit.symbol === 'h' ? unitNamed('min') : part.unit;
}

const TERM = /(\d{1,2}) ?월(?! ?\d)/y;
const LONGEST_TERM = exact(9);

/** `징역 2년 6월`: months of a term. From ten years on it may be a date. */
function termAt(text: string, at: number, years: AmountPart): AmountPart | null {
  TERM.lastIndex = at;
  const months = years.unit?.symbol === 'y' && order(years.high, LONGEST_TERM) <= 0 ? TERM.exec(text) : null;
  if (months === null || years.form !== 'figures' || Number(months[1]) > 11) return null;
  const value = add(multiply(years.high, exact(12)), exact(Number(months[1])));
  return {
    ...years,
    end: at + months[0].length,
    low: value,
    high: value,
    unit: unitNamed('mo'),
    resolution: ONE,
  };
}

/** 2 hours 30 minutes, 1년 6개월, 5 feet 11 inches: all parts in the last unit. */
export function compoundAt(text: string, first: AmountPart): AmountPart {
  if (
    first.unit === null ||
    first.unit === SHARE ||
    first.unread !== null ||
    !COMPOUND.has(first.unit.dimension)
  )
    return first;
  const gap = afterGap(text, first.end);
  const at = wordAt(text, gap) === 'and' ? afterGap(text, gap + 3) : gap;
  if (!isDigitAt(text, at) && !isHangul(text.charCodeAt(at)) && !isLatin(text.charCodeAt(at))) return first;
  const term = termAt(text, at, first);
  if (term !== null) return term;
  const next = unsigned(text, at);
  const unit = next === null ? null : asMinutes(next, first.unit);
  if (next === null || unit === null || unit.dimension !== first.unit.dimension || next.unread !== null)
    return first;
  const factor = multiply(first.unit.factor, { over: unit.factor.under, under: unit.factor.over });
  if (order(factor, ONE) <= 0 || order(next.high, factor) >= 0) return first;
  const [low, high] = [
    add(multiply(first.low, factor), next.low),
    add(multiply(first.high, factor), next.high),
  ];
  return compoundAt(text, { ...next, start: first.start, unit, low, high });
}

const moneyWords = new Set(
  [...money.classes.keys()].map((name) => /^[A-Z.]{1,4}/.exec(name)?.[0].toLowerCase() ?? ''),
);

/** Whether a currency before its number may begin with this word, in lower case: usd, us of US$. */
export function beginsMoney(word: string): boolean {
  return moneyWords.has(word);
}
