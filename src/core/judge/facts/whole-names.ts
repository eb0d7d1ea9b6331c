import { endsIn, type Fact, type FactBase, isSameKey, type Key } from './fact.ts';

/** The one longer name of the owner whose first words the fact says: `green` of the Transit. */
function wholeOf({ owner, words }: Fact, keys: readonly Key[]): Key | null {
  if (owner === null) return null;
  const says = (word: string): boolean => words.some((one) => one.word === word);
  const found = keys.filter(
    (key) => endsIn(key, owner) && key.slice(0, key.length - owner.length).every(says),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** JD108: the Transit that a sentence calls green and the `green Transit` of another one are one thing. */
export function withWholeNames(base: FactBase): FactBase {
  const { owners, known } = base;
  const facts = base.facts.map((fact): Fact => {
    const owner = wholeOf(fact, owners);
    if (owner === null) return fact;
    const own = owner.slice(0, owner.length - (fact.owner?.length ?? 0));
    // A part without a verb has the words of the one before it, and with them those of its name.
    const first = fact.gapped ? [...own, ...owners.flatMap((key) => key.slice(0, -1))] : own;
    return { ...fact, owner, words: fact.words.filter(({ word }) => !first.includes(word)) };
  });
  const isOwner = (key: Key): boolean => facts.some(({ owner }) => isSameKey(owner, key));
  const isLeft = (key: Key): boolean =>
    isOwner(key) || !owners.some((one) => endsIn(one, key) && isOwner(one));
  return { ...base, facts, owners: owners.filter(isLeft), known: known.filter(isLeft) };
}
