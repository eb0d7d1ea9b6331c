import type { Quantity } from '../language/quantity.ts';

const ONE = /^(?:한\s|한번|하나|one\b|a\s)/iu;

/** True for "한 번", "a single": one as a turn of phrase, no count. */
export function isTurnOfPhrase({ text }: Pick<Quantity, 'text'>): boolean {
  return ONE.test(text);
}
