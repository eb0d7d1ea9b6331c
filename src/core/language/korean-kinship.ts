import { KOREAN_BUSINESS } from './korean-families-business.ts';
import { KOREAN_COMMON } from './korean-families-common.ts';
import { KOREAN_EVERYDAY } from './korean-families-everyday.ts';
import { OPPOSITES_KOREAN } from './opposites-korean.ts';
import { readPredicate } from './korean-predicate.ts';

const NOUNS_IN_DA = /^(?:바다|다|소다|수다)$/u;

/** The stem under which a word of a list stands in a text. */
export function listedStem(word: string): string {
  return word.endsWith('다') && !NOUNS_IN_DA.test(word) ? (readPredicate(word)?.stem ?? word) : word;
}

type Groups = ReadonlyMap<string, readonly number[]>;

const FAMILIES: Groups = families();
const { sides: SIDES, lines: LINES } = opposites();
const NO_GROUPS: readonly number[] = [];

/** The families of a stem: numbers, the same for words that say much the same. */
export function familiesOf(stem: string): readonly number[] {
  return FAMILIES.get(stem) ?? NO_GROUPS;
}

/** The sides of lists of opposites that a stem stands on. */
export function sidesOf(stem: string): readonly number[] {
  return SIDES.get(stem) ?? NO_GROUPS;
}

/** The sides that exclude a side. */
export function sidesAgainst(side: number): readonly number[] {
  return LINES[side] ?? NO_GROUPS;
}

function rows(list: string): string[] {
  return list.split('\n').filter((line) => line.trim() !== '');
}

function put(map: Map<string, number[]>, stem: string, group: number): void {
  const groups = map.get(stem);
  if (groups === undefined) map.set(stem, [group]);
  else if (!groups.includes(group)) groups.push(group);
}

function families(): Groups {
  const map = new Map<string, number[]>();
  rows(KOREAN_EVERYDAY + KOREAN_BUSINESS + KOREAN_COMMON).forEach((line, group) => {
    for (const word of line.split(' ')) put(map, listedStem(word), group);
  });
  return map;
}

function opposites(): { sides: Groups; lines: readonly (readonly number[])[] } {
  const sides = new Map<string, number[]>();
  const lines: number[][] = [];
  for (const line of rows(OPPOSITES_KOREAN)) {
    const first = lines.length;
    const parts = line.split(' / ');
    parts.forEach((part, at) => {
      for (const word of part.split(' ')) put(sides, listedStem(word), first + at);
      lines.push(parts.flatMap((_, other) => (other === at ? [] : [first + other])));
    });
  }
  return { sides, lines };
}
