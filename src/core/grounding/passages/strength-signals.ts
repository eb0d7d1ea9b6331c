import { findHedges } from '../../language/hedge.ts';
import type { Term } from '../../language/term.ts';
import type { Signals } from '../held.ts';
import type { Alignment } from './alignment.ts';

const STRONG: ReadonlySet<string> = new Set(
  'all every always never everyone everything none definitely'.split(' '),
);
const ONLY: ReadonlySet<string> = new Set('only solely exclusively'.split(' '));

function hasAny(terms: readonly Term[], words: ReadonlySet<string>): boolean {
  return terms.some(({ surface }) => words.has(surface.toLowerCase()));
}

/**
 * GR28 `stronger`: the claim says all, every, always, never and the window does not; `only_added`: likewise with only;
 * `hedge_added`: the claim hedges and the window does not. Each 1 or 0.
 */
export function strengthSignals({ claim, windowTerms, text, windowText }: Alignment): Signals {
  const terms = claim.map(({ term }) => term);
  const hedged = findHedges(text).length > 0 && findHedges(windowText).length === 0;
  return {
    stronger: hasAny(terms, STRONG) && !hasAny(windowTerms, STRONG) ? 1 : 0,
    only_added: hasAny(terms, ONLY) && !hasAny(windowTerms, ONLY) ? 1 : 0,
    hedge_added: hedged ? 1 : 0,
  };
}
