import { AVAILABLE } from '../../lexicon/english-clauses.ts';
import type { Means } from '../means.ts';
import type { Lemma } from '../same-word.ts';
import type { Asked } from './asked.ts';
import { type Fact, type FactBase, isLabel, isSameKey } from './fact.ts';
import { type Found, NOTHING } from './found.ts';
import { isToldBy } from './said.ts';

const NOUNS: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'X']);

/** Words that say more than that something is there. */
export function heavy(words: readonly Lemma[], { words: { light } }: Means): readonly Lemma[] {
  return words.filter(({ word }) => !light.has(word) && !AVAILABLE.has(word));
}

/** All words are those of another name of the attribute: pets, of Pets allowed. */
function isOtherName({ also = [] }: Fact, wanted: readonly Lemma[], { says }: Means): boolean {
  return wanted.every((word) => also.some((other) => says(word, other, 'same')));
}

/** A denial says no more than the claim; what is affirmed may say of what kind it is: a large lift is a lift. */
function isSaid(fact: Fact, wanted: readonly Lemma[], kinds: ReadonlySet<string>, means: Means): boolean {
  if (!wanted.every((word) => isToldBy(word, fact, null, means))) return false;
  return heavy(fact.words, means).every(
    (word) =>
      kinds.has(word.word) ||
      (!fact.negative && word.upos === 'ADJ') ||
      wanted.some((other) => isToldBy(word, { ...fact, words: [other] }, null, means)) ||
      isOtherName(fact, wanted, means),
  );
}

/** Korr's bid was accepted: what is done to what somebody has says more than that it is there. */
function isDoneToOwned({ tokens }: Asked): boolean {
  return tokens.some(({ xpos }) => xpos === 'POS') && tokens.some(({ relation }) => relation === 'aux:pass');
}

/**
 * Whether the one that the claim is about has what the claim says, by name and without a value. A verb, and what can be
 * done, is said by a label alone (`Delivery: no`): who does what to whom is for the roles of statements.
 */
export function flagClaim(asked: Asked, base: FactBase, means: Means): Found {
  const { anchors, names, values, negative, strangers } = asked;
  const [owner] = anchors;
  if (!asked.english || asked.computes || values.length > 0 || strangers.length > 0) return NOTHING;
  if (owner === undefined || anchors.length > 1 || names.some((name) => !isSameKey(name, owner)))
    return NOTHING;
  const wanted = isDoneToOwned(asked) ? asked.words : heavy(asked.words, means);
  const isActed = wanted.some(({ upos }) => upos === 'VERB');
  const isAble = asked.able ?? false;
  if ((asked.open && !isAble) || wanted.length === 0) return NOTHING;
  const isNamed = !isActed && !isAble && wanted.some(({ upos }) => NOUNS.has(upos));
  const facts = base.facts.filter(
    (fact) =>
      isSameKey(fact.owner, owner) &&
      fact.mood === 'asserted' &&
      fact.values.length === 0 &&
      fact.names.length === 0 &&
      (isNamed || isLabel(fact)) &&
      isSaid(fact, wanted, base.kinds, means),
  );
  const [first] = facts;
  if (first === undefined || facts.some((fact) => fact.negative !== first.negative)) return NOTHING;
  return { match: first.negative === negative ? 'supported' : 'contradicted', facts };
}
