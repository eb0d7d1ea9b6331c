import type { Strength } from '../../language/korean-function-words.ts';
import type { Signals } from '../held.ts';
import type { KoreanHold } from './korean-hold.ts';
import { strengthsIn } from './korean-reading.ts';
import { newStrengths } from './korean-strengths.ts';

const WEAK: readonly Strength[] = ['some', 'most', 'sometimes', 'may', 'plan'];

/** Where the claim says more, or less, of how much, how often and how surely than its window. */
export function koreanStrengthSignals({ said, there, relevance }: KoreanHold): Signals {
  const [claim, window] = [strengthsIn(said), strengthsIn(there)];
  const has = (words: ReadonlySet<Strength>, kinds: readonly Strength[]) =>
    kinds.some((kind) => words.has(kind));
  return {
    stronger: Math.min(2, newStrengths(claim, window).length) * relevance,
    none_new: (claim.has('none') && !window.has('none') ? 1 : 0) * relevance,
    only_new: (claim.has('only') && !window.has('only') ? 1 : 0) * relevance,
    weaker: (has(claim, WEAK) && !has(window, WEAK) ? 1 : 0) * relevance,
    hedge_lost: (has(window, WEAK) && !has(claim, WEAK) ? 1 : 0) * relevance,
  };
}
