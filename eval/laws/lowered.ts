import { ENGLISH_FUNCTION_WORDS } from '../../src/core/language/english-function-words.ts';

/** A sentence as it goes on behind other words: names keep their capital letter. */
export function lowered(text: string): string {
  const [first = ''] = text.split(/[^\p{L}]/u);
  const isWord = ENGLISH_FUNCTION_WORDS.has(first.toLowerCase()) && first !== 'I';
  return isWord ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
