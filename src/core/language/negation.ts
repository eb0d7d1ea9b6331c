import type { Span } from '../../contract/span.ts';
import {
  ENGLISH_NO_NEGATION_AFTER,
  KOREAN_NO_NEGATION_BEFORE,
  NEGATION_TABLE,
  type NegationScope,
} from './negation-words.ts';
import { termFinder } from './token-terms.ts';
import { matchesOf } from './matches-of.ts';

const BOUNDARY = new RegExp(
  [
    // Korean connective endings and "not this but that"; 고 before 있다, 싶다 only joins an auxiliary.
    '(?<=[가-힣](?:지만|는데|은데|인데|으나|으며|이며|면서|므로|니까|했고|았고|었고|였고|이고|하고|않고|되고|하며|되며|해서|어서|아서|여서),?) (?!있|싶|말|나서)',
    '(?<=(?:^|[^가-힣])(?:아니라|아닌|아니고),?) ',
    '(?<=[가-힣]), ',
    // English.
    '[;:]\\s',
    ',? (?=(?:but|although|though|while|whereas|because|yet|unless)\\b)',
    ', (?=(?:and|or|so|which|who|not|where|when)\\b)',
    ' and (?=(?:is|has|was|are|were|have|had|it|they|he|she|we|does|did|will)\\b)',
    '[.!?](?=\\s)',
  ].join('|'),
  'g',
);

/** The clauses of a sentence, in order, without gaps. Simple: by connective endings, conjunctions and semicolons. */
function clausesOf(sentence: string): Span[] {
  const clauses: Span[] = [];
  let start = 0;
  for (const { index, 0: text } of matchesOf(sentence, BOUNDARY)) {
    const end = index + text.length;
    if (end <= start) continue;
    clauses.push({ start, end });
    start = end;
  }
  clauses.push({ start, end: sentence.length });
  return clauses;
}

/** A negative word and how far it reaches. */
export interface Negation extends Span {
  readonly scope: NegationScope;
}

const find = termFinder(NEGATION_TABLE);

/** Every negative word of a text, in order; those that only bound a number ("넘지 않는", "no more than") are none. */
export function findNegations(text: string): Negation[] {
  const found: Negation[] = [];
  for (const { start, end, value } of find(text)) {
    const negative =
      text.charCodeAt(start) < 128 ? isEnglishNegative(text, start, end) : isKoreanNegative(text, start, end);
    if (negative) found.push({ start, end, scope: value });
  }
  return found;
}

/**
 * Whether a sentence is negated: without a span where one of its clauses is, with one where what the span says is.
 * Two negatives in a clause cancel out; one inside the span (변동이 없다) is part of what the span says.
 */
export function isNegated(sentence: string, span?: Span): boolean {
  const negations = findNegations(sentence);
  if (negations.length === 0) return false;
  const clauses = clausesOf(sentence);
  if (span === undefined)
    return clauses.some((clause) => isOdd(negations.filter((n) => n.scope === 'clause' && isIn(n, clause))));
  const clause = clauses.find(({ end }) => span.start < end);
  return clause !== undefined && isOdd(negations.filter((n) => isIn(n, clause) && reaches(n, span)));
}

function reaches({ scope, start, end }: Negation, span: Span): boolean {
  if (start >= span.start && start < span.end) return false;
  if (scope === 'clause') return true;
  if (scope === 'before') return span.start < start;
  if (scope === 'after') return span.start >= end;
  return span.start >= end && span.start <= end + 1;
}

function isIn(negation: Negation, clause: Span): boolean {
  return clause.start <= negation.start && negation.start < clause.end;
}

function isOdd(found: readonly Negation[]): boolean {
  return found.length % 2 === 1;
}

function isKoreanNegative(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 8), start);
  if (KOREAN_NO_NEGATION_BEFORE.test(before)) return false;
  return !/^(?:못지않|아니나)/.test(text.slice(start, end));
}

function isEnglishNegative(text: string, start: number, end: number): boolean {
  if (ENGLISH_NO_NEGATION_AFTER.test(text.slice(end, end + 24))) return false;
  const word = text.slice(start, end);
  if (word === 'No' && /^\. ?\d/.test(text.slice(end, end + 3))) return false;
  return !/\b(?:or|if|why) $/i.test(text.slice(Math.max(0, start - 4), start));
}
