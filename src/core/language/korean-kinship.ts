import { KOREAN_LIKES } from '../lexicon/korean-likes.ts';
import { KOREAN_OPPOSITES } from '../lexicon/korean-opposites.ts';
import { sidesOfLists } from '../lexicon/word-lists.ts';
import { readPredicate } from './korean-predicate.ts';
import { madeOnce } from './made-once.ts';

const NOUNS_IN_DA = /^(?:바다|다|소다|수다)$/u;

/** The stem under which a word of a list stands in a text. */
export function listedStem(word: string): string {
  return word.endsWith('다') && !NOUNS_IN_DA.test(word) ? (readPredicate(word)?.stem ?? word) : word;
}

type Groups = ReadonlyMap<string, readonly number[]>;

/** Made where the first Korean word is compared. */
const familiesByStem = madeOnce(families);
const opposed = madeOnce(opposites);
const NO_GROUPS: readonly number[] = [];

/** The families of a stem: numbers, the same for words that say much the same. */
export function familiesOf(stem: string): readonly number[] {
  return familiesByStem().get(stem) ?? NO_GROUPS;
}

/** The sides of lists of opposites that a stem stands on. */
export function sidesOf(stem: string): readonly number[] {
  return opposed().sides.get(stem) ?? NO_GROUPS;
}

/** The sides that exclude a side. */
export function sidesAgainst(side: number): readonly number[] {
  return opposed().lines[side] ?? NO_GROUPS;
}

function put(map: Map<string, number[]>, stem: string, group: number): void {
  const groups = map.get(stem);
  if (groups === undefined) map.set(stem, [group]);
  else if (!groups.includes(group)) groups.push(group);
}

function families(): Groups {
  const map = new Map<string, number[]>();
  for (const [group, [words = []]] of sidesOfLists(KOREAN_LIKES).entries())
    for (const word of words) put(map, listedStem(word), group);
  return map;
}

function opposites(): { sides: Groups; lines: readonly (readonly number[])[] } {
  const sides = new Map<string, number[]>();
  const lines: number[][] = [];
  for (const parts of sidesOfLists(KOREAN_OPPOSITES)) {
    const first = lines.length;
    parts.forEach((part, at) => {
      for (const word of part) put(sides, listedStem(word), first + at);
      lines.push(parts.flatMap((_, other) => (other === at ? [] : [first + other])));
    });
  }
  return { sides, lines };
}
