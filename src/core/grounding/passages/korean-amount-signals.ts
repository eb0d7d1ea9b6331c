import { type Amount, amountsOf } from '../../language/korean-amount.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';
import type { Link } from './korean-alignment.ts';

/**
 * How one number of a claim stands in its window: `held`, `misbound` (the value stands beside other words), `other`
 * (another value in its unit stands there), `missing` (nothing in its unit does).
 */
export interface AmountMatch {
  readonly amount: Amount;
  readonly outcome: 'held' | 'misbound' | 'other' | 'missing';
  /** What stands in its place. */
  readonly instead: Amount | null;
}

/** Holds the amounts of a claim against those of the window; a bare number meets any unit. */
export function matchAmounts(
  claim: readonly KoreanTerm[],
  window: readonly KoreanTerm[],
  links: readonly Link[],
): AmountMatch[] {
  const asked = amountsOf(claim);
  if (asked.length === 0) return [];
  const there = amountsOf(window);
  return asked.map((amount) => matchOf(amount, there, asked, links));
}

/** How many amounts ended so. */
export function countOf(matches: readonly AmountMatch[], outcome: AmountMatch['outcome']): number {
  return matches.filter((match) => match.outcome === outcome).length;
}

function matchOf(
  amount: Amount,
  there: readonly Amount[],
  asked: readonly Amount[],
  links: readonly Link[],
): AmountMatch {
  const anchor = anchorOf(amount, links);
  const same = there.filter((other) => equal(amount, other));
  const rivals = there.filter((other) => other.unit === amount.unit && !equal(amount, other));
  const near = nearest(rivals, anchor);
  if (same.length > 0) {
    const isOff =
      anchor !== null && near !== null && same.every((held) => gap(anchor, near) < gap(anchor, held));
    const isSaid = near !== null && asked.some((other) => equal(other, near));
    return isOff && !isSaid
      ? { amount, outcome: 'misbound', instead: near }
      : { amount, outcome: 'held', instead: null };
  }
  if (near === null || amount.unit === '') return { amount, outcome: 'missing', instead: null };
  return { amount, outcome: 'other', instead: near };
}

function equal(one: Amount, other: Amount): boolean {
  return one.value === other.value && (one.unit === other.unit || one.unit === '' || other.unit === '');
}

function nearest(amounts: readonly Amount[], anchor: number | null): Amount | null {
  let best: Amount | null = null;
  for (const amount of amounts)
    if (best === null || (anchor !== null && gap(anchor, amount) < gap(anchor, best))) best = amount;
  return best;
}

/** Where in the window the claim's word before the number stands. */
function anchorOf(amount: Amount, links: readonly Link[]): number | null {
  return links.findLast(({ at, place, by }) => at < amount.at && place >= 0 && by !== 'part')?.place ?? null;
}

/** Numbers stand behind what they say: one before the word is further off. */
function gap(place: number, { at, to }: Amount): number {
  return at > place ? at - place : 3 + 2 * (place - to);
}
