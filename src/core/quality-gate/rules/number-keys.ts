import type { Span } from '../../../contract/span.ts';
import { findPeriods } from '../../language/find-periods.ts';
import { findQuantities } from '../../language/find-quantities.ts';

const DIGITS = /\d[\d,]*(?:\.\d+)?/gu;
const HAS_DIGIT = /\d/u;
const YEAR = /^(?:19|20)\d\d$/u;

/** A number of a text by its value, `3천만` as `30,000,000`. `inDigits`: written in digits, at least in part. */
export interface NumberKey {
  readonly value: string;
  readonly inDigits: boolean;
}

function isInside(at: number, spans: readonly Span[]): boolean {
  return spans.some(({ start, end }) => start <= at && at < end);
}

/** The numbers of a text: its quantities, and digits that belong to none (dates, codes). */
export function numberKeys(text: string): NumberKey[] {
  const quantities = findQuantities(text, findPeriods(text));
  const rest = [...text.matchAll(DIGITS)].filter(({ index }) => !isInside(index, quantities));
  return [
    ...quantities.map(({ value, text: written }) => ({
      value: String(value),
      inDigits: HAS_DIGIT.test(written),
    })),
    ...rest.map(([digits]) => ({ value: String(Number(digits.replaceAll(',', ''))), inDigits: true })),
  ];
}

function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  return (YEAR.test(one) && one.slice(2) === other) || (YEAR.test(other) && other.slice(2) === one);
}

/** Numbers of one text of which the other has too few. */
export function missingNumbers(keys: readonly NumberKey[], others: readonly NumberKey[]): NumberKey[] {
  const left = others.map(({ value }) => value);
  return keys.filter(({ value }) => {
    const at = left.findIndex((other) => isSame(value, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
