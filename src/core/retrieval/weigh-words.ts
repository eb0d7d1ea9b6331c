import { searchTerms } from './search-terms.ts';
import type { WeighedWords } from './word-index.ts';

/** How much a word of a field weighs; a field that is not named weighs 1. */
export type FieldWeights = Readonly<Record<string, number>>;

/** The words of a text's fields, each with what it weighs in all of them. */
export function weighWords(fields: Readonly<Record<string, string>>, weights: FieldWeights): WeighedWords {
  const words = new Map<string, number>();
  let length = 0;
  for (const [field, text] of Object.entries(fields)) {
    const weight = weights[field] ?? 1;
    for (const { readings, parts } of searchTerms(text)) {
      length += 1;
      for (const word of [...readings, ...parts]) words.set(word, (words.get(word) ?? 0) + weight);
    }
  }
  return { words: [...words.keys()], weights: [...words.values()], length };
}
