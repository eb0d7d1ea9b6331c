import { findCitations, withoutCitations } from '../../core/language/citations.ts';

const NO_WORD = /[^\p{L}\p{N}]+/gu;

function wordsOf(text: string): string {
  const cited = findCitations(text, () => false);
  return withoutCitations(text, cited).replaceAll(NO_WORD, ' ').trim();
}

/** Whether two answers have the same words, whatever they cite. */
export function saysTheSame(one: string, other: string): boolean {
  return wordsOf(one) === wordsOf(other);
}
