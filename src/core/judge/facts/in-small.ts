import type { Token } from '../../statement/token.ts';

/** True where the text is the word in small letters: no text gets shorter there. */
function isInSmall(text: string, word: string): boolean {
  return text === word || (text.length <= word.length && text.toLowerCase() === word);
}

/** True for the word as it is written, or its lemma, in small letters. */
export function isSmallWord({ form, lemma }: Token, word: string): boolean {
  return isInSmall(form, word) || isInSmall(lemma, word);
}
