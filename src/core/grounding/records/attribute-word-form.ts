import type { Term } from '../../language/term.ts';
import type { Phrase } from './attribute-leaf.ts';

const BEFORE_VERB = /^(?:to|can|may|could|must|will|should|you|they|we|please|not|n['’]t|and|or)$/;

/**
 * A name of one word is no mention where the word stands there as another one: part of a proper name (State Street),
 * a quantity (a lot of), or a noun that only looks like the verb (a park nearby for parking).
 */
export function hasRightForm(terms: readonly Term[], phrase: Phrase, at: number): boolean {
  if (phrase.length > 1) return true;
  const term = terms[at];
  if (term === undefined || term.language === 'ko') return true;
  const lower = term.surface.toLowerCase();
  const before = terms[at - 1]?.surface.toLowerCase() ?? '';
  if (lower === 'lot' || lower === 'lots') return terms[at + 1]?.surface.toLowerCase() !== 'of';
  if (lower === 'park') return BEFORE_VERB.test(before);
  return true;
}
