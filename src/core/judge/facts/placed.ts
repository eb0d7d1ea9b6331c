import { wordsOf } from '../../lexicon/operators.ts';
import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';

const THAN = wordsOf('than');

/** The word that says where something stands to a number and not how much it is: `before` of `before 126`. */
export function placing({ value, start }: ValueMention, tokens: readonly Token[]): Token | undefined {
  if (value?.kind !== 'quantity' || value.low === null || value.high === null) return undefined;
  const before = tokens.findLast((token) => token.end <= start);
  return before?.inflection === undefined && THAN.has(before?.lemma ?? '') ? before : undefined;
}

/** `1 of the nations`: a number of those that are spoken of. */
export function isOfThese({ value, end }: ValueMention, tokens: readonly Token[]): boolean {
  const next = tokens.find((token) => token.start >= end);
  return (
    value?.kind === 'quantity' && value.sort === 'cardinal' && value.unit === null && next?.lemma === 'of'
  );
}
