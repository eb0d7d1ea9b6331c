import type { Assertion } from '../../contract/assertion.ts';
import type { NameMatch } from '../../contract/entity.ts';

const ENOUGH = 0.82;
const MARGIN = 0.05;
/** A name that the exact look-up missed is at most similar, whatever its score. */
const NEVER_WHOLE = 0.99;

/** The names that the graph missed and on which an assertion rests. */
export function unknownNames(readings: readonly (readonly Assertion[])[]): string[] {
  const names = readings
    .flat()
    .flatMap((assertion) => (assertion.kind === 'existence' ? [assertion.name] : []));
  return [...new Set(names)];
}

/**
 * The similar names that are good enough to be read as the name, with two equally good ones left side by side:
 * they are ambiguous, never a guess.
 */
export function acceptedSimilar(matches: readonly NameMatch[]): NameMatch[] {
  return matches.flatMap(({ name, candidates }) => {
    const best = candidates[0]?.score ?? 0;
    if (best < ENOUGH) return [];
    const near = candidates.filter(({ score }) => score > best - MARGIN);
    return [
      {
        name,
        candidates: near.map((candidate) => ({
          ...candidate,
          score: Math.min(NEVER_WHOLE, near.length > 1 ? best : candidate.score),
        })),
      },
    ];
  });
}
