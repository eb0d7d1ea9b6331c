import type { Term } from '../../../language/term.ts';
import type { Phrase } from './attribute-leaf.ts';

const BEFORE_VERB = /^(?:to|can|may|could|must|will|should|you|they|we|please|not|n't|and|or)$/;

/**
 * A name of one word is no mention where the word stands there as another one: part of a proper name (State Street),
 * a quantity (a lot of), or a noun that only looks like the verb (a park nearby for parking).
 */
export function hasRightForm(terms: readonly Term[], phrase: Phrase, at: number): boolean {
  if (phrase.length > 1) return true;
  const term = terms[at];
  if (term === undefined) return true;
  if (term.language === 'ko') return !isPartOfDay(terms, at);
  const lower = term.surface.toLowerCase();
  const before = terms[at - 1]?.surface.toLowerCase() ?? '';
  if (lower === 'named') return false;
  if (lower === 'lot' || lower === 'lots') return terms[at + 1]?.surface.toLowerCase() !== 'of';
  if (lower === 'park') return BEFORE_VERB.test(before);
  return true;
}

/** 저녁 7시: the evening is part of a time, no event. */
function isPartOfDay(terms: readonly Term[], at: number): boolean {
  const next = terms[at + 1]?.surface ?? '';
  return (
    /^(?:아침|점심|저녁|밤|새벽|낮|오전|오후)$/.test(terms[at]?.surface ?? '') && /^\d{1,2}시/.test(next)
  );
}
