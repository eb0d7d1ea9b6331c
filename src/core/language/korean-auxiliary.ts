import { KOREAN_AUXILIARIES } from './korean-function-words.ts';
import type { KoreanTerm } from './korean-term.ts';

/** What a verb ends in where the next one only helps it: 먹어 보다, 하고 있다, 하게 되다. */
const JOINED = /(?:[아어여고게지해려]|[가-힣]도록)$/u;
const OPEN_VOWEL = /[가-힣]$/u;

/** Makes verbs that only help the one before them function words. */
export function markAuxiliaries(terms: readonly KoreanTerm[]): void {
  for (let at = 1; at < terms.length; at++) {
    const term = terms[at];
    const before = terms[at - 1];
    if (term === undefined || before === undefined || term.kind !== 'word') continue;
    if (
      before.kind !== 'number' &&
      term.stems.some((stem) => KOREAN_AUXILIARIES.has(stem)) &&
      isJoined(before)
    )
      term.kind = 'function';
  }
}

function isJoined({ surface, use, role }: KoreanTerm): boolean {
  if (/^(?:것|거|듯)$/u.test(surface)) return true;
  if (JOINED.test(surface)) return role === 'bare';
  return use === 'connective' && OPEN_VOWEL.test(surface);
}
