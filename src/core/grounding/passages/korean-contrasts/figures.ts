import { type Amount, amountsOf } from '../../../language/korean-amount.ts';
import { amountsIn } from '../korean-reading.ts';
import type { KoreanTerm } from '../../../language/korean-term.ts';
import type { KoreanBeside } from './beside.ts';
import { type KoreanValue, neighbours } from './neighbour.ts';

const CALENDAR = /^(?:년|월)$/u;

/** Numbers of the claim that the sentence has beside another of the things that it names side by side. */
export function neighbourNumbers(beside: KoreanBeside): (readonly [KoreanValue, KoreanValue])[] {
  const said = amountsIn(beside.hold.said).filter(({ unit }) => unit !== '' && !CALENDAR.test(unit));
  if (said.length === 0) return [];
  const there = amountsOf(beside.terms);
  if (there.length < 2) return [];
  const units = new Set(said.map(({ unit }) => unit));
  return [...units].flatMap((unit) =>
    neighbours(
      beside,
      valuesOf(said, unit, beside.claim, 0),
      valuesOf(there, unit, beside.terms, beside.base),
    ),
  );
}

function valuesOf(
  amounts: readonly Amount[],
  unit: string,
  terms: readonly KoreanTerm[],
  offset: number,
): KoreanValue[] {
  return amounts
    .filter((amount) => amount.unit === unit)
    .map(({ value, at, to }) => ({
      key: String(value),
      start: (terms[at]?.start ?? 0) - offset,
      end: (terms[to - 1]?.end ?? 0) - offset,
    }));
}
