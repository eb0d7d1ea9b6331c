import { madeOnceFor } from '../../language/made-once.ts';
import type { Role } from '../../lexicon/operator-words.ts';
import { DEGREES, wordsOf } from '../../lexicon/operators.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Token } from '../../statement/token.ts';
import type { Value, ValueMention } from '../../statement/value.ts';
import type { Means } from '../means.ts';
import { type Asked, isOneEach, placeOf } from '../facts/asked.ts';
import type { Fact, FactBase, Key } from '../facts/fact.ts';
import { koreanKindHeads } from '../facts/korean/kind-heads.ts';
import type { Match } from '../match.ts';
import type { Lemma } from '../same-word.ts';

/** A name of the evidence where it stands in the claim: places of its first and last word. */
export interface Anchor {
  readonly key: Key;
  readonly first: number;
  readonly last: number;
}

/** A claim as an operator sees it. */
export interface Question {
  readonly tokens: readonly Token[];
  readonly anchors: readonly Anchor[];
  /** Words that say which attribute: those of operators, kinds and names left out. */
  readonly words: readonly Lemma[];
  readonly asked: Asked;
  readonly base: FactBase;
  /** The evidence, sentence by sentence. */
  readonly said: readonly ReadSentence[];
  readonly means: Means;
}

export interface Answer {
  readonly match: Match;
  readonly facts: readonly Fact[];
}

/** Null where the claim does not ask for it. */
export type Operator = (question: Question) => Answer | null;

/** 한 곳도 없다: the number only says that there is none. */
function isAnyOf({ reach }: ValueMention, { tokens, negative }: Asked): boolean {
  const last = tokens.find(({ start, end }) => start < reach.end && reach.end <= end);
  return negative && (last?.inflection?.particles.includes('도') ?? false);
}

/** Amounts, ordinals and flags that the claim states: neither its times nor its names. */
export function statedOf({ asked }: Question): readonly (Value | null)[] {
  return asked.values
    .filter((one) => !isAnyOf(one, asked) && !isOneEach(one, asked))
    .flatMap(({ value }) => (value?.kind === 'period' || value?.kind === 'name' ? [] : [value]));
}

/** The first bus leaves later: an ordinal that says which one, as each fact that is compared says too. */
export function isMarkOf(value: Value | null, facts: readonly Fact[], { means }: Question): boolean {
  return (
    value?.kind === 'quantity' &&
    value.sort === 'ordinal' &&
    facts.length > 0 &&
    facts.every(({ values }) =>
      values.some((one) => one.value !== null && means.compare(value, one.value) === 'equal'),
    )
  );
}

/** The claim asks for an operator, but its operands are not bound. */
export const UNDECIDED: Answer = { match: null, facts: [] };

/** What words of operators ask for. */
export const ROLES: readonly Role[] = [
  'more',
  'less',
  'most',
  'least',
  'than',
  'exceeding',
  'together',
  'only',
  'all',
  'none',
  'of',
  'rising',
  'falling',
  'changing',
  'times',
  'average',
  'span',
  'except',
  'unread',
];
const ROLE_WORDS = new Map(ROLES.map((role) => [role, wordsOf(role)] as const));

/** How a word may stand in the lexicon: as it is written, and by its stem. */
export function namesOf({ form, lemma, inflection }: Token): readonly string[] {
  return inflection === undefined ? [form.toLowerCase()] : [lemma, ...inflection.particles];
}

const DEGREE_SETS = Object.values(DEGREES);

/** A word that grades: high, taller, 가장 큰. */
export function isDegree(token: Token): boolean {
  return namesOf(token).some((name) => DEGREE_SETS.some((grade) => grade.has(name)));
}

/** All words of all roles by the first of them. */
const BY_FIRST = new Map<string, { readonly role: Role; readonly words: readonly string[] }[]>();
for (const [role, all] of ROLE_WORDS)
  for (const words of [...all].map((word) => word.split(' ')))
    BY_FIRST.set(words[0] ?? '', [...(BY_FIRST.get(words[0] ?? '') ?? []), { role, words }]);

/** The places of all roles, read in one go. */
const placesIn = madeOnceFor((tokens: readonly Token[]): ReadonlyMap<Role, readonly number[]> => {
  const found = new Map<Role, number[]>();
  const isNamed = (token: Token | undefined, word: string): boolean =>
    token !== undefined && namesOf(token).includes(word);
  tokens.forEach((token, at) => {
    for (const { role, words } of namesOf(token).flatMap((name) => BY_FIRST.get(name) ?? [])) {
      const places = found.get(role) ?? [];
      if (places.at(-1) === at || !words.every((word, offset) => isNamed(tokens[at + offset], word)))
        continue;
      places.push(at);
      found.set(role, places);
    }
  });
  return found;
});

/** The places of the words of a role; of several words the first one. */
export function placesOf(role: Role, tokens: readonly Token[]): readonly number[] {
  return placesIn(tokens).get(role) ?? [];
}

