import { weighWords } from './weigh-words.ts';
import type { WeighedWords } from './word-index.ts';

/** What a passage of source code or of a document says, and where; each word in one field. */
export interface DocumentFields {
  /** Name of the symbol, or heading of the section. */
  readonly title: string;
  readonly path: string;
  /** Headings above its own. */
  readonly headings?: string;
  readonly doc?: string;
  readonly signature?: string;
  /** What stands in no other field. */
  readonly content: string;
}

/** Raise it with everything by which the same passage would be read as other words. */
export const TERMS_VERSION = '1';

const WEIGHTS: Readonly<Record<keyof DocumentFields, number>> = {
  title: 3,
  path: 1,
  headings: 1.5,
  doc: 1.5,
  signature: 1,
  content: 1,
};

/** RT14: the words of a passage on one line, with their number and weights, from which `readTerms` makes them again. */
export function documentTerms(fields: DocumentFields): string {
  const { words, length } = weighWords({ ...fields }, WEIGHTS);
  const written = Array.from(words, ([word, weight]) => (weight === 1 ? word : `${word}*${weight}`));
  return [length, ...written].join(' ');
}

/** What `documentTerms` wrote. */
export function readTerms(line: string): WeighedWords {
  const [length, ...written] = line.split(' ');
  const words = new Map<string, number>();
  for (const one of written) {
    const star = one.lastIndexOf('*');
    if (star < 0) words.set(one, 1);
    else words.set(one.slice(0, star), Number(one.slice(star + 1)));
  }
  return { words, length: Number(length) };
}
