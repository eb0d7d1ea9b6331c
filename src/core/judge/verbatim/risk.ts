import type { ClauseWords } from '../../lexicon/clause-words.ts';
import { wordsOf } from '../../lexicon/operators.ts';
import type { Mood, Statement } from '../../statement/statement.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Unit } from './unit.ts';

/**
 * What a word does to its clause: `open` takes its assertion back (if, said, perhaps), `bound` makes it hold of less or
 * of nothing where a part is left out (only, not, all, nearly). Null for other words.
 */
export type Risk = 'open' | 'bound' | null;

const UNREAD = wordsOf('unread');

function isOpen({ lemma, form, token, value }: Unit, words: ClauseWords): boolean {
  const small = form ?? lemma;
  const isReporting = words.reporting.has(lemma) && token.upos === 'VERB';
  return (
    words.conditions.has(small) ||
    words.open.has(small) ||
    words.sources.has(lemma) ||
    (words.moods.has(lemma) && value === null) ||
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

/** An auxiliary of what may, must or will be: it leaves open its own clause alone. */
function isAuxiliary({ lemma }: Unit, { moods }: ClauseWords): boolean {
  return STANDING.has(moods.get(lemma) ?? 'doubted');
}

/** True where the sentence supposes, reports and doubts nothing, so that each of its clauses stands beside the others. */
export function isPartible({ mood }: ReadSentence, units: readonly Unit[], words: ClauseWords): boolean {
  return (
    mood === 'asserted' && units.every((unit) => isAuxiliary(unit, words) || riskOf(unit, words) !== 'open')
  );
}

/** Whether these words of a sentence tell what is so, and whether they only affirm it. */
export interface Standing {
  /** Nothing is supposed, reported, doubted or still to come: what hangs on it may be left out. */
  readonly settled: boolean;
  /** It affirms, whole: a part that says when or where may be left out. */
  readonly plain: boolean;
}

export function standing(sentence: ReadSentence, units: readonly Unit[], words: ClauseWords): Standing {
  const isOwn = ({ at }: Statement): boolean => units.some(({ from, to }) => from <= at && at < to);
  const own = sentence.statements.filter(isOwn);
  const settled =
    sentence.mood === 'asserted' &&
    sentence.statements.length > 0 &&
    own.every(({ mood, condition }) => STANDING.has(mood) && condition === null) &&
    units.every((unit) => isAuxiliary(unit, words) || riskOf(unit, words) !== 'open');
  const affirms = own.every(({ mood, polarity }) => mood === 'asserted' && polarity === 'positive');
  return { settled, plain: settled && affirms && units.every((unit) => riskOf(unit, words) === null) };
}