/** The word stands right behind all, every, not: every one of the flats. */
export function isBehindQuantifier(tokens: readonly Token[], at: number): boolean {
  return [...placesOf('all', tokens), ...placesOf('none', tokens)].includes(at - 1);
}

const LONE_WORDS: ReadonlySet<string> = new Set(
  [...ROLE_WORDS.values()].flatMap((words) => [...words].flatMap((word) => word.split(' '))),
);

const IN_THE_DAY = ['in', 'the', 'day'];
const LEADS: ReadonlySet<string> = new Set(['DET', 'ADP']);

/** Places of nouns that say what kind of thing is counted or ranked: all the flats, is the second largest flat. */
function kindsIn(tokens: readonly Token[]): readonly number[] {
  const isQuantified = (at: number, from: readonly number[]): boolean =>
    from.some(
      (place) =>
        place < at &&
        tokens.slice(place + 1, at).every(({ upos, lemma }) => LEADS.has(upos) || lemma === 'one'),
    );
  const quantified = [...placesOf('all', tokens), ...placesOf('none', tokens), ...placesOf('only', tokens)];
  const of = placesOf('of', tokens);
  return tokens.flatMap((token, at) => {
    if (token.inflection !== undefined || token.upos === 'DET' || token.upos === 'ADP') return [];
    const before = tokens.slice(0, at).findLastIndex(({ upos }) => upos !== 'DET' && upos !== 'PUNCT');
    const isPart = of.includes(before) && (tokens[before - 1]?.upos === 'NUM' || at - before < 3);
    const isRanked =
      tokens[before] !== undefined &&
      isSuperlative(tokens, before) &&
      tokens.slice(0, before).some(({ lemma }) => lemma === 'be') &&
      at === before + 1 &&
      token.upos !== 'ADJ';
    return (isPart && hasQuantity(tokens[before - 1])) || isRanked || isQuantified(at, quantified)
      ? [at]
      : [];
  });
}

/** Earlier in the day: of its hour, no day; the place of that word, -1 where there is none. */
export function ofDay(tokens: readonly Token[]): number {
  const at = tokens.findIndex((_, place) =>
    IN_THE_DAY.every((word, next) => tokens[place + next]?.lemma === word),
  );
  return at < 0 ? -1 : at + IN_THE_DAY.length - 1;
}

/** All three courses together, 세 식당을 합하면: the noun for the things, behind how many they are. */
export function sizedKind({ tokens, anchors }: Asked): number {
  const at = tokens.findIndex(({ upos }) => upos === 'NUM');
  const isFirst = at >= 0 && tokens.slice(0, at).every(({ upos }) => upos === 'DET');
  const noun = tokens[at + 1];
  const isMany = noun?.inflection !== undefined || noun?.xpos === 'NNS';
  const isNoun = noun?.upos === 'NOUN' && isMany && placesOf('together', tokens).length > 0;
  return isFirst && isNoun && anchors.length === 0 ? at + 1 : -1;
}

/** Largest; most expensive; most populous. */
function isSuperlative(tokens: readonly Token[], at: number): boolean {
  const name = (place: number): string => tokens[place]?.form.toLowerCase() ?? '';
  return DEGREES.most.has(name(at)) || (tokens[at]?.upos === 'ADJ' && DEGREES.most.has(name(at - 1)));
}

function hasQuantity(token: Token | undefined): boolean {
  if (token === undefined) return false;
  const [name = ''] = namesOf(token);
  return token.upos === 'NUM' || LONE_WORDS.has(name) || DEGREES.most.has(name) || DEGREES.plain.has(name);
}

/** True for a word that only tells an operator what to do. */
export function isOperatorName(word: string): boolean {
  return LONE_WORDS.has(word);
}

/** A particle computes with its noun (경기장보다), which says of what. */
function isOperatorWord(token: Token): boolean {
  const names = token.inflection === undefined ? namesOf(token) : [token.lemma];
  return names.some((name) => LONE_WORDS.has(name) || DEGREE_SETS.some((degrees) => degrees.has(name)));
}

function anchorOf(key: Key, tokens: readonly Token[]): Anchor | null {
  const first = placeOf(key, tokens);
  return first < 0 ? null : { key, first, last: first + key.length - 1 };
}

export function questionOf(
  asked: Asked,
  base: FactBase,
  said: readonly ReadSentence[],
  means: Means,
): Question {
  const { tokens } = asked;
  const isOut = (token: Token): boolean =>
    isOperatorWord(token) || [token.form, token.lemma].some((word) => base.kinds.has(word.toLowerCase()));
  const kinds = [...kindsIn(tokens), ...koreanKindHeads(tokens, base), sizedKind(asked), ofDay(tokens)];
  const out = new Set(
    tokens.filter((token, at) => isOut(token) || kinds.includes(at)).map(({ lemma }) => lemma.toLowerCase()),
  );
  return {
    tokens,
    anchors: asked.anchors.flatMap((key) => anchorOf(key, tokens) ?? []),
    words: asked.words.filter(({ word }) => !out.has(word)),
    asked,
    base,
    said,
    means,
  };
}
