import { type Amount, amountsOf } from '../../language/korean-amount.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';
import type { Link } from './korean-alignment.ts';
import { derivation } from './korean-derived.ts';

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
  focus: readonly KoreanTerm[],
  links: readonly Link[],
): AmountMatch[] {
  const asked = amountsOf(claim);
  if (asked.length === 0) return [];
  const there = amountsOf(window);
  const bound = boundTo(claim, window, there);
  const near = focusAmounts(window, focus, there);
  return asked.map((amount) => matchOf(amount, { claim, there, near, bound, asked }, links));
}

/** Where in the window the numbers of the claim stand. */
export function samePlaces(claim: readonly KoreanTerm[], window: readonly KoreanTerm[]): number[] {
  const asked = amountsOf(claim);
  if (asked.length === 0) return [];
  return amountsOf(window).flatMap((other) =>
    asked.some((amount) => amount.unit === other.unit && equal(amount, other)) ? [other.at] : [],
  );
}

/** How many amounts ended so. */
export function countOf(matches: readonly AmountMatch[], outcome: AmountMatch['outcome']): number {
  return matches.filter((match) => match.outcome === outcome).length;
}

interface Amounts {
  readonly claim: readonly KoreanTerm[];
  readonly there: readonly Amount[];
  /** Those of the clause that the claim speaks of. */
  readonly near: readonly Amount[];
  /** Those that stand directly behind a word of the claim. */
  readonly bound: readonly Amount[];
  readonly asked: readonly Amount[];
}

function matchOf(amount: Amount, amounts: Amounts, links: readonly Link[]): AmountMatch {
  const { there, near, bound, asked } = amounts;
  const isRival = (other: Amount) => other.unit === amount.unit && !equal(amount, other);
  const isNamed = (other: Amount) => isRival(other) && amount.unit !== '';
  const same = there.filter((other) => equal(amount, other));
  const rival =
    nearest(bound.filter(isRival), anchorOf(amount, links)) ??
    nearest(near.filter(isNamed), anchorOf(amount, links));
  if (same.length > 0) {
    const isOwn = same.some((held) => bound.includes(held) || (near.includes(held) && !bound.some(isRival)));
    const isFree =
      DATED.test(amount.unit) &&
      (rival === null || !bound.includes(rival) || standsAsDate(amount, asked, there));
    const isSaid = rival !== null && asked.some((other) => equal(other, rival));
    return rival === null || isOwn || isSaid || isFree
      ? { amount, outcome: 'held', instead: null }
      : { amount, outcome: 'misbound', instead: rival };
  }
  const { claim } = amounts;
  if (derivation(amount, claim, [...there, ...asked.filter((one) => one !== amount)]) !== null)
    return { amount, outcome: 'held', instead: null };
  const other =
    rival ??
    there.find((one) => isOtherUnit(amount, one)) ??
    nearest(there.filter(isNamed), anchorOf(amount, links));
  return other === null
    ? { amount, outcome: 'missing', instead: null }
    : { amount, outcome: 'other', instead: other };
}

/** 8월 5일 stands there as a whole. */
function standsAsDate(amount: Amount, asked: readonly Amount[], there: readonly Amount[]): boolean {
  const pairs = asked.flatMap((other): (readonly [Amount, Amount])[] => {
    if (other.at === amount.to) return [[amount, other]];
    return other.to === amount.at ? [[other, amount]] : [];
  });
  return pairs.some(([first, second]) =>
    there.some((one, at) => {
      const next = there[at + 1];
      return equal(first, one) && next !== undefined && one.to >= next.at && equal(second, next);
    }),
  );
}

/** 어린이 3,000원: the amounts of the window directly behind a content word that the claim has too. */
function boundTo(
  claim: readonly KoreanTerm[],
  window: readonly KoreanTerm[],
  there: readonly Amount[],
): Amount[] {
  const stems = new Set(
    claim.filter(({ kind }) => kind === 'word' || kind === 'name').flatMap((term) => term.stems),
  );
  const bound: Amount[] = [];
  for (const amount of there) {
    const before = window[amount.at - 1];
    const follows = bound.some(
      ({ to, at, unit }) =>
        to === amount.at || at === amount.at || (amount.unit === '분' && unit === '시' && at === amount.at),
    );
    const isBehind =
      before?.kind === 'word' && before.use === null && before.stems.some((stem) => stems.has(stem));
    if (isBehind || follows) bound.push(amount);
  }
  return bound;
}

function focusAmounts(
  window: readonly KoreanTerm[],
  focus: readonly KoreanTerm[],
  there: readonly Amount[],
): Amount[] {
  const terms = new Set(focus);
  return there.filter(({ at }) => {
    const term = window[at];
    return term !== undefined && terms.has(term);
  });
}

/** True where two amounts are one: an hour of either half of the day, a value about which only so much is said. */
export function equal(one: Amount, other: Amount): boolean {
  if (one.unit !== other.unit && one.unit !== '' && other.unit !== '') return false;
  if (one.value === other.value) return true;
  if (one.unit === '시' && (one.open || other.open) && one.value % 12 === other.value % 12) return true;
  if (one.about && !/^[년월시]$/u.test(one.unit))
    return Math.abs(one.value - other.value) <= NEARNESS * Math.abs(other.value);
  return one.bound !== null && other.bound === null && isWithin(one, other.value);
}

const NEARNESS = 0.05;
const DATED = /^[년월일시]$/u;

/** 65mm where the text has 65cm. Small whole numbers meet by chance. */
function isOtherUnit(one: Amount, other: Amount): boolean {
  if (one.value !== other.value || one.unit === '' || other.unit === '') return false;
  return one.value >= 10 || !Number.isInteger(one.value);
}

/** 3명 이상 is true of five. */
function isWithin({ bound, value, unit }: Amount, other: number): boolean {
  return unit !== '' && (bound === 'least' ? other >= value : other <= value);
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
