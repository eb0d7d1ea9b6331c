import type { Signals } from '../held.ts';
import type { KoreanHold } from './korean-hold.ts';
import { strengthsIn } from './korean-reading.ts';
import { newStrengths } from './korean-strengths.ts';

/** Where the claim says more of how much, how often and how surely than its window. */
export function koreanStrengthSignals({ said, there, relevance }: KoreanHold): Signals {
  return { stronger: Math.min(2, newStrengths(strengthsIn(said), strengthsIn(there)).length) * relevance };
}
