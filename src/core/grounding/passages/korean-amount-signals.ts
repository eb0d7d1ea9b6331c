import type { Amount } from '../../language/korean-amount.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';
import type { Link } from './korean-alignment.ts';
import { derivation, type Reckoning, reckoningOf } from './korean-derived.ts';
import { amountsIn, type KoreanReading } from './korean-reading.ts';

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
  said: KoreanReading,
  window: KoreanReading,
  isFocus: (place: number) => boolean,
  links: readonly Link[],
): AmountMatch[] {
  const [asked, there] = [amountsIn(said), amountsIn(window)];
  const bound = boundTo(said, window, there);
  const near = there.filter(({ at }) => isFocus(at));
  let made: Reckoning | null = null;
  const reckoning = () => (made ??= reckoningOf(said.terms, there, asked));
  return asked.map((amount) => matchOf(amount, { reckoning, there, near, isFocus, bound, asked }, links));
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

interface Amounts {
  readonly reckoning: () => Reckoning;
  readonly there: readonly Amount[];
  /** Those of the clause that the claim speaks of. */
  readonly near: readonly Amount[];
  readonly isFocus: (place: number) => boolean;
  /** Those that stand directly behind a word of the claim. */
  readonly bound: ReadonlySet<Amount>;
  readonly asked: readonly Amount[];
}

function matchOf(amount: Amount, amounts: Amounts, links: readonly Link[]): AmountMatch {
  const { there, near, isFocus, bound, asked } = amounts;
  const isRival = (other: Amount) => other.unit === amount.unit && !equal(amount, other);
  const isNamed = (other: Amount) => isRival(other) && amount.unit !== '';
  const same = there.filter((other) => equal(amount, other));
  const rivals = [...bound].filter(isRival);
  const anchor = anchorOf(amount, links);
  const rival = nearest(rivals, anchor) ?? nearest(near.filter(isNamed), anchor);
  if (same.length > 0) {
    const isOwn = same.some(
      (held) => bound.has(held) || isBefore(amount, held, links) || (rivals.length === 0 && isFocus(held.at)),
    );
    const isFree =
      DATED.test(amount.unit) && (rival === null || !bound.has(rival) || standsAsDate(amount, asked, there));
    const isSaid = rival !== null && asked.some((other) => equal(other, rival));
    return rival === null || isOwn || isSaid || isFree
      ? { amount, outcome: 'held', instead: null }
      : { amount, outcome: 'misbound', instead: rival };
  }
  if (derivation(amount, amounts.reckoning()) !== null) return { amount, outcome: 'held', instead: null };
  const other =
    rival ?? there.find((one) => isOtherUnit(amount, one)) ?? nearest(there.filter(isNamed), anchor);
  return other === null
    ? { amount, outcome: 'missing', instead: null }
    : { amount, outcome: 'other', instead: other };
}

/** 1955년에 국보로: directly before the same word as in the claim. */
function isBefore({ to }: Amount, held: Amount, links: readonly Link[]): boolean {
  return links.some(({ at, place, by }) => at === to && by === 'stem' && place === held.to);
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
function boundTo(said: KoreanReading, { terms }: KoreanReading, there: readonly Amount[]): Set<Amount> {
  const bound = new Set<Amount>();
  if (there.length === 0) return bound;
  const stems = contentStems(said.terms);
  /** Where one that is bound begins, or where the next begins behind it. */
  const joints = new Set<number>();
  for (const amount of there) {
    const before = terms[amount.at - 1];
    const isBehind =
      before?.kind === 'word' && before.use === null && before.stems.some((stem) => stems.has(stem));
    if (!isBehind && !joints.has(amount.at)) continue;
    bound.add(amount);
    joints.add(amount.at).add(amount.to);
  }
  return bound;
}

function contentStems(terms: readonly KoreanTerm[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { kind, stems } of terms)
    if (kind === 'word' || kind === 'name') for (const stem of stems) found.add(stem);
  return found;
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
