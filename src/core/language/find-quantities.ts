import type { Span } from '../../contract/span.ts';
import { ONE, order } from '../statement/exact.ts';
import type {
  Duration,
  Quantity as ReadQuantity,
  Unit as ReadUnit,
  ValueMention,
} from '../statement/value.ts';
import { approximateAfter, approximateBefore } from './approximation.ts';
import type { Bound } from './comparator.ts';
import { englishBoundAfter, englishBoundBefore } from './comparator-english.ts';
import { koreanBoundAfter, koreanBoundBefore } from './comparator-korean.ts';
import { countedNoun } from './counted-noun.ts';
import { countedUnit } from './counted-unit.ts';
import { numberOf } from './exact-number.ts';
import type { Quantity } from './quantity.ts';
import type { Unit } from './unit.ts';
import { UNITS } from './unit-table.ts';
import { valuesOf } from './values-of.ts';

type Measured = ReadQuantity | Duration;

/** What stands around a quantity: "about" and a bound. */
interface Surroundings {
  readonly approximate: boolean;
  readonly bound: Bound | null;
}

/** 제3조, 제2공장: an ordinal that is a name. */
const ARTICLE = '제';
/** Per one: 1인당, 1건당. */
const EACH = '당';
const GLUED = /[A-Za-z_]/u;
/** `half`, `once`, `a month`: one word that is number and unit, or an article, is no number of anything. */
const ONE_WORD = /^\p{L}+$/u;
const LATIN = /^[a-z]+$/iu;
const LENGTH_OF_ONE = /^an?\s/iu;
/** What joins the two amounts of a share: 500시간 중 480시간, 4 out of 5. */
const AMONG = /\s(?:중|out of|in)\s/u;
const SHARE = 'share';
/** The resolution of a share in words: 67 % is two thirds. */
const SHOWN = 0.01;
const BANDS = /^(?:ratio|currency:)/u;

function unitOf(unit: ReadUnit | null): Unit | null {
  if (unit === null || unit.dimension === 'degree') return null;
  const symbol = unit.symbol === SHARE ? 'ratio' : unit.symbol;
  const { dimension } = unit;
  return (
    UNITS.get(symbol) ?? { symbol, dimension, factor: numberOf(unit.factor), offset: numberOf(unit.offset) }
  );
}

/** At most one "about" and one bound, in either order. */
function lookBefore(text: string, start: number): Surroundings {
  const near = approximateBefore(text, start);
  const bound = boundBefore(text, near < 0 ? start : near);
  if (bound === null || near >= 0) return { approximate: near >= 0, bound };
  return { approximate: approximateBefore(text, bound.span.start) >= 0, bound };
}

function boundBefore(text: string, at: number): Bound | null {
  return at === 0 ? null : (englishBoundBefore(text, at) ?? koreanBoundBefore(text, at));
}

function lookAfter(text: string, end: number, unit: Unit | null): Surroundings {
  const near = approximateAfter(text, end, unit !== null && BANDS.test(unit.dimension));
  const bound = boundAfter(text, near < 0 ? end : near);
  if (bound === null || near >= 0) return { approximate: near >= 0, bound };
  return { approximate: approximateAfter(text, bound.span.end, false) >= 0, bound };
}

function boundAfter(text: string, at: number): Bound | null {
  return koreanBoundAfter(text, at) ?? englishBoundAfter(text, at);
}

/** The amount of a mention; null for what is none, or an ordinal that names a thing. */
function measuredOf(text: string, { value, written, start, end }: ValueMention): Measured | null {
  if (GLUED.test(text.charAt(start - 1))) return null;
  if (value?.kind === 'duration') return LENGTH_OF_ONE.test(written) ? null : value;
  if (value?.kind !== 'quantity' || (text.startsWith(EACH, end) && order(value.low?.value ?? ONE, ONE) === 0))
    return null;
  if (value.unit !== null && (value.unit.symbol === SHARE ? ONE_WORD : LATIN).test(written)) return null;
  return value.sort === 'ordinal' && value.unit !== null && written.startsWith(ARTICLE) ? null : value;
}

