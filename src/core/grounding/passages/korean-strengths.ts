import type { Strength } from '../../language/korean-function-words.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';

const STRONG: readonly Strength[] = ['all', 'none', 'only', 'always', 'must', 'first'];
/** Strong words that say the same of things and of times. */
const ALIKE: Partial<Record<Strength, Strength>> = { all: 'always', always: 'all' };

/** The strong words of the claim that the window has no like of. */
export function newStrengths(said: ReadonlySet<Strength>, there: ReadonlySet<Strength>): Strength[] {
  if (said.size === 0) return [];
  return STRONG.filter((kind) => said.has(kind) && !there.has(kind) && !there.has(ALIKE[kind] ?? kind));
}

/** How much, how often, how surely: what the words of a text say of it. */
export function readStrengths(terms: readonly KoreanTerm[]): ReadonlySet<Strength> {
  const found = new Set<Strength>();
  for (const { strength, only } of terms) {
    if (strength !== null) found.add(strength);
    if (only) found.add('only');
  }
  return found;
}
