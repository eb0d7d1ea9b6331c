import type { Span } from '../../../contract/span.ts';
import type { Period } from '../../language/period.ts';
import type { Quantity } from '../../language/quantity.ts';
import { isOtherPeriod, isSameKind, isSamePeriod, isSameQuantity } from '../passages/same-figure.ts';
import { figuresIn } from '../passages/text-reading.ts';
import { type Statement, textOf } from './statement.ts';

/** A date or quantity of a statement; places in the statement's source. */
export type SaidFigure = Span & { readonly text: string } & (
    | { readonly kind: 'quantity'; readonly value: Quantity }
    | { readonly kind: 'period'; readonly value: Period }
  );

/** The dates and quantities of a statement, in order of kind. */
export function figuresSaid(statement: Statement): SaidFigure[] {
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

/** Whether one may stand for the other: equal at the digits that either shows, or a bound that the other keeps. */
export function isSaidSame(one: SaidFigure, other: SaidFigure): boolean {
  if (one.kind === 'period')
    return (
      other.kind === 'period' &&
      (isSamePeriod(one.value, other.value) || isSamePeriod(other.value, one.value))
    );
  return (
    other.kind === 'quantity' &&
    (isSameQuantity(one.value, other.value) || isSameQuantity(other.value, one.value))
  );
}

/** Whether both cannot be true of the same thing at the same time. */
export function excludes(one: SaidFigure, other: SaidFigure): boolean {
  if (isSaidSame(one, other)) return false;
  if (one.kind === 'period') return other.kind === 'period' && isOtherPeriod(one.value, other.value);
  return other.kind === 'quantity' && isSameKind(one.value, other.value) && areApart(one.value, other.value);
}

/** True for a date, false for a quantity. */
export function isDate({ kind }: SaidFigure): boolean {
  return kind === 'period';
}

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
