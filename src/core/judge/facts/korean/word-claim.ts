import type { Means } from '../../means.ts';
import type { Lemma } from '../../same-word.ts';
import type { Asked } from '../asked.ts';
import type { Fact, FactBase } from '../fact.ts';
import { isToldBy } from '../said.ts';
import { type Found, NOTHING } from '../found.ts';
import { factsAbout } from '../value-claim.ts';
import { isAllSaid, namesOne, saysWords, wantedOf } from './flag.ts';

/** What a fact decides of a claim that it says, or denies. */
function decided(facts: readonly Fact[], isDenied: boolean): Found {
  const [first] = facts;
  if (first === undefined || facts.some(({ negative }) => negative !== first.negative)) return NOTHING;
  return { match: first.negative === isDenied ? 'supported' : 'contradicted', facts };
}

function isPerson({ word, upos }: Lemma, { people, owners }: FactBase): boolean {
  const isOwner = owners.some((key) => key.join(' ') === word);
  return upos === 'PROPN' && !isOwner && (people?.has(word) ?? false);
}

/** Somebody else is what the claim says that this one is. */
function rivalOf(
  asked: Asked,
  wanted: readonly Lemma[],
  about: readonly Fact[],
  base: FactBase,
  means: Means,
): Found {
  const [person, ...more] = wanted.filter((word) => isPerson(word, base));
  const attribute = wanted.filter((word) => !isPerson(word, base));
  const isNoun = attribute.length > 0 && attribute.every(({ upos }) => upos === 'NOUN');
  if (person === undefined || more.length > 0 || !isNoun) return NOTHING;
  const told = about.filter((fact) => attribute.every((word) => isToldBy(word, fact, null, means)));
  const named = told.filter((fact) => fact.words.some((word) => isPerson(word, base)));
  const isOther = (fact: Fact): boolean => {
    const people = fact.words.filter((word) => isPerson(word, base));
    const isOne = people.length === 1 && people[0]?.word !== person.word;
    return isOne && !fact.negative && namesOne(fact, attribute, means);
  };
  if (named.length === 0 || !named.every(isOther)) return NOTHING;
  return { match: asked.negative ? 'supported' : 'contradicted', facts: named };
}

/** A claim without amounts about one name: what it has, what can be done there, who is what of it. */
export function wordClaim(asked: Asked, base: FactBase, means: Means): Found {
  const { anchors, values, open, computes, able = false } = asked;
  if (anchors.length !== 1 || values.length > 0 || open || computes) return NOTHING;
  const wanted = wantedOf(asked.words, means);
  const about = factsAbout(asked, base).filter(
    (fact) => fact.mood === 'asserted' && fact.values.length === 0,
  );
  const said = about.filter((fact) => saysWords(fact, wanted, able, means));
  const sure = said.filter((fact) => !fact.negative || isAllSaid(fact, wanted, base.kinds, means));
  if (said.length > 0) return sure.length === said.length ? decided(sure, asked.negative) : NOTHING;
  return rivalOf(asked, wanted, about, base, means);
}
