import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';
import { MORE } from '../../lexicon/korean-sums.ts';
import { BEYOND } from '../../lexicon/query-words.ts';
import { isDegree } from '../operators/question.ts';

/** Tags of words that compare. */
export const COMPARATIVE: ReadonlySet<string> = new Set(['JJR', 'RBR']);

/** JD115: a value right before a word that compares says by how much: `dinner $8 more`, `어른 요금이 4천 원 싸다`, 2kg 더 무겁다. */
export function saysByHowMuch({ reach }: ValueMention, tokens: readonly Token[]): boolean {
  const after = tokens.filter(({ start }) => start >= reach.end);
  const isBare = tokens.some(({ end }) => end === reach.end);
  const isMore = isBare && after[0] !== undefined && MORE.has(after[0].lemma);
  const [next, behind] = isMore ? after.slice(1) : after;
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

/** Nouns between such a value and what it is compared by, at most. */
const COMPARED_NOUNS = 3;

/** `3kg인 모델 Y보다`: a value of what is compared with. */
function isOfCompared({ end }: ValueMention, tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((token) => token.end > end);
  const written = tokens[at];
  if (written === undefined || !written.form.slice(Math.max(0, end - written.start)).startsWith('인'))
    return false;
  const nouns = tokens.slice(at + 1, at + 1 + COMPARED_NOUNS);
  return nouns.some(({ inflection }) => inflection?.particles.includes('보다') ?? false);
}

/** The values of a sentence that say how much. */
export function withoutDifferences(
  values: readonly ValueMention[],
  tokens: readonly Token[],
): readonly ValueMention[] {
  return values.filter((value) => !saysByHowMuch(value, tokens) && !isOfCompared(value, tokens));
}
