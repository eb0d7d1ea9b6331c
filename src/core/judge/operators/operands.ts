import type { Reading } from '../../lexicon/operator-words.ts';
import { DEGREES, wordsOf } from '../../lexicon/operators.ts';
import { MEASURING } from '../../lexicon/putting-otherwise.ts';
import type { Token } from '../../statement/token.ts';
import type { Value, ValueMention } from '../../statement/value.ts';
import { alike } from '../facts/alike.ts';
import { lemmaOf } from '../facts/content.ts';
import { dimensionOf, VERB_BOUND } from '../facts/dimension.ts';
import { isPutOtherwise } from '../facts/put-otherwise.ts';
import { isCountedIn, isToldBy, speaksOf } from '../facts/said.ts';
import type { Fact, Key } from '../facts/fact.ts';
import type { Lemma } from '../same-word.ts';
import type { Question } from './question.ts';

/** A value that the evidence binds to a name. */
export interface Operand {
  readonly key: Key;
  readonly fact: Fact;
  readonly value: Value;
}

/** One attribute of several names, in one dimension. */
export interface Attribute {
  readonly reading: Reading;
  readonly operands: readonly Operand[];
}

const BEGINNINGS = wordsOf('beginning');

export function isKey(a: Key | null, b: Key): boolean {
  return a !== null && a.length === b.length && a.every((word, at) => word === b[at]);
}

function anyFactsOf(key: Key, { base }: Question): readonly Fact[] {
  return base.facts.filter(({ owner }) => isKey(owner, key));
}

export function factsOf(key: Key, question: Question): readonly Fact[] {
  return anyFactsOf(key, question).filter(({ mood }) => mood === 'asserted');
}

/** One begins the other: the Quay House, the Quay House flat. Nobody knows whether both are one. */
function isLonger(a: Key, b: Key): boolean {
  return a.length > b.length && b.every((word, at) => a[at] === word);
}

/** Names of which the evidence gives a value: what a claim about all may be about. None where two may be one. */
export function peersOf(question: Question): readonly Key[] {
  const keys = question.base.owners.filter((key) =>
    factsOf(key, question).some(({ values }) =>
      values.some(({ value }) => value !== null && (value.kind === 'flag' || dimensionOf(value) !== null)),
    ),
  );
  return keys.some((key) => keys.some((other) => isLonger(key, other))) ? [] : keys;
}

/** Values of this dimension stand where nobody is known to own them: what is said of all may not be said of these. */
export function isOwnerless(dimension: string | null, { base }: Question): boolean {
  return base.facts.some(
    ({ owner, values }) =>
      owner === null && values.some(({ value }) => value !== null && dimensionOf(value) === dimension),
  );
}

export function isSaidBy(word: Lemma, fact: Fact, { means }: Question): boolean {
  return isToldBy(word, fact, null, means);
}

function periodsOf(values: readonly ValueMention[]): readonly Value[] {
  return values.flatMap(({ value }) => (value?.kind === 'period' ? [value] : []));
}

function isSameTime(fact: Fact, { asked, means }: Question): boolean {
  const [wanted, there] = [periodsOf(asked.values), periodsOf(fact.values)];
  return (
    (wanted.length === 0) === (there.length === 0) &&
    wanted.every((one) => there.some((other) => ['equal', 'within'].includes(means.compare(one, other))))
  );
}

function isDimension(wanted: string, dimension: string): boolean {
  return dimension === wanted || dimension.startsWith(`${wanted}:`) || dimension.startsWith(`${wanted} `);
}

function mayBe(fact: Fact, dimension: string, { dimension: wanted }: Reading): boolean {
  if (wanted === null) return dimension !== 'period' && dimension !== 'clock';
  if (wanted !== 'beginning') return isDimension(wanted, dimension);
  return dimension === 'period' && fact.words.some(({ word }) => BEGINNINGS.has(word));
}

/** Whether the claim's own words name the dimension, so that no word of the fact has to. */
function isNamed(dimension: string, { usual, dimension: wanted }: Reading, question: Question): boolean {
  if (question.words.some((word) => speaksOf(word, dimension, question.means))) return true;
  if (wanted !== null) return true;
  const { light } = question.means.words;
  return (
    usual !== null && question.words.every(({ word }) => light.has(word)) && isDimension(usual, dimension)
  );
}

interface Candidate extends Operand {
  readonly dimension: string;
}

/** A label says no verb: `Medals: 24` is what somebody has won. Amounts of a unit may be said with any light one. */
function mayLeaveVerbs({ fact, dimension }: Candidate, { asked, means }: Question): boolean {
  const verbs = fact.words.filter(({ upos }) => upos === 'VERB');
  const isLight = !VERB_BOUND.has(dimension) && verbs.every(({ word }) => means.words.light.has(word));
  return verbs.length === 0 || (asked.english && isLight);
}

/** The name has no other value of the dimension. */
function isOnlyOne({ key, dimension }: Candidate, question: Question): boolean {
  const all = factsOf(key, question).flatMap(({ values }) => values);
  return all.filter(({ value }) => value !== null && dimensionOf(value) === dimension).length === 1;
}

