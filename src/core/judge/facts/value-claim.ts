import type { Value, ValueMention } from '../../statement/value.ts';
import type { Means } from '../means.ts';
import type { Match } from '../match.ts';
import type { Lemma } from '../same-word.ts';
import type { Asked } from './asked.ts';
import { dimensionOf } from './dimension.ts';
import type { Fact, FactBase, Key } from './fact.ts';
import { sameStem } from './same-stem.ts';

function isOf(owner: Key | null, key: Key): boolean {
  return owner !== null && key.length === owner.length && key.every((word, at) => owner[at] === word);
}

/** The dimensions that a word speaks of by itself: expensive of money, heavy of mass. */
function speaksOf({ word }: Lemma, dimension: string, { words }: Means): boolean {
  const named = words.dimensions.get(word);
  return named !== undefined && (dimension === named || dimension.startsWith(`${named}:`));
}

/** Words of the claim that nothing in the fact says. */
function leftOf(
  asked: readonly Lemma[],
  fact: Fact,
  dimension: string | null,
  means: Means,
): readonly Lemma[] {
  const owner = fact.owner ?? [];
  return asked.filter(
    (one) =>
      !means.words.light.has(one.word) &&
      !owner.includes(one.word) &&
      !fact.words.some((other) => means.says(one, other, 'up') || sameStem(one, other, dimension)) &&
      !(dimension !== null && speaksOf(one, dimension, means)),
  );
}

function mentions(fact: Fact, key: Key): boolean {
  return key.every((word) => fact.words.some((one) => one.word === word));
}

/** Facts of the claim's own owner; of those without names, where the claim names nobody. */
export function factsAbout({ anchors }: Asked, { facts }: FactBase): readonly Fact[] {
  if (anchors.length === 0) return facts;
  return facts.filter(
    (fact) =>
      anchors.some((key) => isOf(fact.owner, key)) &&
      anchors.every((key) => isOf(fact.owner, key) || mentions(fact, key)),
  );
}

/** Dimensions in which one thing has many values, each by what happens: its day, how many. */
const VERB_BOUND: ReadonlySet<string> = new Set(['period', 'clock', 'number', 'ratio', 'point']);

interface Found {
  readonly match: Match;
  readonly facts: readonly Fact[];
}

const NOTHING: Found = { match: null, facts: [] };

/** Where a stretch has several times and several values, nothing tells which belong together. */
function isSameTime(asked: Asked, fact: Fact, means: Means): boolean {
  const times = (values: readonly ValueMention[]): ValueMention[] =>
    values.filter(({ value }) => value?.kind === 'period');
  const [wanted, there] = [times(asked.values), times(fact.values)];
  if (wanted.length === 0 || there.length === 0) return wanted.length === 0 && there.length === 0;
  if (there.length > 1 && fact.values.length > there.length + 1) return false;
  return wanted.every(({ value: one }) =>
    there.some(
      ({ value: other }) =>
        one !== null && other !== null && ['equal', 'within'].includes(means.compare(one, other)),
    ),
  );
}

/** What the evidence says an amount is for each of, a claim may leave out: 12만 원 of 1박에 12만 원. */
function asWide(claim: Value, evidence: Value): Value {
  return 'per' in claim && claim.per === null && 'per' in evidence ? { ...evidence, per: null } : evidence;
}

function isMeasure({ value }: ValueMention): boolean {
  return value !== null && dimensionOf(value) !== null;
}

function isEqual(one: ValueMention, other: ValueMention, { compare }: Means): boolean {
  return one.value !== null && other.value !== null && compare(one.value, other.value) === 'equal';
}

/** Values that nothing is measured by (the first, version 2.1) stand in both, or in neither. */
function hasSameMarks(asked: Asked, fact: Fact, means: Means): boolean {
  const marks = (values: readonly ValueMention[]): ValueMention[] => values.filter((one) => !isMeasure(one));
  const [own, theirs] = [marks(asked.values), marks(fact.values)];
  const within = (some: readonly ValueMention[], all: readonly ValueMention[]): boolean =>
    some.every((one) => all.some((other) => isEqual(one, other, means)));
  return within(own, theirs) && within(theirs, own);
}

/** Where no name says whose a value is, the claim says all that the fact says. */
function isWhole(asked: Asked, fact: Fact, means: Means): boolean {
  if (asked.anchors.length > 0) return true;
  return fact.words.every(
    (one) => means.words.light.has(one.word) || asked.words.some((other) => means.says(other, one, 'same')),
  );
}

/** One value of the claim against all that is said of its owner in the same dimension. */
function holdValue({ value }: ValueMention, asked: Asked, about: readonly Fact[], means: Means): Found {
  const dimension = value === null ? null : dimensionOf(value);
  if (value === null || dimension === null) return NOTHING;
  const rivals = about.flatMap((fact) =>
    fact.mood === 'asserted' && (dimension === 'period' || isSameTime(asked, fact, means))
      ? fact.values.flatMap((one) =>
          one.value !== null && dimensionOf(one.value) === dimension && !one.struck
            ? [{ fact, value: one.value }]
            : [],
        )
      : [],
  );
  const isSole = rivals.length === 1 && !VERB_BOUND.has(dimension);
  const isBound = (fact: Fact): boolean => {
    const left = leftOf(asked.words, fact, dimension, means);
    if (fact.negative || !hasSameMarks(asked, fact, means) || !isWhole(asked, fact, means)) return false;
    return left.every(({ upos }) => isSole && upos !== 'NOUN' && upos !== 'PROPN');
  };
  const bound = rivals.filter(({ fact }) => isBound(fact));
  const said = bound.filter((one) =>
    ['equal', 'within'].includes(means.compare(value, asWide(value, one.value))),
  );
  if (said.length > 0) return { match: 'supported', facts: said.map(({ fact }) => fact) };
  const excluded = bound.filter((one) => means.compare(value, asWide(value, one.value)) === 'excluded');
  return bound.length > 0 && excluded.length === bound.length
    ? { match: 'contradicted', facts: excluded.map(({ fact }) => fact) }
    : NOTHING;
}

/** A claim of values: each is held against the values of its own subject; the claim's other words must be said with them. */
export function valueClaim(asked: Asked, base: FactBase, means: Means): Found {
  if (asked.open || asked.computes || asked.values.length === 0 || asked.strangers.length > 0) return NOTHING;
  if (asked.anchors.length > 1 || (asked.anchors.length === 0 && base.owners.length > 1)) return NOTHING;
  const about = factsAbout(asked, base);
  const measures = asked.values.filter(isMeasure);
  if (measures.length === 0 || asked.values.some(({ value }) => value === null)) return NOTHING;
  const times = measures.filter(({ value }) => value?.kind === 'period');
  const wanted = measures.length > times.length ? measures.filter((one) => !times.includes(one)) : times;
  const held = wanted.map((value) => holdValue(value, asked, about, means));
  const facts = held.flatMap((one) => one.facts);
  const all = (match: Match): boolean => held.every((one) => one.match === match);
  if (all('supported')) return { match: asked.negative ? 'contradicted' : 'supported', facts };
  if (!held.some(({ match }) => match === 'contradicted')) return NOTHING;
  if (asked.negative) return all('contradicted') ? { match: 'supported', facts } : NOTHING;
  return { match: 'contradicted', facts };
}
