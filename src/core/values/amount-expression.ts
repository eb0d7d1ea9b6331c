import { AS_MUCH, type BoundWord, IN_BETWEEN } from '../lexicon/bounds.ts';
import { type Found, wordTable } from '../lexicon/lexicon.ts';
import { divide, ONE, order, ZERO } from '../statement/exact.ts';
import type { Unit } from '../statement/value.ts';
import { type AmountDraft, amountOf } from './amount.ts';
import { amountPartAt, compoundAt } from './amount-part.ts';
import { boundAfter } from './bound-words.ts';
import { afterGap, nounEnds, wordAt } from './characters.ts';
import { type Draft, read, unreadDraft } from './draft.ts';
import { doubtfulDay } from './korean-date.ts';
import type { AmountPart } from './part.ts';
import { perAfter, perBefore, perOf } from './per.ts';
import { pairEnd, rangeFrom } from './range.ts';
import { wordBefore } from './english-number.ts';
import { rankEnd } from './ordinal.ts';
import { SHARE, unitNamed } from './unit-at.ts';

const asMuch = wordTable(AS_MUCH).classes;

const LIMITS: ReadonlySet<BoundWord> = new Set(['gt', 'gte', 'lt', 'lte']);

interface Tail {
  readonly reach: number;
  readonly per: Unit | null;
  readonly bounds: readonly BoundWord[];
  /** `40+`: the sign belongs to the value. */
  readonly plus: boolean;
}

/** What stands behind an amount: per night, or more, 이상, in any order. */
function tailOf(text: string, end: number): Tail {
  let [reach, per]: [number, Unit | null] = [end, null];
  const bounds: BoundWord[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const found: Found<Unit> | null = per === null ? perAfter(text, reach) : null;
    if (found !== null) [reach, per] = [found.end, found.is];
    const bound = boundAfter(text, reach);
    if (bound !== null) {
      bounds.push(bound.is);
      reach = bound.end;
    } else if (found === null) break;
  }
  return { reach, per, bounds, plus: text.charAt(end) === '+' && reach > end };
}

/** Behind nouns that are no unit as well: 62 hotel beds or more; not one word, which may belong to what follows: 12 beds plus cots. */
function countedTail(text: string, end: number): Tail {
  const own = tailOf(text, end);
  if (own.reach > end) return own;
  for (const noun of nounEnds(text, end)) {
    const behind = tailOf(text, noun);
    const isPhrase = text.slice(noun, behind.reach).trim().includes(' ');
    if (behind.bounds.length > 0 && isPhrase) return behind;
  }
  return own;
}

/** `three times as many`, `three times a week`. */
function asMultiple(text: string, part: AmountPart): AmountPart {
  if (part.unit?.symbol !== '회' || !text.slice(part.start, part.end).endsWith('s')) return part;
  return asMuch.has(wordAt(text, afterGap(text, part.end))) ? { ...part, unit: unitNamed('배') } : part;
}

/** `1 in 1,000`, never `3 in 2014`. */
function isOneIn(part: AmountPart, whole: AmountPart): boolean {
  if (part.form !== 'figures') return true;
  const isYear = whole.end - whole.start === 4;
  return order(part.high, ONE) === 0 && !isYear;
}

/** one in five, four out of five, 10명 중 3명: a share. */
function shareOf(text: string, part: AmountPart): { end: number; share: AmountPart } | null {
  const at = afterGap(text, part.end);
  const isAmong = at > part.end && text.startsWith('중 ', at);
  const word = wordAt(text, at);
  const isOut = word === 'out' && text.startsWith('out of ', at);
  if (!isAmong && !isOut && word !== 'in') return null;
  const second = amountPartAt(text, at + (isOut ? 7 : isAmong ? 2 : 3));
  if (
    second === null ||
    second.unread !== null ||
    order(second.low, second.high) !== 0 ||
    part.unit !== second.unit
  )
    return null;
  const [top, whole] = isAmong ? [second, part] : [part, second];
  if (
    order(top.high, whole.high) > 0 ||
    order(whole.high, ZERO) <= 0 ||
    (word === 'in' && second.form !== part.form)
  )
    return null;
  if (word === 'in' && (part.unit !== null || !isOneIn(part, second))) return null;
  const value = divide(top.high, whole.high);
  return {
    end: second.end,
    share: { ...part, end: second.end, low: value, high: value, resolution: ZERO, unit: SHARE },
  };
}

/** `5명 이상 10명 미만`: two bounds of one amount. */
function withUpperBound(text: string, draft: AmountDraft, tail: Tail): Draft | null {
  const isLower = tail.bounds.includes('gte') || tail.bounds.includes('gt');
  const at = afterGap(text, tail.reach);
  const next = isLower && at > tail.reach ? amountPartAt(text, at) : null;
  if (next === null || next.unread !== null || next.unit !== draft.high.unit) return null;
  const upper = tailOf(text, next.end);
  if (
    !(upper.bounds.includes('lt') || upper.bounds.includes('lte')) ||
    order(draft.high.high, next.high) >= 0
  )
    return null;
  const low = amountOf({ ...draft, bounds: [...draft.bounds, ...tail.bounds] });
  const high = amountOf({ ...draft, low: next, high: next, bounds: upper.bounds });
  return read(draft.low.start, next.end, { ...low, high: high.high }, upper.reach);
}

