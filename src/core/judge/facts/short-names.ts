import { endsIn, type FactBase, isSameKey, type Key } from './fact.ts';

/** One thing by two names: the Tower, the Brisa Tower. */
export interface ShortName {
  readonly short: Key;
  readonly whole: Key;
}

/** What the evidence says, and which of its names call one thing. */
export interface ShortNamed {
  readonly base: FactBase;
  readonly names: readonly ShortName[];
}

/** JD141: names that are the last words of one longer name, and of no other one but parts of that. */
export function withShortNames(base: FactBase): ShortNamed {
  const { owners } = base;
  const names = owners.flatMap((short): readonly ShortName[] => {
    const longer = owners.filter((key) => endsIn(key, short)).sort((a, b) => b.length - a.length);
    const [whole, ...others] = longer;
    return whole !== undefined && others.every((key) => endsIn(whole, key)) ? [{ short, whole }] : [];
  });
  return { base, names };
}

function unique(keys: readonly Key[]): readonly Key[] {
  return [...new Map(keys.map((key) => [key.join(' '), key])).values()];
}

/** What is said of either name, as of the whole one; of those in `short`, by which a claim calls them, as of the short one. */
export function calledBy({ base, names }: ShortNamed, short: readonly ShortName[]): FactBase {
  if (names.length === 0) return base;
  const nameOf = (key: Key): Key => {
    const called = short.find(({ whole }) => isSameKey(whole, key));
    return (
      called?.short ?? names.find((one) => isSameKey(one.short, key) && !short.includes(one))?.whole ?? key
    );
  };
  return {
    ...base,
    facts: base.facts.map((fact) => (fact.owner === null ? fact : { ...fact, owner: nameOf(fact.owner) })),
    owners: unique(base.owners.map(nameOf)),
    known: unique(base.known.map(nameOf)),
  };
}
