import type { Span } from '../../../contract/span.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import { lemmaOf } from '../facts/content.ts';
import { measured } from '../facts/dimension.ts';
import type { Mood, Statement } from '../../statement/statement.ts';
import type { Means } from '../means.ts';
import type { OpenReason } from '../judged.ts';
import { contentUnits, type Source, type Sources } from './sources.ts';
import type { Unit } from './unit.ts';
import { unitsOf } from './units-of.ts';

/** The words of a claim by whether anything in the evidence says them. */
export interface Accounted {
  readonly left: readonly Span[];
  /** None of its words stands in the evidence. */
  readonly none: boolean;
}

function isSaid(
  unit: Unit,
  sources: Sources,
  evidence: readonly ReadSentence[],
  { compare }: Means,
): boolean {
  if (unit.value === null) return sources.says(lemmaOf(unit.token), unit);
  const own = unit.value.value;
  return evidence.some(({ values }) =>
    measured(values).some(
      ({ value, written }) =>
        written === unit.value?.written ||
        (own !== null && value !== null && ['equal', 'within'].includes(compare(own, value))),
    ),
  );
}

/** One word that is not there may be another word for what is there. */
const LEAST = 2;

/** JD36: words and values of the claim that stand nowhere in the evidence; small words say nothing by themselves. */
export function accountedFor(
  claim: ReadSentence,
  sources: Sources,
  evidence: readonly ReadSentence[],
  means: Means,
): Accounted {
  const units = unitsOf(claim, means.words);
  const content = contentUnits(units).filter(
    ({ lemma, negative }) => !means.words.light.has(lemma) && !negative,
  );
  const asked = units.filter((unit) => unit.value !== null || content.includes(unit));
  const left = asked.filter((unit) => !isSaid(unit, sources, evidence, means));
  return {
    left: left.map(({ span, value }) => (value === null ? span : { start: value.start, end: value.end })),
    none: asked.length >= LEAST && left.length === asked.length && !asked.some((unit) => sources.joins(unit)),
  };
}

/** A sentence that has all words of the claim. */
function hasAll(content: readonly Unit[], { units }: Source): boolean {
  const words = new Set(units.flatMap(({ lemma, form }) => [lemma, form ?? lemma]));
  return content.every(({ lemma, form }) => words.has(lemma) || words.has(form ?? lemma));
}

/** True where the words of the claim stand in the sentence one behind the other. */
function isWithin(claim: readonly Unit[], { units }: Source): boolean {
  const same = (unit: Unit, at: number): boolean => {
    const other = units[at];
    return other !== undefined && other.lemma === unit.lemma && other.negative === unit.negative;
  };
  return units.some((_, at) => claim.every((unit, offset) => same(unit, at + offset)));
}

function isUnread({ sentence: { statements } }: Source): boolean {
  return statements.length === 0 || statements.some(({ unread }) => unread !== null);
}

/**
 * Whether the sentence, or a clause of it that has a word of the claim as its verb, stands in one of these moods. A word of
 * plans (the target of 5) says nothing of the clauses beside it.
 */
function isIn(
  { sentence: { mood, statements } }: Source,
  content: readonly Unit[],
  isOne: (mood: Mood) => boolean,
): boolean {
  const isClaimed = ({ predicate }: Statement): boolean => content.some(({ lemma }) => lemma === predicate);
  const isWhole = mood !== 'planned' && isOne(mood);
  return isWhole || statements.some((one) => isOne(one.mood) && isClaimed(one));
}

/** What a text reports may still be so; of what it doubts, asks, orders or plans it says that it is not yet. */
function isOpenMood(mood: Mood): boolean {
  return mood !== 'asserted' && mood !== 'possible' && mood !== 'reported';
}

/** JD37: why nothing decides a claim whose words all stand in the evidence. */
export function reasonOf(claim: ReadSentence, sources: Sources, { words }: Means): OpenReason {
  const units = unitsOf(claim, words);
  const content = contentUnits(units);
  const full = sources.near(content, content.length).filter((source) => hasAll(content, source));
  const isOpen = claim.statements.some(({ mood }) => mood !== 'asserted');
  const same = full.filter((source) => isWithin(units, source));
  if (!isOpen && same.some((source) => isIn(source, content, isOpenMood))) return 'other_mood';
  if (same.some((source) => isIn(source, content, (mood) => mood === 'reported'))) return 'reported';
  if (full.length > 0 && full.every(isUnread)) return 'evidence_unread';
  const isUnsure = claim.statements.length === 0 || claim.statements.some(({ unread }) => unread !== null);
  return isUnsure ? 'claim_unread' : 'unbound';
}
