import type { ReadSentence } from '../../read/read-text.ts';
import type { ReadPlace } from '../judged.ts';
import type { Match } from '../match.ts';
import { align } from './align.ts';
import type { Clause } from './clauses-of.ts';
import type { Difference, Differing } from './difference.ts';
import { dropsOf } from './drops.ts';
import { contentUnits, type Source, type Sources } from './sources.ts';
import { isStood, mayBeDenied } from './stance.ts';
import { unfronted } from './fronted.ts';
import type { Unit } from './unit.ts';
import { unitsOf } from './units-of.ts';

/** What the evidence says of a claim that repeats a sentence of it. */
export interface Repeated {
  readonly match: Match;
  readonly places: readonly ReadPlace[];
}

interface Found {
  readonly source: Source;
  readonly difference: Difference | null;
}

interface Held extends Found {
  readonly clause: Clause;
}

function hold(
  claim: readonly Unit[],
  source: Source,
  { isOnlyOne }: Sources,
  differing: Differing,
  mayDiffer: boolean,
): readonly Held[] {
  return source.clauses.flatMap((clause) => {
    const found = align({
      claim,
      clause,
      pointed: source.pointed,
      drops: dropsOf(clause, differing.means.words, isOnlyOne),
      means: differing.means,
      differing: mayDiffer ? differing : null,
    });
    return found === null ? [] : [{ source, difference: found.difference, clause }];
  });
}

/**
 * JD84: says the same with another value, so that nobody knows which holds; a whole sentence of another passage is for the
 * rule that names what passages say against each other (GR50).
 */
function isBeside({ source }: Held, stood: readonly Held[], claim: readonly Unit[]): boolean {
  const isWhole = source.units.length === claim.length;
  return !isWhole || stood.some((one) => one.source.place.passage === source.place.passage);
}

const NOTHING: Repeated = { match: null, places: [] };

function repeated(
  claim: ReadSentence,
  units: readonly Unit[],
  sources: Sources,
  differing: Differing,
): Repeated {
  const content = contentUnits(units);
  if (content.length === 0) return NOTHING;
  const asked = unfronted(units);
  const near = sources.near(content, Math.max(1, content.length - 1));
  const same = near.flatMap((source) => hold(asked, source, sources, differing, false));
  const stood = same.filter(({ source, clause }) => isStood(source, clause, claim));
  const others = near.flatMap((source) =>
    mayBeDenied(source, claim)
      ? hold(asked, source, sources, differing, true).filter(({ difference }) => difference !== null)
      : [],
  );
  const placesOf = (found: readonly Found[]): ReadPlace[] => found.map(({ source }) => source.place);
  const denied = others.filter(({ difference }) => difference !== 'value');
  if (stood.length > 0 && others.some((one) => isBeside(one, stood, asked)) && denied.length === 0)
    return NOTHING;
  if (stood.length > 0 && denied.length === 0) return { match: 'supported', places: placesOf(stood) };
  if (others.length > 0) return { match: 'contradicted', places: placesOf(others) };
  return NOTHING;
}

/** JD30-JD34: holds a sentence of a claim against those that share its words. */
export function repeats(claim: ReadSentence, sources: Sources, differing: Differing): Repeated {
  return repeated(claim, unitsOf(claim, differing.means.words), sources, differing);
}
