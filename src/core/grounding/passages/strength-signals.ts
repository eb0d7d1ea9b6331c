import type { Term } from '../../language/term.ts';
import type { Signals } from '../held.ts';
import type { Alignment } from './alignment.ts';
import { hedgesIn } from './text-reading.ts';

const STRONG: ReadonlySet<string> = new Set(
  'all every always never everyone everything none definitely'.split(' '),
);
const ONLY: ReadonlySet<string> = new Set('only solely exclusively'.split(' '));

/** True where the claim has one of these words, and the window none of them. */
function isAdded({ claim, windowTerms }: Alignment, words: ReadonlySet<string>): boolean {
  const isOne = ({ surface }: Term): boolean => words.has(surface.toLowerCase());
  return claim.some(({ term }) => isOne(term)) && !windowTerms.some(isOne);
}

/**
 * `stronger`: the claim says all, every, always, never and the window does not; `only_added`: likewise with only;
 * `hedge_added`: the claim hedges and the window does not. Each 1 or 0.
 */
export function strengthSignals(alignment: Alignment): Signals {
  const { passages, text, windowText } = alignment;
  const hedged = hedgesIn(passages, text).length > 0 && hedgesIn(passages, windowText).length === 0;
  return {
    stronger: isAdded(alignment, STRONG) ? 1 : 0,
    only_added: isAdded(alignment, ONLY) ? 1 : 0,
    hedge_added: hedged ? 1 : 0,
  };
}
