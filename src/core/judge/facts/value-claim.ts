import { COMING_OR_GOING } from '../../lexicon/putting-otherwise.ts';
import type { Value, ValueMention } from '../../statement/value.ts';
import { isBetween, isLimit, isReach, isSaidValue, reached } from '../limits.ts';
import type { Means } from '../means.ts';
import type { Match } from '../match.ts';
import type { Lemma } from '../same-word.ts';
import { type Asked, isOneEach } from './asked.ts';
import { dimensionOf, VERB_BOUND } from './dimension.ts';
import { type Fact, type FactBase, type Key, isLabel, isSameKey } from './fact.ts';
import { alike } from './alike.ts';
import { isOfThese, placing } from './placed.ts';
import { type Found, NOTHING } from './found.ts';
import { isPutOtherwise } from './put-otherwise.ts';
import { areAlike, areApart, isCountedIn, isToldBy, saysWord, speaksOf } from './said.ts';

/** A word of the claim that names the dimension by itself, and the fact none that it is told apart from: `3 km wide`. */
function namesDimension(one: Lemma, { words }: Fact, dimension: string, means: Means): boolean {
  return speaksOf(one, dimension, means) && !words.some((other) => areApart(one, other, dimension, means));
}

/** Weighs 14 kg, carries 14 kg: verbs that say no more than that it has a value, and not the same. */
function saysOtherVerb(asked: readonly Lemma[], fact: Fact, dimension: string, means: Means): boolean {
  const theirs = fact.words.filter(({ upos }) => upos === 'VERB');
  const isOther = (one: Lemma): boolean =>
    one.upos === 'VERB' &&
    means.words.light.has(one.word) &&
    theirs.every((other) => areApart(one, other, dimension, means));
  return theirs.length > 0 && asked.some(isOther);
}

/** Words of the claim that nothing in the fact says. */
export function leftOf(
  asked: readonly Lemma[],
  fact: Fact,
  dimension: string | null,
  means: Means,
): readonly Lemma[] {
  return asked.filter(
    (one) =>
      !means.words.light.has(one.word) &&
      !isToldBy(one, fact, dimension, means) &&
      !(
        dimension !== null &&
        (namesDimension(one, fact, dimension, means) || isCountedIn(one, fact, dimension))
      ),
  );
}

function mentions(fact: Fact, key: Key): boolean {
  const isNamed = fact.names.some((name) => isSameKey(name, key));
  return isNamed || key.every((word) => fact.words.some((one) => one.word === word));
}

/** Facts of the claim's own owner; of those without names, where the claim names nobody. */
export function factsAbout({ anchors }: Asked, { facts }: FactBase): readonly Fact[] {
  if (anchors.length === 0) return facts;
  return facts.filter(
    (fact) =>
      anchors.some((key) => isSameKey(fact.owner, key)) &&
      anchors.every((key) => isSameKey(fact.owner, key) || mentions(fact, key)),
  );
}

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
  const isOfClaim = (name: Key): boolean => asked.names.some((one) => isSameKey(one, name));
  const isNamed = fact.names.every(isOfClaim) && (fact.owner === null || isOfClaim(fact.owner));
  return (
    isNamed &&
    fact.words.every(
      (one) => means.words.light.has(one.word) || asked.words.some((other) => means.says(other, one, 'same')),
    )
  );
}

/** Some word of the claim says what happens then, or what is counted. */
function isTold(asked: Asked, fact: Fact, left: readonly Lemma[], dimension: string, means: Means): boolean {
  if (fact.owner === null) return true;
  return asked.words.some(
    (one) =>
      !left.includes(one) && (isToldBy(one, fact, dimension, means) || speaksOf(one, dimension, means)),
  );
}

/** Where an owner has several values of a dimension, words of one frame do not tell which of them the claim denies. */
function isWordForWord(asked: Asked, fact: Fact, dimension: string, means: Means): boolean {
  return asked.words.every(
    (one) =>
      means.words.light.has(one.word) ||
      (fact.owner?.includes(one.word) ?? false) ||
      [...fact.words, ...(fact.also ?? [])].some((other) => saysWord(one, other, dimension, means)),
  );
}

