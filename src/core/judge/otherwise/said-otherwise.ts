import { madeOnceFor } from '../../language/made-once.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Said } from '../held.ts';
import type { Means } from '../means.ts';
import type { Lemma } from '../same-word.ts';
import { isPermitted, permits } from '../verbatim/permitted.ts';
import { saidInPlace } from '../verbatim/same-unit.ts';
import { contentUnits, type Source, type Sources } from '../verbatim/sources.ts';
import { mayBeDenied } from '../verbatim/stance.ts';
import type { Unit } from '../verbatim/unit.ts';
import { unitsOf } from '../verbatim/units-of.ts';
import { type ClauseRead, notSaid, readClause } from './clause-read.ts';
import { calledIn, clausesIn, partsOf } from './nearest-clause.ts';
import { countAlike, dimensionAt, isAmong, isForeign, isTelling, onlyOf } from './one-value.ts';

/** A value of a clause of the claim. */
interface Asked {
  readonly clause: ClauseRead;
  readonly value: Unit;
  readonly dimension: string;
}

/** A clause of the evidence with what stands around it. */
interface Saying {
  readonly clause: ClauseRead;
  readonly called: readonly Lemma[];
  readonly beside: ClauseRead;
}

/**
 * Where words of a claim are left: the parts of the claim and of the clause that may be, and how many must be said. Of the
 * values tried the widest without a true row accused on the halves that may be looked at; pooled, none on the others.
 */
const LEFT = { claim: 1 / 3, clause: 2 / 3, said: 3 };
/** Where none is left. */
const ADDED = 1 / 2;

/** True where the clause speaks of what the claim speaks of. */
function isAbout({ clause, dimension }: Asked, saying: Saying, untold: number, means: Means): boolean {
  const { words, subjects } = clause;
  const own = [...saying.clause.words, ...saying.called];
  if (notSaid(subjects, own, means).length > 0) return false;
  const left = notSaid(words, own, means);
  const share = untold / (saying.clause.words.length || 1);
  const said = words.length - left.length;
  if (notSaid(left, saying.beside.words, means).length === 0)
    return said >= left.length && said > 0 && share <= ADDED;
  return (
    left.length <= LEFT.claim * words.length &&
    said >= LEFT.said &&
    share <= LEFT.clause &&
    !left.some((word) => isTelling(word, dimension))
  );
}

/** Whether the clause has another value in the place of the claim's; null where it does not speak of it. */
function excludes(asked: Asked, saying: Saying, means: Means): boolean | null {
  const { clause: claim, value, dimension } = asked;
  const { clause, beside } = saying;
  const theirs = onlyOf(clause, dimension);
  if (theirs === null || claim.negative !== clause.negative) return null;
  const others = claim.values.filter((one) => one !== value);
  const rest = clause.values.filter((one) => one !== theirs);
  const isSaid = others.every((one) => isAmong(one, [...rest, ...beside.values], means));
  const more = rest.filter((one) => !isAmong(one, others, means));
  if (!isSaid || more.some((one) => dimensionAt(one) === 'period')) return null;
  const untold = notSaid(clause.words, claim.words, means).length + more.length;
  if (!isAbout(asked, saying, untold, means) || !countAlike([claim, value], [clause, theirs], means))
    return null;
  const isLess = permits(clause.units) && isPermitted(value, theirs);
  return !isLess && saidInPlace(value, theirs, means) === 'excluded';
}

/** What the sentences before and behind a source say. */
const besideOf = madeOnceFor((said: readonly Said[]) =>
  madeOnceFor((means: Means) =>
    madeOnceFor(({ sentence, place }: Source): ClauseRead => {
      const at = said.findIndex((one) => one.sentence === sentence);
      const around = [said[at - 1], said[at + 1]].flatMap((one) =>
        one?.place.passage === place.passage ? unitsOf(one.sentence, means.words) : [],
      );
      return readClause(around, means);
    }),
  ),
);

/** Values of the claim that stand nowhere in the evidence, each in its own clause; a time beside others says when they hold. */
function askedOf(claim: ReadSentence, evidence: readonly ReadSentence[], means: Means): readonly Asked[] {
  const clauses = clausesIn(claim, means);
  return clauses.flatMap((clause) =>
    clause.values.flatMap((value) => {
      const dimension = dimensionAt(value);
      const isWhen = dimension === 'period' && clause.values.length > 1;
      const isOne = dimension !== null && !isWhen && onlyOf(clause, dimension) === value;
      return isOne && isForeign(value, evidence, means) ? [{ clause, value, dimension }] : [];
    }),
  );
}

/**
 * JD68: the sentence that says what a clause of the claim says, in other words and another order, with another value; null
 * where none does.
 */
export function saidOtherwise(
  claim: ReadSentence,
  sources: Sources,
  said: readonly Said[],
  means: Means,
): Source | null {
  const evidence = said.map(({ sentence }) => sentence);
  for (const asked of askedOf(claim, evidence, means)) {
    const near = sources.near(contentUnits(asked.clause.units), 1);
    const held = near.flatMap((source) => {
      if (!mayBeDenied(source, claim)) return [];
      const beside = besideOf(said)(means)(source);
      const called = calledIn(source.pointed);
      return partsOf(means)(source).flatMap((clause) => {
        const found = excludes(asked, { clause, called, beside }, means);
        return found === null ? [] : [{ source, found }];
      });
    });
    if (held.length > 0 && held.every(({ found }) => found)) return held[0]?.source ?? null;
  }
  return null;
}
