import { ENGLISH_OPPOSITES } from '../lexicon/english-opposites.ts';
import { sidesOfLists } from '../lexicon/word-lists.ts';
import { englishWordStem } from './english-word-stem.ts';
import { madeOnce } from './made-once.ts';

const stems = (words: readonly string[]): Set<string> => new Set(words.map(englishWordStem));

function oppose(opposites: Map<string, Set<string>>, one: string, other: string): void {
  const known = opposites.get(one);
  if (known === undefined) opposites.set(one, new Set([other]));
  else known.add(other);
}

const opposites = madeOnce((): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const [left = [], right = []] of sidesOfLists(ENGLISH_OPPOSITES))
    for (const one of stems(left))
      for (const other of stems(right))
        if (one !== other) {
          oppose(found, one, other);
          oppose(found, other, one);
        }
  return found;
});

const PREFIX = /^(?:un|in|im|il|ir|dis|non|mis|anti)(?=[a-z]{4})/;
const NONE: ReadonlySet<string> = new Set();

/** The stems that exclude this one, by the list. */
export function englishOpposites(stem: string): ReadonlySet<string> {
  return opposites().get(stem) ?? NONE;
}

/** Whether one stem is the other with a prefix that turns it round: able, unable; approve, disapprove. */
export function isNegatedForm(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.endsWith(short) && long.replace(PREFIX, '') === short && long !== short;
}