/**
 * Where the one value of its dimension is said without a verb of its own, the claim may say it with one that says that it is
 * there: `Rent: $40`, and not `dismissed 32 employees` of `Employees: 32`.
 */
function mayBeLeft(
  { word, upos }: Lemma,
  { english }: Asked,
  { words }: Fact,
  { words: { light } }: Means,
): boolean {
  if (COMING_OR_GOING.has(word)) return false;
  if (english ? upos !== 'VERB' : upos === 'NOUN' || upos === 'PROPN') return false;
  return upos !== 'VERB' || words.every((one) => one.upos !== 'VERB' || light.has(one.word));
}

interface Rival {
  readonly fact: Fact;
  readonly value: Value;
}

/** Where the claim says what its value is for each of, values that are said for each of the same are the ones it may mean. */
function ofRate(claim: Value, rivals: readonly Rival[]): readonly Rival[] {
  if (!('per' in claim) || claim.per === null) return rivals;
  const { symbol } = claim.per;
  const isSame = ({ value, fact }: Rival): boolean => {
    const said = alike(claim, value, fact);
    return 'per' in said && said.per?.symbol === symbol;
  };
  const same = rivals.filter(isSame);
  return same.length > 0 ? same : rivals;
}

/** Where a noun of the claim names some of several values of a dimension, the others are of something else: 길이, beside 흘수. */
function ofNamed({ words }: Asked, rivals: readonly Rival[], means: Means): readonly Rival[] {
  const nouns = words.filter(({ upos }) => upos === 'NOUN' || upos === 'PROPN');
  const isNamed = ({ fact }: Rival): boolean =>
    nouns.some((one) => !(fact.owner?.includes(one.word) ?? false) && isToldBy(one, fact, null, means));
  const named = rivals.filter(isNamed);
  return named.length > 0 ? named : rivals;
}

/** What the fact counts, the claim names: 10 credits for its students are no number of students. */
function countsAlike(asked: Asked, { counted = [], owner }: Fact, means: Means): boolean {
  if (counted.length === 0 || owner === null) return true;
  return counted.some((one) => asked.words.some((word) => areAlike(word, one, means)));
}

/** One value of the claim against all that is said of its owner in the same dimension. */
function holdValue(
  mention: ValueMention,
  asked: Asked,
  about: readonly Fact[],
  base: FactBase,
  means: Means,
): Found {
  const { value } = mention;
  const dimension = value === null ? null : dimensionOf(value);
  if (value === null || dimension === null) return NOTHING;
  const alikes = about.flatMap((fact) =>
    fact.mood === 'asserted' && (dimension === 'period' || isSameTime(asked, fact, means))
      ? fact.values.flatMap((one) =>
          one.value !== null && dimensionOf(one.value) === dimension && !one.struck
            ? [{ fact, value: one.value }]
            : [],
        )
      : [],
  );
  const sameKind = ofRate(value, alikes);
  const rivals = ofNamed(asked, sameKind, means);
  const leftIn = (fact: Fact): readonly Lemma[] => leftOf(asked.words, fact, dimension, means);
  const tellsNoun = (fact: Fact): boolean =>
    asked.words.some(
      (one) => (one.upos === 'NOUN' || one.upos === 'PROPN') && isToldBy(one, fact, dimension, means),
    );
  const nearest = rivals.filter(
    ({ fact }) =>
      leftIn(fact).every((one) => mayBeLeft(one, asked, fact, means)) &&
      (rivals.length === 1 || tellsNoun(fact)),
  );
  const [near] = nearest;
  const isSole =
    near !== undefined && nearest.length === 1 && (!VERB_BOUND.has(dimension) || isLabel(near.fact));
  const isBound = (fact: Fact): boolean => {
    const left = leftIn(fact);
    if (dimension === 'number' && !countsAlike(asked, fact, means)) return false;
    const isOfClaim = fact.names.every((name) => asked.names.some((one) => isSameKey(one, name)));
    if (fact.negative || !isOfClaim || !hasSameMarks(asked, fact, means) || !isWhole(asked, fact, means))
      return false;
    if (VERB_BOUND.has(dimension) && !isTold(asked, fact, left, dimension, means)) return false;
    if (saysOtherVerb(asked.words, fact, dimension, means)) return false;
    if (left.some((one) => fact.words.some((other) => areApart(one, other, dimension, means)))) return false;
    if (left.length === 0 || (isSole && near?.fact === fact)) return true;
    return (
      sameKind.length === 1 &&
      isPutOtherwise({ words: asked.words, left, tokens: asked.tokens, fact, dimension }, base, means)
    );
  };
  const bound = rivals.filter(({ fact }) => isBound(fact));
  const isRange = isBetween(mention, asked.tokens);
  const wanted = isReach(mention, asked.tokens) ? reached(value) : value;
  const said = bound.filter((one) => {
    const there = alike(value, one.value, one.fact);
    return isSaidValue(isLimit(there) ? value : wanted, there, isRange, means.compare);
  });
  if (said.length > 0) return { match: 'supported', facts: said.map(({ fact }) => fact) };
  const excluded = bound.filter(
    (one) => means.compare(value, alike(value, one.value, one.fact)) === 'excluded',
  );
  const isSure =
    sameKind.length === 1 || bound.every(({ fact }) => isWordForWord(asked, fact, dimension, means));
  return isSure && bound.length > 0 && excluded.length === bound.length
    ? { match: 'contradicted', facts: excluded.map(({ fact }) => fact) }
    : NOTHING;
}

