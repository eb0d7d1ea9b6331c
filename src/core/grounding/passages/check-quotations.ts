import type { CheckedText } from './difference.ts';
import type { Passages } from './passages.ts';
import { matchesOf } from '../../language/matches-of.ts';

const QUOTED = /["「『]([^"「」『』\n]{8,400})["」』]/gu;
const LEAST_WORDS = 3;

/** GR23: what the claim puts in quotation marks, three words or more, stands verbatim in the evidence, case and white space aside. */
export function checkQuotations({ passages }: Passages, text: string): CheckedText[] {
  return matchesOf(text, QUOTED).flatMap(({ index, 1: quote = '' }): CheckedText[] => {
    const words = plain(quote);
    if (words.split(' ').length < LEAST_WORDS || isNoQuotation(quote)) return [];
    const found = passages.some((passage) => plain(passage.text).includes(words));
    const place = { start: index + 1, end: index + 1 + quote.length };
    const outcome = found ? 'supported' : 'not_found';
    return [
      { rule: 'GR23', outcome, place, reading: quote, actual: null, code: found ? null : 'QUOTE_MISMATCH' },
    ];
  });
}

/** A question that is named, a title, and what stands between two quotations are not quoted from the evidence. */
function isNoQuotation(quote: string): boolean {
  if (/^\s|\s$|\?\s*$/u.test(quote)) return true;
  return quote
    .split(/\s+/u)
    .every((word) => /^(?:[^\p{L}]|\p{Lu}|(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with)$)/u.test(word));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s,.;:!?'"]+/gu, ' ')
    .trim();
}
