import type { TextHit } from '../../contract/ports/text-index.ts';

/** The best of the other kind stands second where its score is so near to the best. */
const NEAR = 0.75;

/**
 * RT16: symbols and passages of documents as one list, best first; a document says why and a symbol says how, so where
 * the best of both are near each other they stand side by side.
 */
export function bothKinds(
  symbols: readonly TextHit[],
  passages: readonly TextHit[],
  limit: number,
): readonly TextHit[] {
  const sorted = [...symbols, ...passages].sort((one, other) => other.score - one.score);
  const [best] = sorted;
  const other = best === symbols[0] ? passages[0] : symbols[0];
  if (best === undefined || other === undefined || other.score < NEAR * best.score)
    return sorted.slice(0, limit);
  return [best, other, ...sorted.filter((hit) => hit !== best && hit !== other)].slice(0, limit);
}
