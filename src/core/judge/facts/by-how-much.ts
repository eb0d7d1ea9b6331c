import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';
import { BEYOND } from '../../lexicon/query-words.ts';
import { isDegree } from '../operators/question.ts';

/** Tags of words that compare. */
export const COMPARATIVE: ReadonlySet<string> = new Set(['JJR', 'RBR']);

/** JD115: a value right before a word that compares says by how much: `dinner $8 more`, `어른 요금이 4천 원 싸다`. */
export function saysByHowMuch({ reach }: ValueMention, tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ start }) => start >= reach.end);
  const [next, behind] = [tokens[at], tokens[at + 1]];
  if (next === undefined) return false;
  if (next.inflection !== undefined) {
    const { kind, auxiliaries } = next.inflection;
    return kind === 'adjective' && auxiliaries.length === 0 && isDegree(next);
  }
  return COMPARATIVE.has(next.xpos) && behind?.form.toLowerCase() !== 'than';
}

/** `$8 above its costs` is no $8; what lies 8 m above the sea lies so high. */
export function isBeyond({ reach, value }: ValueMention, tokens: readonly Token[]): boolean {
  const next = tokens.find(({ start }) => start >= reach.end);
  const isLength = value?.kind === 'quantity' && value.unit?.dimension === 'length';
  return !isLength && next?.upos === 'ADP' && BEYOND.has(next.lemma);
}

/** The values of a sentence that say how much. */
export function withoutDifferences(
  values: readonly ValueMention[],
  tokens: readonly Token[],
): readonly ValueMention[] {
  return values.filter((value) => !saysByHowMuch(value, tokens));
}
