import { madeOnceFor } from '../../language/made-once.ts';
import type { ClauseWords } from '../../lexicon/clause-words.ts';
import { ASIDE_ADVERBS, LINKS, REASONS } from '../../lexicon/repetition-words.ts';
import { callingEnds } from './calling-ends.ts';
import type { Clause } from './clauses-of.ts';
import { type Ground, isHarmless, NOMINAL, pauseEnd, VERBAL } from './ground.ts';
import { itemEnds } from './item-ends.ts';
import type { IsOnlyOne } from './only-one.ts';
import { placeEnds } from './place-ends.ts';
import { counts, isEvent, isKoreanUnit } from './predicates.ts';

/** The end of the brackets that open before `at`. */
function bracketEnd({ units, words }: Ground, at: number): number[] {
  const base = units[at - 1]?.depth ?? 0;
  if ((units[at]?.depth ?? 0) <= base) return [];
  const next = units.findIndex(({ depth }, place) => place > at && depth <= base);
  const end = next < 0 ? units.length : next;
  return isHarmless(units.slice(at, end), words) ? [end] : [];
}

export const PARTICIPLES = new Set(['VBN', 'VBG']);

/** `, a student of Aalto,`, `, paid by the city,` and `, which belongs to the county,`. */
function asideEnd({ units, words }: Ground, at: number): number[] {
  const [before, unit] = [units[at - 1], units[at]];
  if (before === undefined || unit === undefined || !unit.comma || isKoreanUnit(unit)) return [];
  const end = pauseEnd(units, at);
  const own = units.slice(at, end);
  const isRelative = words.relatives.has(unit.lemma) || ASIDE_ADVERBS.has(unit.lemma);
  if (isRelative && unit.token.xpos.startsWith('W')) return [end];
  if (PARTICIPLES.has(unit.token.xpos) && isHarmless(own, words)) return [end];
  const isNoun = NOMINAL.has(unit.token.upos) && NOMINAL.has(before.token.upos);
  const isBare = own.every(({ token }) => !VERBAL.has(token.upos));
  return isNoun && isBare && isHarmless(own, words) ? [end] : [];
}

/** The end of `because …`: what hangs on it stands without it. */
function reasonEnd({ units, words }: Ground, at: number): number[] {
  const unit = units[at];
  if (at === 0 || unit === undefined || !REASONS.has(unit.lemma)) return [];
  return isHarmless(units.slice(0, at), words) ? [units.length] : [];
}

/** The end of a first word that only ties the sentence to the one before: however, 다만. */
function linkEnd({ units }: Ground, at: number): number[] {
  const unit = units[at];
  return at === 0 && unit !== undefined && LINKS.has(unit.lemma) ? [1] : [];
}

/** Where what may be left out of the clause ends, if it begins at `at`, without a change of what the rest says. */
export type Drops = (at: number) => readonly number[];

function dropsIn({ units, plain, settled }: Clause, words: ClauseWords, isOnlyOne: IsOnlyOne): Drops {
  const ground = { units, words, isOnlyOne };
  const tells = plain && isEvent(units);
  const counted = units.flatMap((_, at) => (counts(units, at) ? [at] : []));
  const losing = (at: number): number[] =>
    placeEnds(ground, at).filter((end) => counted.every((place) => at <= place && place < end));
  const ends = (at: number): readonly number[] => [
    ...bracketEnd(ground, at),
    ...asideEnd(ground, at),
    ...linkEnd(ground, at),
    ...(settled ? reasonEnd(ground, at) : []),
    ...(settled ? callingEnds(ground, at) : []),
    ...(tells ? losing(at) : []),
    ...(plain ? itemEnds(ground, at) : []),
  ];
  const known = new Map<number, readonly number[]>();
  return (at) => {
    const found = known.get(at) ?? ends(at);
    known.set(at, found);
    return found;
  };
}

const known = madeOnceFor((isOnlyOne: IsOnlyOne) =>
  madeOnceFor((words: ClauseWords) => madeOnceFor((clause: Clause) => dropsIn(clause, words, isOnlyOne))),
);

/**
 * JD32: what stands aside may always be left out; when and where only of what happened, where nothing is counted. Claim after
 * claim is held against the same clauses.
 */
export function dropsOf(clause: Clause, words: ClauseWords, isOnlyOne: IsOnlyOne): Drops {
  return known(isOnlyOne)(words)(clause);
}
