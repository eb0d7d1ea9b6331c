import type { Term } from '../../language/term.ts';
import type { Signals } from '../held.ts';
import type { Alignment } from './alignment.ts';
import { hedgesIn } from './text-reading.ts';

const STRONG: ReadonlySet<string> = new Set(
  'all every always never everyone everything none definitely'.split(' '),
);
const ONLY: ReadonlySet<string> = new Set('only solely exclusively'.split(' '));

/** The first of these words in the claim, where the window has none of them. */
function added({ claim, windowTerms }: Alignment, words: ReadonlySet<string>): Term | null {
  const isOne = ({ surface }: Term): boolean => words.has(surface.toLowerCase());
  const said = claim.find(({ term }) => isOne(term))?.term;
  return said === undefined || windowTerms.some(isOne) ? null : said;
}

/** The word by which the claim says more than the window: all, always, never, only; null where there is none. */
export function addedStrength(alignment: Alignment): Term | null {
  return added(alignment, STRONG) ?? added(alignment, ONLY);
}

/**
 * GR28 `stronger`: the claim says all, every, always, never and the window does not; `only_added`: likewise with only;
 * `hedge_added`: the claim hedges and the window does not. Each 1 or 0.
 */
export function strengthSignals(alignment: Alignment): Signals {
  const { passages, text, windowText } = alignment;
  const hedged = hedgesIn(passages, text).length > 0 && hedgesIn(passages, windowText).length === 0;
  return {
    stronger: added(alignment, STRONG) === null ? 0 : 1,
    only_added: added(alignment, ONLY) === null ? 0 : 1,
    hedge_added: hedged ? 1 : 0,
  };
}
