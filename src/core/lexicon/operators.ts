import { wordSet } from './clause-words.ts';
import { ENGLISH_OPERATORS } from './english-operators.ts';
import { KOREAN_OPERATORS } from './korean-operators.ts';
import type { Grade, OperatorLines, Reading, Role } from './operator-words.ts';

type Degrees = ReadonlyMap<string, readonly Reading[]>;

const LANGUAGES: readonly OperatorLines[] = [ENGLISH_OPERATORS, KOREAN_OPERATORS];

function degreesOf(grade: Grade): Degrees {
  const found = new Map<string, readonly Reading[]>();
  for (const { degrees } of LANGUAGES)
    for (const line of degrees) {
      const reading = { side: line.side, dimension: line.dimension ?? null, usual: line.usual ?? null };
      for (const word of wordSet(line[grade] ?? '')) found.set(word, [...(found.get(word) ?? []), reading]);
    }
  return found;
}

/** Words of degree by how they stand: expensive, dearer, dearest. */
export const DEGREES: Readonly<Record<Grade, Degrees>> = {
  plain: degreesOf('plain'),
  more: degreesOf('more'),
  most: degreesOf('most'),
};

/** The words of a role, of all languages: no form of one is a word of the other. */
export function wordsOf(role: Role): ReadonlySet<string> {
  return new Set(LANGUAGES.flatMap(({ roles }) => [...wordSet(roles[role] ?? '')]));
}
