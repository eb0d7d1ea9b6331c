import type { ClauseWords } from '../../lexicon/clause-words.ts';
import { wordsOf } from '../../lexicon/operators.ts';
import type { Mood } from '../../statement/statement.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Unit } from './unit.ts';

/**
 * What a word does to its clause: `open` takes its assertion back (if, said, perhaps), `bound` makes it hold of less or
 * of nothing where a part is left out (only, not, all, nearly). Null for other words.
 */
export type Risk = 'open' | 'bound' | null;

const UNREAD = wordsOf('unread');

function isOpen({ lemma, form, token }: Unit, words: ClauseWords): boolean {
  const small = form ?? lemma;
  const isReporting = words.reporting.has(lemma) && token.upos === 'VERB';
  return (
    words.conditions.has(small) ||
    words.open.has(small) ||
    words.sources.has(lemma) ||
    words.moods.has(lemma) ||
    words.denyingVerbs.has(lemma) ||
    isReporting
  );
}

function isBound({ lemma, form, token, negative }: Unit, words: ClauseWords): boolean {
  const small = form ?? lemma;
  const all = [small, lemma, ...(token.inflection?.particles ?? [])];
  return (
    negative ||
    all.some((word) => words.operating.has(word) || words.turning.has(word) || UNREAD.has(word)) ||
    words.alternatives.has(small) ||
    words.quantifiers.has(lemma) ||
    words.quantifiers.has(small)
  );
}

export function riskOf(unit: Unit, words: ClauseWords): Risk {
  if (isOpen(unit, words)) return 'open';
  return isBound(unit, words) ? 'bound' : null;
}

const STANDING = new Set<Mood>(['asserted', 'possible', 'planned']);

/** True where each clause of the sentence stands beside the others: nothing is supposed, reported or doubted. */
export function isSettled({ mood, statements }: ReadSentence): boolean {
  return (
    mood === 'asserted' &&
    statements.length > 0 &&
    statements.every((one) => STANDING.has(one.mood) && one.condition === null)
  );
}

/** True where the sentence only affirms, whole: a part that says when or where may be left out. */
export function isPlain(sentence: ReadSentence, units: readonly Unit[], words: ClauseWords): boolean {
  return (
    isSettled(sentence) &&
    sentence.statements.every(({ mood, polarity }) => mood === 'asserted' && polarity === 'positive') &&
    units.every((unit) => riskOf(unit, words) === null)
  );
}
