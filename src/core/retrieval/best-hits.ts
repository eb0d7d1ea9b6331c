import type { TextHit } from '../../contract/ports/text-index.ts';

/** The best hits, best first; of equal ones the smaller id first. Whole lists of thousands are not sorted for a handful. */
export function bestHits(hits: Iterable<TextHit>, limit: number): TextHit[] {
  const best: TextHit[] = [];
  for (const hit of hits) {
    const last = best.at(-1);
    if (best.length >= limit && last !== undefined && !isBefore(hit, last)) continue;
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
