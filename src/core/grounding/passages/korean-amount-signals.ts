import type { Amount } from '../../language/korean-amount.ts';
import { amountsIn, type KoreanReading } from './korean-reading.ts';

/**
 * How one number of a claim stands in its window: `held`, `other` (another value in its unit stands there), `missing`
 * (nothing in its unit does).
 */
export interface AmountMatch {
  readonly amount: Amount;
  readonly outcome: 'held' | 'other' | 'missing';
}

/** Holds the amounts of a claim against those of the window; a bare number meets any unit. */
export function matchAmounts(said: KoreanReading, window: KoreanReading): AmountMatch[] {
  const there = amountsIn(window);
  return amountsIn(said).map((amount) => ({ amount, outcome: outcomeOf(amount, there) }));
}

function outcomeOf(amount: Amount, there: readonly Amount[]): AmountMatch['outcome'] {
  if (there.some((other) => equal(amount, other))) return 'held';
  const isOther = there.some(
    (other) => (other.unit === amount.unit && amount.unit !== '') || isOtherUnit(amount, other),
  );
  return isOther ? 'other' : 'missing';
}

/** Where in the window the numbers of the claim stand. */
export function samePlaces(said: KoreanReading, there: KoreanReading): number[] {
  const asked = amountsIn(said);
  if (asked.length === 0) return [];
  return amountsIn(there).flatMap((other) =>
    asked.some((amount) => amount.unit === other.unit && equal(amount, other)) ? [other.at] : [],
  );
}

/** How many amounts ended so. */
export function countOf(matches: readonly AmountMatch[], outcome: AmountMatch['outcome']): number {
  return matches.filter((match) => match.outcome === outcome).length;
}

/** True where two amounts are one: an hour of either half of the day, a value about which only so much is said. */
export function equal(one: Amount, other: Amount): boolean {
  if (one.unit !== other.unit && one.unit !== '' && other.unit !== '') return false;
  if (one.unit === '' || other.unit === '' ? one.said === other.said : one.value === other.value) return true;
  if (one.unit === '시' && (one.open || other.open) && one.value % 12 === other.value % 12) return true;
  if (one.about && !/^[년월시]$/u.test(one.unit))
    return Math.abs(one.value - other.value) <= NEARNESS * Math.abs(other.value);
  return one.bound !== null && other.bound === null && isWithin(one, other.value);
}

const NEARNESS = 0.05;

/** 65mm where the text has 65cm. Small whole numbers meet by chance. */
function isOtherUnit(one: Amount, other: Amount): boolean {
  if (one.said !== other.said || one.unit === '' || other.unit === '') return false;
  return one.said >= 10 || !Number.isInteger(one.said);
}

/** 3명 이상 is true of five. */
function isWithin({ bound, value, unit }: Amount, other: number): boolean {
  return unit !== '' && (bound === 'least' ? other >= value : other <= value);
}