function finished(text: string, draft: AmountDraft, isRange: boolean): Draft {
  const rank = isRange && draft.high.unit === null ? rankEnd(text, draft.high.end) : -1;
  if (rank > 0) return unreadDraft(draft.low.start, rank, 'form');
  const { start, end } = { start: draft.low.start, end: draft.high.end };
  const tail = draft.high.unit === null ? countedTail(text, end) : tailOf(text, end);
  const both = isRange ? null : withUpperBound(text, draft, tail);
  if (both !== null) return both;
  const isFixed = isRange || draft.bounds.some((bound) => LIMITS.has(bound));
  const bounds = [...draft.bounds, ...tail.bounds.filter((bound) => bound === 'near' || !isFixed)];
  const value = amountOf({ ...draft, per: tail.per ?? draft.per, bounds });
  const between = afterGap(text, end);
  const reach = isRange && text.startsWith(IN_BETWEEN, between) ? between + IN_BETWEEN.length : tail.reach;
  return read(start, tail.plus ? end + 1 : end, value, reach);
}

/** Amounts behind 월, 1박에, 두 명당. */
function eachOf(text: string, part: AmountPart, bounds: readonly BoundWord[]): Draft | null {
  const each = perOf(text, part);
  if (each === null) return null;
  const draft = amountExpression(text, each.end, bounds, each.is);
  return draft === null ? null : { ...draft, from: part.start };
}

function speed(unit: Unit | null, per: Unit | null): Unit | null {
  if (unit === null || per?.dimension !== 'speed' || unit.dimension !== 'length') return null;
  const factor = per.symbol === 'km/h' ? divide(unit.factor, unitNamed('h').factor) : unit.factor;
  const symbol = per.symbol === 'km/h' ? `${unit.symbol}/h` : `${unit.symbol}/s`;
  return { symbol, dimension: 'speed', factor, offset: ZERO };
}

function withSpeed(part: AmountPart, per: Unit | null): AmountPart {
  const unit = speed(part.unit, per);
  return unit === null ? part : { ...part, unit };
}

/** An amount with all that is said of it, at `at`; `bounds` stood before it. */
export function amountExpression(
  text: string,
  at: number,
  bounds: readonly BoundWord[],
  per: Unit | null = null,
): Draft | null {
  const before = per === null ? perBefore(text, at) : null;
  if (before !== null) {
    const day = before.is.dimension === 'month' ? doubtfulDay(text, before.end) : null;
    if (day !== null) return unreadDraft(day.start, day.end, 'ambiguous');
    const draft = amountExpression(text, before.end, bounds, before.is);
    if (draft !== null) return { ...draft, from: at };
  }
  const first = amountPartAt(text, at);
  if (first === null) return null;
  if (first.unread !== null) return unreadDraft(first.start, first.end, first.unread);
  return (
    (per === null ? eachOf(text, first, bounds) : null) ??
    wholeExpression(text, withSpeed(compoundAt(text, first), per), bounds, per)
  );
}

/** `two years ago` counts from the day of speaking. */
function agoEnd(text: string, part: AmountPart): number {
  if (part.unit?.dimension !== 'time' && part.unit?.dimension !== 'month') return -1;
  const at = afterGap(text, part.end);
  return wordAt(text, at) === 'ago' ? at + 3 : -1;
}

/** `between 14 of its rooms and 24`: the other end is not found, and this one alone is no value. */
function isHalfRead(text: string, { start }: AmountPart, bounds: readonly BoundWord[]): boolean {
  return bounds.includes('range') && wordBefore(text, start) === 'between';
}

function wholeExpression(
  text: string,
  read: AmountPart,
  bounds: readonly BoundWord[],
  per: Unit | null,
): Draft {
  const part = asMultiple(text, read);
  const isSpeed = per?.dimension === 'speed';
  const ago = agoEnd(text, part);
  if (ago > 0) return unreadDraft(part.start, ago, 'relative');
  const draft = { low: part, high: part, per: isSpeed ? null : per, bounds };
  const range = rangeFrom(text, part, bounds.includes('range'));
  if (range !== null) return finished(text, { ...draft, ...range }, true);
  if (isHalfRead(text, part, bounds)) return unreadDraft(part.start, part.end, 'form');
  const end = pairEnd(text, part);
  if (end > 0) return unreadDraft(part.start, end, 'form');
  const share = shareOf(text, part);
  if (share !== null) return finished(text, { ...draft, low: share.share, high: share.share }, false);
  return finished(text, draft, order(part.low, part.high) !== 0);
}
