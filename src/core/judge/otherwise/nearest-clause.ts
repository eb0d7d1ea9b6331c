import { madeOnceFor } from '../../language/made-once.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Means } from '../means.ts';
import type { Lemma } from '../same-word.ts';
import { type Clause, clausesOf } from '../verbatim/clauses-of.ts';
import type { Pointed } from '../verbatim/pointed.ts';
import { contentUnits, type Source, type Sources } from '../verbatim/sources.ts';
import { unitsOf } from '../verbatim/units-of.ts';
import { type ClauseRead, isSaid, readClause } from './clause-read.ts';

/** A clause of the evidence as it answers one of a claim. */
export interface Near {
  readonly source: Source;
  readonly clause: ClauseRead;
  /** Words of the claim that neither the clause says, nor what its sentence points to. */
  readonly left: readonly Lemma[];
  /** The share of the claim's words that it says. */
  readonly share: number;
}

/** Its clauses where it has several, else itself. */
export function parted(clauses: readonly Clause[], means: Means): readonly ClauseRead[] {
  const parts = clauses.filter(({ whole }) => !whole);
  return (parts.length > 0 ? parts : clauses).map(({ units }) => readClause(units, means));
}

/** The clauses of a source, read once for all claims. */
export const partsOf = madeOnceFor((means: Means) =>
  madeOnceFor(({ clauses }: Source) => parted(clauses, means)),
);

/** The clauses of a claim. */
export function clausesIn(claim: ReadSentence, means: Means): readonly ClauseRead[] {
  return parted(clausesOf(claim, unitsOf(claim, means.words), means.words), means);
}

/** What a sentence points to: the names of its title, of its topic. */
export function calledIn({ at, over }: Pointed): readonly Lemma[] {
  return [...at.values(), ...over].flatMap((name) => [...name].map((word) => ({ word, upos: 'NOUN' })));
}

/** Of the claim's words, how many a clause must say that speaks of more or less than the claim. */
export const HALF = 0.5;

/** The words that a clause does not say; null where they are more than this. */
function leftOf(
  wanted: readonly Lemma[],
  said: readonly Lemma[],
  most: number,
  means: Means,
): readonly Lemma[] | null {
  const left: Lemma[] = [];
  for (const word of wanted) {
    if (!isSaid(word, said, means)) left.push(word);
    if (left.length > most) return null;
  }
  return left;
}

/**
 * The clauses that say most of the words of a claim, and at least this share of them; none where none of those that may
 * tell something of it says so many.
 */
export function nearest(
  { units }: ClauseRead,
  wanted: readonly Lemma[],
  sources: Sources,
  least: number,
  means: Means,
  mayTell: (clause: ClauseRead) => boolean,
): readonly Near[] {
  if (wanted.length === 0) return [];
  const mayLeave = (1 - least) * wanted.length;
  const clauses = sources
    .near(contentUnits(units), 1)
    .flatMap((source) => partsOf(means)(source).map((clause) => ({ source, clause })));
  const near = ({ source, clause }: Pick<Near, 'source' | 'clause'>): Near[] => {
    const left = leftOf(wanted, [...clause.words, ...calledIn(source.pointed)], mayLeave, means);
    return left === null ? [] : [{ source, clause, left, share: 1 - left.length / wanted.length }];
  };
  const telling = clauses.filter(({ clause }) => mayTell(clause)).flatMap(near);
  if (telling.length === 0) return [];
  const found = [...telling, ...clauses.filter(({ clause }) => !mayTell(clause)).flatMap(near)];
  const most = Math.max(...found.map(({ share }) => share));
  return found.filter(({ share }) => share >= most);
}
