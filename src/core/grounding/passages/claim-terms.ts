import type { Term } from '../../language/term.ts';
import type { Passages } from './passages.ts';

/** A term of a claim with its number in the evidence (-1: it never stands there) and its weight. */
export interface ClaimTerm {
  readonly term: Term;
  readonly word: number;
  /** 0 for function words; else how much it tells, by kind and rarity in the evidence. */
  readonly weight: number;
}

const KIND_WEIGHT = { word: 1, name: 1.2, number: 1.2, function: 0 } as const;

/** The terms of a claim as the passages know them. */
export function readClaimTerms(passages: Passages, text: string): ClaimTerm[] {
  return passages.read(text).map((term) => {
    const word = passages.numbers.get(term.stem) ?? -1;
    return { term, word, weight: KIND_WEIGHT[term.kind] * rarity(passages, word) };
  });
}

/** Between ½ (in every sentence) and 1 (in none), by how many sentences the stem stands in. */
function rarity(passages: Passages, word: number): number {
  const total = passages.sentences.length;
  const spread = word < 0 ? 0 : (passages.spread[word] ?? 0);
  return 0.5 + (0.5 * Math.log((total + 1) / (spread + 1))) / Math.log(total + 1);
}
