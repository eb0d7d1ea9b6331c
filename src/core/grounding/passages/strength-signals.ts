import type { Term } from '../../language/term.ts';
import type { Signals } from '../held.ts';
import type { Alignment } from './alignment.ts';
import { hedgesIn } from './text-reading.ts';

const ONLY: ReadonlySet<string> = new Set('only solely exclusively'.split(' '));

/** True where the claim restricts, and the window does not. */
function isRestricted({ claim, windowTerms }: Alignment): boolean {
  const isOne = ({ surface }: Term): boolean => ONLY.has(surface.toLowerCase());
  return claim.some(({ term }) => isOne(term)) && !windowTerms.some(isOne);
}

/**
 * `only_added`: the claim says only and the window does not; `hedge_added`: the claim hedges and the window does not. Each 1 or 0.
 */
export function strengthSignals(alignment: Alignment): Signals {
  const { passages, text, windowText } = alignment;
  const hedged = hedgesIn(passages, text).length > 0 && hedgesIn(passages, windowText).length === 0;
  return {
    only_added: isRestricted(alignment) ? 1 : 0,
    hedge_added: hedged ? 1 : 0,
  };
}
