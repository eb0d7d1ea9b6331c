import { MEASURING, WHOM_FOR } from '../../lexicon/putting-otherwise.ts';
import type { Token } from '../../statement/token.ts';
import type { Means } from '../means.ts';
import type { Lemma } from '../same-word.ts';
import { VERB_BOUND } from './dimension.ts';
import type { Fact, FactBase } from './fact.ts';
import { isToldBy, speaksOf } from './said.ts';

/** What a claim asks of a fact. */
export interface PutOtherwise {
  /** Those that say which attribute, and of them those that the fact does not say. */
  readonly words: readonly Lemma[];
  readonly left: readonly Lemma[];
  readonly tokens: readonly Token[];
  readonly fact: Fact;
  readonly dimension: string;
}

/** Particles of a subject, an object or an owner. */
const PLAIN: ReadonlySet<string> = new Set(['은', '이', '을', '의']);

/** A word beside a noun that the evidence says, or behind a preposition, makes it another thing: the cancellation price, for a refund. */
function isCloser(word: Lemma, told: readonly Lemma[], tokens: readonly Token[]): boolean {
  const isOne = (token: Token | undefined, one: Lemma): boolean => token?.lemma.toLowerCase() === one.word;
  return tokens.some((token, at) => {
    if (!isOne(token, word)) return false;
    const before = tokens.slice(0, at).findLast(({ upos }) => upos !== 'DET' && upos !== 'ADJ');
    const isTold = told.some((one) => one.upos === 'NOUN' && isOne(tokens[at + 1], one));
    return (
      isTold ||
      before?.upos === 'ADP' ||
      (token.inflection?.particles.some((one) => !PLAIN.has(one)) ?? false)
    );
  });
}

/**
 * Where all things of the evidence have one value each of the attribute and the owner has no other of its dimension, a noun
 * of the claim tells that it is meant: the ceiling on user numbers, what a subscriber pays. The other words say how much it is
 * or whom it is for, and the evidence says them of nothing else.
 */
export function isPutOtherwise(
  { words, left, tokens, fact, dimension }: PutOtherwise,
  { facts }: FactBase,
  means: Means,
): boolean {
  if (fact.also === undefined || fact.also.length === 0) return false;
  const told = words.filter((one) => !left.includes(one) && !(fact.owner?.includes(one.word) ?? false));
  const tells = (one: Lemma): boolean =>
    ((one.upos === 'NOUN' || one.upos === 'VERB') && !means.words.light.has(one.word)) ||
    (!VERB_BOUND.has(dimension) && speaksOf(one, dimension, means));
  if (!told.some(tells)) return false;
  return left.every(
    (one) =>
      (MEASURING.has(one.word) || WHOM_FOR.has(one.word)) &&
      !isCloser(one, told, tokens) &&
      !facts.some((other) => other !== fact && isToldBy(one, other, dimension, means)),
  );
}
