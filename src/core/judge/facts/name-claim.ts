import type { Means } from '../means.ts';
import type { Lemma } from '../same-word.ts';
import type { Asked } from './asked.ts';
import { type Fact, type FactBase, isSameKey, type Key } from './fact.ts';
import { type Found, NOTHING } from './found.ts';
import { saysWord } from './said.ts';

function isNamed(fact: Fact, name: Key): boolean {
  return fact.names.some((one) => {
    const [short, long] = one.length < name.length ? [one, name] : [name, one];
    return short.every((word) => long.includes(word));
  });
}

/** Facts of an owner that name somebody and say all that the claim says. */
function saidOf(owner: Key, wanted: readonly Lemma[], { facts }: FactBase, means: Means): readonly Fact[] {
  return facts.filter(
    (fact) =>
      isSameKey(fact.owner, owner) &&
      fact.names.length > 0 &&
      fact.mood === 'asserted' &&
      wanted.every((word) =>
        [...fact.words, ...(fact.also ?? [])].some((other) => saysWord(word, other, null, means)),
      ),
  );
}

/** Words for what only one may have: its manager, who runs it; many may work in it. */
function isOfOne({ word, upos }: Lemma, { words: { parts } }: Means): boolean {
  return upos === 'NOUN' || parts.has(word);
}

/** A label, or a clause that tells nothing that the claim leaves out: another name in it stands in the place of the claim's. */
function isAllAsked({ words }: Fact, asked: Asked, { kinds }: FactBase, means: Means): boolean {
  const isSaid = (one: Lemma): boolean =>
    means.words.light.has(one.word) ||
    kinds.has(one.word) ||
    asked.words.some((other) => saysWord(other, one, null, means) || saysWord(one, other, null, means));
  return words.every(({ upos }) => upos !== 'VERB') || words.every(isSaid);
}

/** Something of which the text tells more than whom it has to do with. */
function isThing(name: Key, { facts }: FactBase): boolean {
  return facts.some(({ owner, values }) => isSameKey(owner, name) && values.length > 0);
}

/** Whom the evidence names in the part that the claim gives to somebody: Kim manages it, Kim is the manager of it. */
export function nameClaim(asked: Asked, base: FactBase, means: Means): Found {
  const { names, anchors, words, values, negative } = asked;
  if (!asked.english || asked.open || asked.computes || values.length > 0 || names.length !== 2)
    return NOTHING;
  const called = new Set(names.flat());
  const ofNames = new Set(
    asked.tokens.filter(({ form }) => called.has(form.toLowerCase())).map(({ lemma }) => lemma),
  );
  const wanted = words.filter(
    ({ word }) =>
      (!means.words.light.has(word) || means.words.parts.has(word)) &&
      !ofNames.has(word) &&
      !called.has(word),
  );
  if (wanted.length === 0 || names.every((name) => isThing(name, base))) return NOTHING;
  const pairs = names.flatMap((owner) =>
    anchors.some((key) => isSameKey(key, owner))
      ? names.filter((one) => one !== owner).map((name) => ({ owner, name }))
      : [],
  );
  const held = pairs.map(({ owner, name }) => {
    const facts = saidOf(owner, wanted, base, means);
    return { facts, hit: facts.filter((fact) => isNamed(fact, name)) };
  });
  const hits = held.flatMap(({ hit }) => hit);
  const isPart = (fact: Fact): boolean => !fact.negative && fact.names.length === 1;
  if (hits.length > 0) {
    if (!hits.every(isPart)) return NOTHING;
    return { match: negative ? 'contradicted' : 'supported', facts: hits };
  }
  const others = held.flatMap(({ facts }) => facts);
  if (!wanted.some((word) => isOfOne(word, means))) return NOTHING;
  if (others.length === 0 || !others.every((fact) => isPart(fact) && isAllAsked(fact, asked, base, means)))
    return NOTHING;
  return { match: negative ? 'supported' : 'contradicted', facts: others };
}
