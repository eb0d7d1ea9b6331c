import type { Token } from '../../statement/token.ts';

/** True of a word of the list, by its stem or as it is written. */
export function isOneOf({ lemma, form }: Token, words: ReadonlySet<string>): boolean {
  return words.has(lemma) || words.has(form);
}
