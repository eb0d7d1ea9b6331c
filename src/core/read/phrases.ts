import type { ClauseWords } from '../lexicon/clause-words.ts';
import type { Modifier, Phrase, Quantifier } from '../statement/phrase.ts';
import type { ValueMention } from '../statement/value.ts';
import { isA, isOneOf, kidsOf, type Node, small, spanOf, underOf } from './tree.ts';

/** What the reading of one sentence needs beside its words. */
export interface Reading {
  readonly words: ClauseWords;
  /** The values of the sentence, in its order. */
  readonly values: readonly ValueMention[];
  readonly isPredicate: (node: Node) => boolean;
}

/** Particles that only say the role, or the topic. */
const PLAIN: ReadonlySet<string> = new Set(['이', '께서', '을', '은', '의']);
const NAMING: ReadonlySet<string> = new Set(['compound', 'flat', 'nummod', 'goeswith', 'fixed']);
/** Relations that are no part of a phrase: they belong to the clause that its word makes, or tie it. */
const OUTSIDE: ReadonlySet<string> = new Set([
  'conj',
  'cc',
  'punct',
  'case',
  'cop',
  'nsubj',
  'csubj',
  'parataxis',
  'mark',
  'aux',
  'expl',
  'advcl',
  'discourse',
  'vocative',
  'dislocated',
]);
const CLAUSE = 'acl';

/** The prepositions before a word, or the particles behind it, as one marker. */
export function markerOf(node: Node): string {
  const { inflection } = node.token;
  if (inflection !== undefined) return inflection.particles.filter((one) => !PLAIN.has(one)).join(' ');
  return kidsOf(node, 'case')
    .map(({ token }) => token.lemma.toLowerCase())
    .join(' ');
}

function quantifierOf(kid: Node, { quantifiers }: ClauseWords): Quantifier | undefined {
  return quantifiers.get(small(kid)) ?? quantifiers.get(kid.token.lemma);
}

/** The words of a phrase, without clauses that only tell more of it. */
function ownWords(node: Node): Node[] {
  return underOf(node, (kid) => !isOneOf(kid, OUTSIDE) && !isA(kid, CLAUSE));
}

function namesOf(node: Node): readonly Node[] {
  return node.kids.filter((kid) => isOneOf(kid, NAMING));
}

function valuesOf(node: Node, { values }: Reading): ValueMention[] {
  const own = [node, ...namesOf(node)];
  return values.filter(({ start, end }) => own.some(({ token }) => token.start < end && start < token.end));
}

function modifiersOf(node: Node, reading: Reading): Modifier[] {
  const { words } = reading;
  return node.kids.flatMap((kid): Modifier[] => {
    if (isOneOf(kid, OUTSIDE) || isOneOf(kid, NAMING)) return [];
    const word = small(kid);
    if (words.silent.has(word) || quantifierOf(kid, words) !== undefined) return [];
    if (isA(kid, 'det') && words.pointing.has(word)) return [];
    const one = { marker: isA(kid, 'appos') ? 'appos' : markerOf(kid), phrase: phraseOf(kid, reading) };
    const others = kidsOf(kid, 'conj').map((other) => ({
      marker: markerOf(other) || one.marker,
      phrase: phraseOf(other, reading),
    }));
    return [one, ...others].map((modifier) => ({ ...modifier, clause: isA(kid, CLAUSE) }));
  });
}

/** A word and what stands under it as a phrase. */
export function phraseOf(node: Node, reading: Reading): Phrase {
  const { words } = reading;
  const own = quantifierOf(node, words);
  const kind = node.kids
    .filter((kid) => isA(kid, 'det', 'amod', 'advmod', 'nummod'))
    .flatMap((kid) => (isA(kid, 'nummod') ? kidsOf(kid, 'advmod') : [kid]))
    .map((kid) => quantifierOf(kid, words))
    .find((quantifier) => quantifier !== undefined);
  return {
    head: node.token.lemma.toLowerCase(),
    upos: node.token.upos,
    names: namesOf(node)
      .flatMap((name) => underOf(name))
      .map(({ token }) => token.lemma.toLowerCase()),
    quantifier: kind ?? own ?? 'generic',
    pointing:
      words.pronouns.has(small(node)) ||
      node.kids.some((kid) => isA(kid, 'det') && words.pointing.has(small(kid))),
    modifiers: modifiersOf(node, reading),
    values: valuesOf(node, reading),
    span: spanOf(ownWords(node)),
    at: node.at,
  };
}

/** The word, and those joined to it that are no clauses of their own; none of `and not by the landlord`. */
export function joined(node: Node, { isPredicate, words }: Reading): readonly Node[] {
  const isDenied = (kid: Node): boolean =>
    kidsOf(kid, 'advmod', 'cc').some((word) => words.negations.has(word.token.lemma));
  return [node, ...kidsOf(node, 'conj').filter((kid) => !isPredicate(kid) && !isDenied(kid))];
}

export function isEither(nodes: readonly Node[], { alternatives }: ClauseWords): boolean {
  return nodes.some((node) => kidsOf(node, 'cc').some((kid) => alternatives.has(small(kid))));
}
