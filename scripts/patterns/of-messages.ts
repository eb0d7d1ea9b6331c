import { patternsOf } from '../../src/core/self-check/final-message/claim-pattern.ts';
import { ENGLISH_CLAIMS } from '../../src/core/self-check/final-message/english-claims.ts';
import { KOREAN_CLAIMS } from '../../src/core/self-check/final-message/korean-claims.ts';
import { OPEN_ENGLISH, OPEN_KOREAN } from '../../src/core/self-check/final-message/limitation-words.ts';
import { OF_CLAUSE, OF_SENTENCE } from '../../src/core/self-check/final-message/no-claim.ts';

/** The patterns of the final message's reader, which are made when they are needed. */
export const MESSAGE_PATTERNS: Readonly<Record<string, readonly (() => RegExp)[]>> = {
  english_claims: patternsOf(ENGLISH_CLAIMS).map(({ pattern }) => pattern),
  korean_claims: patternsOf(KOREAN_CLAIMS).map(({ pattern }) => pattern),
  open_english: OPEN_ENGLISH,
  open_korean: OPEN_KOREAN,
  no_sentence: OF_SENTENCE.map(([, pattern]) => pattern),
  no_clause: OF_CLAUSE.map(([, pattern]) => pattern),
};
