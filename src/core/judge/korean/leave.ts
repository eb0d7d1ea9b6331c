import type { ClauseWords } from '../../lexicon/clause-words.ts';
import { ATTENDING_ENDINGS, REASON_ENDINGS } from '../../lexicon/korean-predicates.ts';
import { STATES } from '../../lexicon/repetition-words.ts';
import { riskOf } from '../verbatim/risk.ts';
import type { KoreanClause, KoreanPhrase } from './clause.ts';

/** True where the clause tells what happened or will happen once, not what is so or is done as a rule. */
export function isEvent({ time, negative, modal, verb, what, mood }: KoreanClause): boolean {
  const isOnce = time !== 'now' && what === null && !STATES.has(verb.lemma);
  return isOnce && !negative && modal === '' && mood === 'asserted';
}

function isHarmless(phrase: KoreanPhrase, words: ClauseWords): boolean {
  return !phrase.only && riskOf(phrase.head, words) === null;
}

const KEPT: ReadonlySet<string> = new Set(['topic', '이', '을', 'quote', '보다']);

/** What the claim may leave out of a clause: when, where and how something happened. */
export function mayLeave(phrase: KoreanPhrase, clause: KoreanClause, words: ClauseWords): boolean {
  return isEvent(clause) && !KEPT.has(phrase.role) && isHarmless(phrase, words);
}

/** Whether a clause that hangs on another one may be left out: it says how or why, and not if. */
export function mayLeaveHang(hang: KoreanClause, clause: KoreanClause): boolean {
  if (!ATTENDING_ENDINGS.has(hang.ending)) return false;
  return isEvent(clause) || REASON_ENDINGS.has(hang.ending);
}
