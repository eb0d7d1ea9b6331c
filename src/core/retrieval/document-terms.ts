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
export const TERMS_VERSION = '2';

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
  const { words, weights, length } = weighWords({ ...fields }, WEIGHTS);
  const written = words.map((word, at) => (weights[at] === 1 ? word : `${word}*${weights[at]}`));
  return [length, ...written].join(' ');
}

/** What `documentTerms` wrote. */
export function readTerms(line: string): WeighedWords {
  const parts = line.split(' ');
  const length = Number(parts.shift());
  const weights: number[] = [];
  const words = parts.map((part) => {
    const star = part.indexOf('*');
    weights.push(star < 0 ? 1 : Number(part.slice(star + 1)));
    return star < 0 ? part : part.slice(0, star);
  });
  return { words, weights, length };
}
