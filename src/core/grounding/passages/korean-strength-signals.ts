import type { Strength } from '../../language/korean-function-words.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';
import type { Signals } from '../held.ts';
import type { KoreanHold } from './korean-hold.ts';

const STRONG: readonly Strength[] = ['all', 'none', 'only', 'always', 'must', 'first'];
const WEAK: readonly Strength[] = ['some', 'most', 'sometimes', 'may', 'plan'];
/** Strong words that say the same of things and of times. */
const ALIKE: Partial<Record<Strength, Strength>> = { all: 'always', always: 'all' };

/** Where the claim says more, or less, of how much, how often and how surely than its window. */
export function koreanStrengthSignals({ claim, window, relevance }: KoreanHold): Signals {
  const [said, there] = [strengthsOf(claim), strengthsOf(window)];
  const has = (words: ReadonlySet<Strength>, kinds: readonly Strength[]) =>
    kinds.some((kind) => words.has(kind));
  return {
    stronger: Math.min(2, newStrengths(said, there).length) * relevance,
    none_new: (said.has('none') && !there.has('none') ? 1 : 0) * relevance,
    only_new: (said.has('only') && !there.has('only') ? 1 : 0) * relevance,
    weaker: (has(said, WEAK) && !has(there, WEAK) ? 1 : 0) * relevance,
    hedge_lost: (has(there, WEAK) && !has(said, WEAK) ? 1 : 0) * relevance,
  };
}

/** The strong words of the claim that the window has no like of. */
export function newStrengths(said: ReadonlySet<Strength>, there: ReadonlySet<Strength>): Strength[] {
  return STRONG.filter((kind) => said.has(kind) && !there.has(kind) && !there.has(ALIKE[kind] ?? kind));
}

/** How much, how often, how surely: what the words of a text say of it. */
export function strengthsOf(terms: readonly KoreanTerm[]): ReadonlySet<Strength> {
  const found = new Set<Strength>();
  for (const { strength, only } of terms) {
    if (strength !== null) found.add(strength);
    if (only) found.add('only');
  }
  return found;
}
