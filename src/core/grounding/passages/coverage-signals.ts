import type { Signals } from '../held.ts';
import type { Window } from './best-window.ts';
import type { ClaimTerm } from './claim-terms.ts';
import type { Passages } from './passages.ts';

/** How much of the claim's content stands in the window and in the whole evidence, by weight. */
export function coverageSignals(
  passages: Passages,
  claim: readonly ClaimTerm[],
  window: Window | null,
): Signals {
  const first = passages.sentences[window?.from ?? 0]?.first ?? 0;
  const last = window === null ? first : (passages.sentences[window.to - 1]?.last ?? first);
  const inWindow = new Set(passages.words.subarray(first, last));
  return {
    window_coverage: share(claim, ({ word }) => inWindow.has(word)),
    evidence_coverage: share(claim, ({ word }) => word >= 0),
  };
}

function share(claim: readonly ClaimTerm[], has: (term: ClaimTerm) => boolean): number {
  let held = 0;
  let total = 0;
  for (const term of claim) {
    total += term.weight;
    if (has(term)) held += term.weight;
  }
  return total === 0 ? 1 : held / total;
}
