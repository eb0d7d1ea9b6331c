import type { ReadSentence } from '../../read/read-text.ts';
import type { Mood } from '../../statement/statement.ts';
import type { ReadPlace } from '../judged.ts';
import type { Match } from '../match.ts';
import { align } from './align.ts';
import { type Clause, clausesOf } from './clauses-of.ts';
import type { Difference, Differing } from './difference.ts';
import { dropsOf } from './drops.ts';
import { contentUnits, type Source, type Sources } from './sources.ts';
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

const NEVER = new Set(['asked', 'ordered']);

/** The text stands by the sentence as far as the claim says it does. */
function isStood(source: Source, clause: Clause, claim: ReadSentence): boolean {
  const { mood, form } = source.sentence;
  if (form === 'title' || NEVER.has(mood) || NEVER.has(claim.mood)) return false;
  return mood === 'asserted' || (clause.whole && mood === claim.mood);
}

function hold(
  claim: readonly Unit[],
  source: Source,
  differing: Differing,
  mayDiffer: boolean,
): readonly (Found & { clause: Clause })[] {
  return source.clauses.flatMap((clause) => {
    const found = align({
      claim,
      clause,
      pointed: source.pointed,
      drops: dropsOf(clause, differing.means.words),
      means: differing.means,
      differing: mayDiffer ? differing : null,
    });
    return found === null ? [] : [{ source, difference: found.difference, clause }];
  });
}

/** Moods of a clause that is held against a claim that differs from it; an order, against another order. */
function isFirm({ sentence }: Source, claim: ReadSentence): boolean {
  const orders = claim.statements.some(({ mood }) => mood === 'ordered');
  const isOne = (mood: Mood): boolean => FIRM.has(mood) || (orders && mood === 'ordered');
  return sentence.statements.every(({ mood, condition }) => condition === null && isOne(mood));
}

const FIRM: ReadonlySet<Mood> = new Set<Mood>(['asserted', 'possible', 'planned']);

const NOTHING: Repeated = { match: null, places: [] };

function repeated(
  claim: ReadSentence,
  units: readonly Unit[],
  sources: Sources,
  differing: Differing,
): Repeated {
  const content = contentUnits(units);
  if (content.length === 0) return NOTHING;
  const near = sources.near(content, Math.max(1, content.length - 1));
  const same = near.flatMap((source) => hold(units, source, differing, false));
  const stood = same.filter(({ source, clause }) => isStood(source, clause, claim));
  const others = near.flatMap((source) =>
    isStood(source, { units: source.units, whole: false, plain: false, settled: false }, claim) &&
    isFirm(source, claim)
      ? hold(units, source, differing, true).filter(({ difference }) => difference !== null)
      : [],
  );
  const placesOf = (found: readonly Found[]): ReadPlace[] => found.map(({ source }) => source.place);
  const denied = others.filter(({ difference }) => difference !== 'value');
  if (stood.length > 0 && denied.length === 0) return { match: 'supported', places: placesOf(stood) };
  if (others.length > 0) return { match: 'contradicted', places: placesOf(others) };
  return NOTHING;
}

/** JD30-JD34: holds a sentence of a claim against those that share its words; else each of its clauses. */
export function repeats(claim: ReadSentence, sources: Sources, differing: Differing): Repeated {
  const { words } = differing.means;
  const units = unitsOf(claim, words);
  const whole = repeated(claim, units, sources, differing);
  if (whole.match !== null) return whole;
  const parts = clausesOf(claim, units, words)
    .filter((clause) => !clause.whole)
    .map((clause) => repeated(claim, clause.units, sources, differing));
  const against = parts.find(({ match }) => match === 'contradicted');
  if (against !== undefined) return against;
  return parts.length > 1 && parts.every(({ match }) => match === 'supported')
    ? { match: 'supported', places: parts.flatMap(({ places }) => places) }
    : NOTHING;
}