function kindOf(value: Measured): Quantity['kind'] {
  if (value.kind === 'duration') return 'cardinal';
  return value.sort === 'ordinal' && value.unit !== null && UNITS.has(value.unit.symbol)
    ? 'cardinal'
    : value.sort;
}

const COUNTED = /^(?:count|score):/u;

/** A counter that no table of units has is the noun that is counted. */
function isNoun(unit: ReadUnit | null): boolean {
  return unit !== null && COUNTED.test(unit.dimension) && !UNITS.has(unit.symbol);
}

/** `100+`: the sign bounds the number and is no part of it; `21표`: nor is the noun that it counts. */
function endOf({ end, written }: ValueMention, value: Measured): number {
  const behind = isNoun(value.unit) ? (value.unit?.symbol ?? '') : '+';
  return written.endsWith(behind) ? end - behind.length : end;
}

function quantityOf(text: string, mention: ValueMention, value: Measured): Quantity | null {
  const { start } = mention;
  const bare = endOf(mention, value);
  const [low, high] = [value.low ?? value.high, value.high ?? value.low];
  if (low === null || high === null) return null;
  const kind = kindOf(value);
  const own = kind === 'ordinal' || isNoun(value.unit) ? null : unitOf(value.unit);
  const split = own === null ? englishBoundAfter(text, bare) : null;
  const counted = own === null && kind === 'cardinal' ? countedUnit(text, split?.span.end ?? bare) : null;
  const end = split === null ? (counted?.end ?? bare) : bare;
  const unit = own ?? counted?.unit ?? null;
  const noun = unit === null || counted !== null ? countedNoun(text, split?.span.end ?? bare) : null;
  const isRange = order(low.value, high.value) !== 0;
  const [before, after] = [lookBefore(text, start), lookAfter(text, end, unit)];
  const bound = isRange ? null : (split ?? after.bound ?? before.bound);
  const number = numberOf(low.value);
  if (!Number.isFinite(number)) return null;
  return {
    start,
    end,
    text: text.slice(start, end),
    value: number,
    ...(isRange ? { high: numberOf(high.value) } : {}),
    resolution: numberOf(value.resolution) || SHOWN,
    unit,
    comparator: isRange ? 'range' : (bound?.comparator ?? 'eq'),
    ...(bound === null ? {} : { comparator_span: bound.span }),
    approximate: value.approximate || before.approximate || after.approximate,
    kind,
    ...(noun === null ? {} : { counted: noun }),
  };
}

/** The mentions of a text; the two amounts of a share apart. */
function mentionsOf(text: string): ValueMention[] {
  return valuesOf(text).flatMap((mention) => {
    const { value, written, start } = mention;
    const joint = value?.kind === 'quantity' && value.unit?.symbol === SHARE ? AMONG.exec(written) : null;
    if (joint === null) return [mention];
    const second = joint.index + joint[0].length;
    return [
      ...mentionsOf(written.slice(0, joint.index)).map((one) => moved(one, start)),
      ...mentionsOf(written.slice(second)).map((one) => moved(one, start + second)),
    ];
  });
}

function moved(mention: ValueMention, by: number): ValueMention {
  return { ...mention, start: mention.start + by, end: mention.end + by };
}

/**
 * The quantities of a text, sorted, none overlapping another or a span of `taken` (dates found elsewhere, sorted
 * by start). What the one reader of values reads otherwise (dates, times, versions, codes) is none. Time is linear.
 */
export function findQuantities(text: string, taken: readonly Span[] = []): Quantity[] {
  const found: Quantity[] = [];
  let skip = 0;
  for (const mention of mentionsOf(text)) {
    while (skip < taken.length && (taken[skip]?.end ?? 0) <= mention.start) skip++;
    if ((taken[skip]?.start ?? Infinity) < mention.end) continue;
    const value = measuredOf(text, mention);
    const quantity = value === null ? null : quantityOf(text, mention, value);
    if (quantity !== null) found.push(quantity);
  }
  return found;
}