/** The claim denies no more than its values: `1년이 지나도록 팔리지 않았다` denies that it was sold. */
function isDenied(
  asked: Asked,
  values: readonly ValueMention[],
  facts: readonly Fact[],
  base: FactBase,
  means: Means,
): boolean {
  const { words, tokens } = asked;
  const dimensions = values.map(({ value }) => (value === null ? null : dimensionOf(value)));
  return facts.every((fact) =>
    dimensions.every((dimension) => {
      const left = leftOf(words, fact, dimension, means);
      if (left.length === 0 || dimension === null) return left.length === 0;
      return isPutOtherwise({ words, left, tokens, fact, dimension }, base, means);
    }),
  );
}

/**
 * A claim of values: each is held against the values of its own subject; the claim's other words must be said with them. What
 * can be done is so much as a label says (it can seat 118, `Seats: 118`), and denies no less.
 */
export function valueClaim(asked: Asked, base: FactBase, means: Means): Found {
  const { open, able = false } = asked;
  if ((open && !able) || asked.computes || asked.values.length === 0 || asked.strangers.length > 0)
    return NOTHING;
  if (asked.anchors.length > 1 || (asked.anchors.length === 0 && base.owners.length > 1)) return NOTHING;
  const about = factsAbout(asked, base).filter((fact) => !open || isLabel(fact));
  const measures = asked.values.filter(isMeasure);
  if (measures.length === 0 || asked.values.some(({ value }) => value === null)) return NOTHING;
  if (measures.some((one) => placing(one, asked.tokens) !== undefined || isOfThese(one, asked.tokens)))
    return NOTHING;
  const stated = measures.filter((one) => !isOneEach(one, asked));
  const times = measures.filter(({ value }) => value?.kind === 'period');
  const amounts = (stated.length > times.length ? stated : measures).filter((one) => !times.includes(one));
  const wanted = amounts.length > 0 ? amounts : times;
  const held = wanted.map((value) => holdValue(value, asked, about, base, means));
  const facts = held.flatMap((one) => one.facts);
  const all = (match: Match): boolean => held.every((one) => one.match === match);
  if (all('supported') && !(open && asked.negative))
    return { match: asked.negative ? 'contradicted' : 'supported', facts };
  if (open) return NOTHING;
  if (!held.some(({ match }) => match === 'contradicted') || held.some(({ match }) => match === null))
    return NOTHING;
  if (!asked.negative) return { match: 'contradicted', facts };
  return all('contradicted') && isDenied(asked, wanted, facts, base, means)
    ? { match: 'supported', facts }
    : NOTHING;
}
