import type { TextHit } from '../../contract/ports/text-index.ts';
import type { ScoredTexts } from './score-texts.ts';

/**
 * The best texts, best first; of equal ones the smaller id first. Whole lists of thousands are not sorted for a handful,
 * and only those that are good enough are asked whether they are wanted.
 */
export function bestHits(
  { slots, sums, most }: ScoredTexts,
  ids: readonly string[],
  limit: number,
  isWanted: (id: string) => boolean,
): TextHit[] {
  const best: TextHit[] = [];
  for (const slot of slots) {
    const hit = { id: ids[slot] ?? '', score: (sums[slot] ?? 0) / most };
    const last = best.at(-1);
    if (best.length >= limit && (last === undefined || !isBefore(hit, last))) continue;
    if (!isWanted(hit.id)) continue;
    let at = best.length;
    while (at > 0 && isBefore(hit, best[at - 1] ?? hit)) at--;
    best.splice(at, 0, hit);
    if (best.length > limit) best.pop();
  }
  return best;
}

function isBefore(one: TextHit, other: TextHit): boolean {
  return one.score > other.score || (one.score === other.score && one.id < other.id);
}