function isBound(candidate: Candidate, reading: Reading, question: Question): boolean {
  const { fact, dimension } = candidate;
  const { light } = question.means.words;
  const meant = question.words.filter(
    (word) => !light.has(word.word) && !speaksOf(word, dimension, question.means),
  );
  const named = meant.filter(({ word }) => !MEASURING.has(word));
  const wanted = dimension === 'number' && named.some(({ upos }) => upos === 'NOUN') ? named : meant;
  const left = wanted.filter(
    (word) => !isSaidBy(word, fact, question) && !isCountedIn(word, fact, dimension),
  );
  const told = wanted.filter((word) => !left.includes(word));
  const isLeft =
    left.every(({ upos }) => upos === 'VERB') &&
    (told.some(({ upos }) => upos === 'NOUN') ||
      question.words.some((word) => speaksOf(word, dimension, question.means))) &&
    mayLeaveVerbs(candidate, question);
  if (isLeft || (left.length === 0 && (wanted.length > 0 || isNamed(dimension, reading, question))))
    return true;
  const asked = { words: question.words, left, tokens: question.tokens, fact, dimension };
  return isOnlyOne(candidate, question) && isPutOtherwise(asked, question.base, question.means);
}

function candidatesOf(key: Key, reading: Reading, question: Question): readonly Candidate[] {
  return anyFactsOf(key, question)
    .filter(({ negative }) => !negative)
    .flatMap((fact) =>
      fact.values.flatMap(({ value, struck }) => {
        const dimension = value === null || struck ? null : dimensionOf(value);
        if (value === null || dimension === null || !mayBe(fact, dimension, reading)) return [];
        return dimension === 'period' || isSameTime(fact, question) ? [{ key, fact, value, dimension }] : [];
      }),
    );
}

/** The one value of a name that the words of the claim ask for; null where there is none, or more than one. */
function operandOf(key: Key, reading: Reading, dimension: string, question: Question): Operand | null {
  const found = candidatesOf(key, reading, question).filter(
    (one) => one.fact.mood === 'asserted' && one.dimension === dimension && isBound(one, reading, question),
  );
  const [first] = found;
  const isOne =
    first !== undefined && found.every(({ value }) => question.means.compare(first.value, value) === 'equal');
  return isOne ? first : null;
}

/** A monthly rent of $900 and $800 a month are of one rate. */
function ofOneRate(operands: readonly Operand[]): readonly Operand[] {
  const [rate] = operands.filter(({ value }) => 'per' in value && value.per !== null);
  if (rate === undefined) return operands;
  return operands.map((one) => ({ ...one, value: alike(rate.value, one.value, one.fact) }));
}

/** A value that may be what the claim asks for, in another dimension than those that the text gives for sure: `100 users can`. */
function mayBeAnother(
  keys: readonly Key[],
  readings: readonly Reading[],
  known: readonly string[],
  question: Question,
): boolean {
  const isTold = (fact: Fact): boolean =>
    question.words.some((word) => word.upos === 'NOUN' && isSaidBy(word, fact, question));
  return readings.some((reading) =>
    keys.some((key) =>
      candidatesOf(key, reading, question).some(
        ({ fact, dimension }) => fact.mood === 'possible' && !known.includes(dimension) && isTold(fact),
      ),
    ),
  );
}

/** more, fewest: of any dimension. */
function isPlainDegree(token: Token | undefined): boolean {
  const name = token?.form.toLowerCase() ?? '';
  const readings = DEGREES.more.get(name) ?? DEGREES.most.get(name) ?? [];
  return (
    readings.length > 0 && readings.every(({ dimension, usual }) => dimension === null && usual === null)
  );
}

/** What a number counts is the noun behind the word of degree: the most rooms, whatever a room costs. */
function isOfCounted({ operands }: Attribute, { tokens, means }: Question): boolean {
  const isNamed = (at: number): boolean =>
    isPlainDegree(tokens[at - 1]) ||
    (tokens[at - 1]?.lemma === 'of' && MEASURING.has(tokens[at - 2]?.lemma ?? ''));
  const named = tokens.filter(({ upos }, at) => upos === 'NOUN' && isNamed(at)).map(lemmaOf);
  return operands.every(({ fact }) =>
    (fact.counted ?? []).some((one) => named.some((word) => means.says(word, one, 'same'))),
  );
}

/** What each of the names has of the attribute. Null where not all of `needed` have it, or two attributes would do. */
export function attributeOf(
  keys: readonly Key[],
  needed: readonly Key[],
  readings: readonly Reading[],
  question: Question,
): Attribute | null {
  const found = readings.flatMap((reading) => {
    const all = keys.flatMap((key) => candidatesOf(key, reading, question));
    return [...new Set(all.map(({ dimension }) => dimension))].flatMap((dimension) => {
      const operands = ofOneRate(keys.flatMap((key) => operandOf(key, reading, dimension, question) ?? []));
      const isWhole = needed.every((key) => operands.some((one) => isKey(one.key, key)));
      return isWhole ? [{ reading, operands }] : [];
    });
  });
  const counting = found.length > 1 ? found.filter((one) => isOfCounted(one, question)) : found;
  const [one] = counting;
  if (counting.length !== 1 || one === undefined) return null;
  const known = one.operands.flatMap(({ value }) => dimensionOf(value) ?? []);
  return !isOfCounted(one, question) && mayBeAnother(needed, readings, known, question) ? null : one;
}
