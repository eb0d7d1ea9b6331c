import { wordsOf } from '../../lexicon/operators.ts';
import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';

const THAN = wordsOf('than');

/** The word that says where something stands to a number and not how much it is: `before` of `before 126`, `of` of `1 of the nations`. */
export function placing({ value, start, end }: ValueMention, tokens: readonly Token[]): Token | undefined {
  if (value?.kind !== 'quantity' || value.low === null || value.high === null) return undefined;
  const before = tokens.findLast((token) => token.end <= start);
  if (before !== undefined && before.inflection === undefined && THAN.has(before.lemma)) return before;
  const next = tokens.find((token) => token.start >= end);
  const isBare = value.sort === 'cardinal' && value.unit === null;
  return isBare && next?.inflection === undefined && next?.lemma === 'of' ? next : undefined;
}
