import type { Quantifier } from '../statement/phrase.ts';

/**
 * Which way a place of a sentence may be changed and stay true: `up` to something wider (judges to people), `down`
 * to something narrower, `same` in no way.
 */
export type Direction = 'up' | 'down' | 'same';

const DENYING = new Set<Quantifier>(['none', 'few']);

export function turned(direction: Direction): Direction {
  if (direction === 'same') return 'same';
  return direction === 'up' ? 'down' : 'up';
}

/**
 * The direction of the words that a quantifier stands before: `all judges` may become `all old judges`. What denies
 * turns the whole clause, and nothing more here.
 */
export function insideOf(quantifier: Quantifier, direction: Direction): Direction {
  if (quantifier === 'all') return turned(direction);
  return quantifier === 'most' || quantifier === 'exactly' ? 'same' : direction;
}

/** True where the quantifier denies what the clause says of its phrase. */
export function isDenying(quantifier: Quantifier): boolean {
  return DENYING.has(quantifier);
}

/** Those that each quantifier of the evidence makes true, itself left out. */
const IMPLIES: Readonly<Record<Quantifier, readonly Quantifier[]>> = {
  all: ['most', 'many', 'some', 'generic'],
  most: ['some', 'generic'],
  many: ['some', 'generic'],
  some: ['generic'],
  exactly: ['some', 'generic'],
  none: ['few'],
  few: [],
  generic: ['some'],
};

/** In a clause that is denied, none of them is not any of them. */
const UNDENIED: Partial<Record<Quantifier, Quantifier>> = { none: 'some', generic: 'some' };

export function quantifierFits(claim: Quantifier, evidence: Quantifier, direction: Direction): boolean {
  if (claim === evidence || (UNDENIED[claim] ?? claim) === (UNDENIED[evidence] ?? evidence)) return true;
  if (direction === 'same') return false;
  const [narrow, wide] = direction === 'up' ? [evidence, claim] : [claim, evidence];
  return IMPLIES[narrow].includes(wide);
}
