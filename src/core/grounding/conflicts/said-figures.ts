import type { Span } from '../../../contract/span.ts';
import { type Amount, amountsOf } from '../../language/korean-amount.ts';
import type { Period } from '../../language/period.ts';
import type { Quantity } from '../../language/quantity.ts';
import { equal } from '../passages/korean-amount-signals.ts';
import { isOtherPeriod, isSameKind, isSamePeriod, isSameQuantity } from '../passages/same-figure.ts';
import { isOtherDate, isSameDate, type KoreanDate, koreanDateAt } from './korean-date.ts';
import { figuresIn } from '../passages/text-reading.ts';
import { koreanTermsIn } from './korean-terms-in.ts';
import { type Statement, textOf } from './statement.ts';

/** A date or quantity of a statement, as its language reads it; places in the statement's source. */
export type SaidFigure = Span & { readonly text: string } & (
    | { readonly kind: 'quantity'; readonly value: Quantity }
    | { readonly kind: 'period'; readonly value: Period }
    | { readonly kind: 'amount'; readonly value: Amount }
    | { readonly kind: 'date'; readonly value: KoreanDate }
  );

const DIGIT = /\d/u;
const DATED = /^(?:시|요일)$/u;
/** 40~50분, 40분에서 50분. */
const RANGE_BEFORE = /(?:[~～–-]|\d[^\s\d]{0,4}(?:에서|부터))\s*$/u;
const RANGE_BEHIND = /^\s*[~～–-]/u;
const FROM = /(?:에서|부터)$/u;
const ROUND = 0.01;

/** The dates and quantities of a statement, in order of kind. */
export function figuresSaid(statement: Statement): SaidFigure[] {
  const korean = koreanTermsIn(statement);
  if (korean.length > 0) return amountsSaid(statement);
  const { periods, quantities } = figuresIn(statement.passages, textOf(statement));
  const moved = ({ start, end, text }: Span & { readonly text: string }) => ({
    start: start + statement.start,
    end: end + statement.start,
    text,
  });
  return [
    ...periods.map((value): SaidFigure => ({ ...moved(value), kind: 'period', value })),
    ...quantities.map((value): SaidFigure => ({ ...moved(value), kind: 'quantity', value })),
  ];
}

function amountsSaid(statement: Statement): SaidFigure[] {
  const terms = koreanTermsIn(statement);
  const amounts = amountsOf(statement.source, terms);
  const found: SaidFigure[] = [];
  const placed = ({ at, to }: { at: number; to: number }) => {
    const [start, end] = [terms[at]?.start ?? 0, terms[to - 1]?.end ?? 0];
    return { start, end, text: statement.source.slice(start, end) };
  };
  let behind = 0;
  amounts.forEach((value, index) => {
    if (value.at < behind) return;
    const date = koreanDateAt(amounts, index);
    behind = date?.to ?? 0;
    found.push(
      date === null
        ? { ...placed(value), kind: 'amount', value }
        : { ...placed(date), kind: 'date', value: date },
    );
  });
  return found;
}

/** Whether one may stand for the other: equal at the digits that either shows, or a bound that the other keeps. */
export function isSaidSame(one: SaidFigure, other: SaidFigure): boolean {
  if (one.kind === 'period')
    return (
      other.kind === 'period' &&
      (isSamePeriod(one.value, other.value) || isSamePeriod(other.value, one.value))
    );
  if (one.kind === 'quantity')
    return (
      other.kind === 'quantity' &&
      (isSameQuantity(one.value, other.value) || isSameQuantity(other.value, one.value))
    );
  if (one.kind === 'date') return other.kind === 'date' && isSameDate(one.value, other.value);
  if (other.kind !== 'amount') return false;
  return equal(one.value, other.value) || equal(other.value, one.value) || isRounded(one.value, other.value);
}

/** Whether both cannot be true of the same thing at the same time. */
export function excludes(one: SaidFigure, other: SaidFigure): boolean {
  if (isSaidSame(one, other)) return false;
  if (one.kind === 'period') return other.kind === 'period' && isOtherPeriod(one.value, other.value);
  if (one.kind === 'quantity')
    return (
      other.kind === 'quantity' && isSameKind(one.value, other.value) && areApart(one.value, other.value)
    );
  if (one.kind === 'date') return other.kind === 'date' && isOtherDate(one.value, other.value);
  return other.kind === 'amount' && one.value.unit !== '' && one.value.unit === other.value.unit;
}

/** True for a figure that says when. */
export function isDated({ kind, value }: SaidFigure): boolean {
  return kind === 'period' || kind === 'date' || (kind === 'amount' && DATED.test(value.unit));
}

/** True for a date, false for a quantity. */
export function isDate({ kind }: SaidFigure): boolean {
  return kind === 'period' || kind === 'date';
}

/** True for an end of a range, which is no value by itself. */
export function isRangeEnd({ source }: Statement, { start, end, kind }: SaidFigure): boolean {
  if (kind !== 'amount') return false;
  const word = source.slice(start, end);
  const behind = source.slice(end, end + NEAR);
  return (
    RANGE_BEFORE.test(source.slice(Math.max(0, start - NEAR), start)) ||
    RANGE_BEHIND.test(behind) ||
    (FROM.test(word) && /^\s*\d/u.test(behind)) ||
    (/[~～–-]/u.test(word) && DIGIT.test(word))
  );
}

const NEAR = 12;

/** At most 5 and at most 8 differ; at least 8 and 12 do not. */
function areApart(one: Quantity, other: Quantity): boolean {
  if (one.comparator === other.comparator) return true;
  if (one.unit?.symbol !== other.unit?.symbol) return true;
  const [low, high] = reachOf(one);
  const [least, most] = reachOf(other);
  return high < least || most < low;
}

function reachOf({ value, high, comparator }: Quantity): readonly [number, number] {
  if (comparator === 'gt' || comparator === 'gte') return [value, Number.POSITIVE_INFINITY];
  if (comparator === 'lt' || comparator === 'lte') return [Number.NEGATIVE_INFINITY, value];
  return [value, high ?? value];
}

/** 231만 for 2,314,500: the same at the digits that the rounder one shows. */
function isRounded(one: Amount, other: Amount): boolean {
  if (one.unit !== other.unit) return false;
  const apart = Math.abs(one.value - other.value);
  const scale = Math.max(scaleOf(one.value), scaleOf(other.value));
  return apart <= scale / 2 && apart <= ROUND * Math.abs(one.value);
}

function scaleOf(value: number): number {
  if (value === 0) return 1;
  let scale = 1;
  while (value % (scale * 10) === 0) scale *= 10;
  return scale;
}
