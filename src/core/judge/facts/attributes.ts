import type { ClauseWords } from '../../lexicon/clause-words.ts';
import { shareGroup } from '../../lexicon/clause-words.ts';
import type { Period } from '../../statement/value.ts';
import type { Lemma } from '../same-word.ts';
import { dimensionOf } from './dimension.ts';
import type { Fact, FactBase } from './fact.ts';

/** A fact with what it says a value of, as far as its value tells: its dimension, and its time where it has one. */
interface Entry {
  readonly fact: Fact;
  readonly owner: string;
  readonly sort: string;
}

/** So many values of each make records of several things: fewer may be parallel by chance. */
const FEWEST = 3;

function timeOf({ from, to, fineness }: Period): string {
  return JSON.stringify([from, to, fineness]);
}

/** Facts without a value of their own sort, or with several, tell nothing of their kind. */
function sortOf({ values, words, names, owner }: Fact, { owners, people }: FactBase): string | null {
  const read = values.flatMap(({ value }) => (value === null ? [] : [value]));
  const times = read.flatMap((value) => (value.kind === 'period' ? [value] : []));
  const others = read.flatMap((value) => dimensionOf(value) ?? []).filter((one) => one !== 'period');
  const [time, ...more] = times;
  const [amount] = others;
  if (more.length > 0 || others.length > 1 || read.length < values.length) return null;
  if (amount !== undefined) return time === undefined ? amount : `${amount} ${timeOf(time)}`;
  if (time !== undefined) return 'period';
  const isPerson = (word: string): boolean =>
    (people?.has(word) ?? false) && !owners.some((key) => key.join(' ') === word);
  const named = names.length + words.filter(({ word, upos }) => upos === 'PROPN' && isPerson(word)).length;
  if (named !== 1) return null;
  const isOwner = names.some((name) =>
    owners.some((key) => key !== owner && key.join(' ') === name.join(' ')),
  );
  return isOwner ? 'owner' : 'name';
}

function entriesOf(base: FactBase): readonly Entry[] {
  return base.facts.flatMap((fact) => {
    const sort = fact.mood === 'asserted' && !fact.negative ? sortOf(fact, base) : null;
    return sort === null || fact.owner === null ? [] : [{ fact, owner: fact.owner.join(' '), sort }];
  });
}

function grouped<T>(items: readonly T[], of: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const item of items) {
    const some = found.get(of(item));
    if (some === undefined) found.set(of(item), [item]);
    else some.push(item);
  }
  return found;
}

function isAlike(one: Fact, other: Fact, { light, frames, parts }: ClauseWords): boolean {
  const said = ({ words }: Fact): readonly Lemma[] => words.filter(({ word }) => !light.has(word));
  return said(one).some((a) =>
    said(other).some(
      (b) => a.word === b.word || shareGroup(frames, a.word, b.word) || shareGroup(parts, a.word, b.word),
    ),
  );
}

/** Facts of one sort told apart by their words: each of the classes has one of each owner. Those of no class come last. */
function classesByWords(entries: readonly Entry[], owners: number, words: ClauseWords): readonly Fact[][] {
  const left = entries.map(({ fact }) => fact);
  const classes: Fact[][] = [];
  for (const { fact } of entries) {
    if (!left.includes(fact)) continue;
    const own = [fact];
    for (const one of own)
      own.push(...left.filter((other) => !own.includes(other) && isAlike(one, other, words)));
    const isClear = new Set(own.map(({ owner }) => owner?.join(' '))).size === own.length;
    if (!isClear || own.length < owners) continue;
    classes.push(own);
    for (const one of own) left.splice(left.indexOf(one), 1);
  }
  return left.length === owners ? [...classes, left] : classes;
}

/** Whatever several things have one value each of is one attribute, by whatever words it is said of each of them. */
function classesOf(base: FactBase, words: ClauseWords): readonly (readonly Fact[])[] {
  const entries = entriesOf(base);
  const owners = [...grouped(entries, ({ owner }) => owner)].filter(([, own]) => own.length >= FEWEST);
  const known = new Set(owners.map(([owner]) => owner));
  if (known.size < 2) return [];
  return [
    ...grouped(
      entries.filter(({ owner }) => known.has(owner)),
      ({ sort }) => sort,
    ).values(),
  ].flatMap((of) => {
    const each = [...grouped(of, ({ owner }) => owner).values()];
    const [first] = each;
    const isParallel = each.length === known.size && each.every((own) => own.length === first?.length);
    if (!isParallel || first === undefined) return [];
    return first.length === 1 ? [of.map(({ fact }) => fact)] : classesByWords(of, known.size, words);
  });
}

/** A name, or a verb with a name as its object: they are of one thing alone. */
function isOfName({ word, upos }: Lemma, said: readonly Lemma[]): boolean {
  const begins = (one: Lemma): boolean => one.upos === 'PROPN' && word.startsWith(one.word);
  return upos === 'PROPN' || (word.includes(' ') && said.some(begins));
}

interface Shared {
  readonly words: readonly Lemma[];
  readonly counted: readonly Lemma[];
}

/** Amounts each with its time. */
function isDated(facts: readonly Fact[]): boolean {
  return facts.every(
    ({ values }) => values.length > 1 && values.some(({ value }) => value?.kind === 'period'),
  );
}

/** What the amounts of dated facts are of; a class has one. */
function dimensionOfClass([first]: readonly Fact[]): string | undefined {
  return (
    first?.values
      .map(({ value }) => (value === null ? null : dimensionOf(value)))
      .find((one) => one !== null && one !== 'period') ?? undefined
  );
}

/** Classes that say the same of each thing at several times are one: what it printed in 2023, in 2024. */
function overTimes(classes: readonly (readonly Fact[])[], words: ClauseWords): readonly (readonly Fact[])[] {
  const joined: Fact[][] = [];
  for (const some of classes) {
    const same = joined.find(
      (others) =>
        isDated(some) &&
        isDated(others) &&
        dimensionOfClass(some) === dimensionOfClass(others) &&
        some.some((one) => others.some((other) => isAlike(one, other, words))),
    );
    if (same === undefined) joined.push([...some]);
    else same.push(...some);
  }
  return joined;
}

/** JD46: facts with the words that the text says the same attribute of other things with. */
export function withAttributes(base: FactBase, words: ClauseWords): FactBase {
  const shared = new Map<Fact, Shared>();
  for (const some of overTimes(classesOf(base, words), words)) {
    const said = some.flatMap(({ words: own }) => own.filter((word) => !isOfName(word, own)));
    const counted = some.flatMap((fact) => fact.counted ?? []);
    for (const fact of some) shared.set(fact, { words: said, counted });
  }
  const withShared = (fact: Fact): Fact => {
    const own = shared.get(fact);
    return own === undefined
      ? fact
      : { ...fact, also: [...(fact.also ?? []), ...own.words], counted: own.counted };
  };
  return shared.size === 0 ? base : { ...base, facts: base.facts.map(withShared) };
}
