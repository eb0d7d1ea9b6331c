import type { ReadSentence } from '../../read/read-text.ts';
import type { Mood } from '../../statement/statement.ts';
import type { Clause } from './clauses-of.ts';
import type { Source } from './sources.ts';

const NEVER = new Set(['asked', 'ordered']);

/** The text stands by the sentence as far as the claim says it does. */
export function isStood(source: Source, { whole }: Pick<Clause, 'whole'>, claim: ReadSentence): boolean {
  const { mood, form } = source.sentence;
  if (form === 'title' || NEVER.has(mood) || NEVER.has(claim.mood)) return false;
  return mood === 'asserted' || (whole && mood === claim.mood);
}

/** Moods of a clause that is held against a claim that differs from it; an order, against another order. */
function isFirm({ sentence }: Source, claim: ReadSentence): boolean {
  const orders = claim.statements.some(({ mood }) => mood === 'ordered');
  const isOne = (mood: Mood): boolean => FIRM.has(mood) || (orders && mood === 'ordered');
  return sentence.statements.every(({ mood, condition }) => condition === null && isOne(mood));
}

const FIRM: ReadonlySet<Mood> = new Set<Mood>(['asserted', 'possible', 'planned']);

/** True for a sentence that may contradict a claim that differs from it. */
export function mayBeDenied(source: Source, claim: ReadSentence): boolean {
  return isStood(source, { whole: false }, claim) && isFirm(source, claim);
}
