import type { Span } from '../../../contract/span.ts';
import type { ClauseWords } from '../../lexicon/clause-words.ts';
import { wordsOf } from '../../lexicon/operators.ts';
import { JOINERS, NOT_SUCH, OBLIGING, PERMITTING, TIMING } from '../../lexicon/repetition-words.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Phrase } from '../../statement/phrase.ts';
import type { Role, Statement } from '../../statement/statement.ts';
import { covers } from '../facts/content.ts';
import { measured } from '../facts/dimension.ts';
import { lifted, othersOf } from '../lifted.ts';
import type { Means } from '../means.ts';
import { isStripped } from './stripped.ts';
import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';

const TIMERS = new Set(['ADV', 'SCONJ']);
const UNREAD = wordsOf('unread');

function restrictsBy(
  { lemma, form, inflection }: Token,
  { operating, alternatives }: ClauseWords,
): string | null {
  const all = [form.toLowerCase(), lemma.toLowerCase(), ...(inflection?.particles ?? [])];
  return (
    all.find(
      (word) =>
        operating.has(word) ||
        NOT_SUCH.has(word) ||
        (UNREAD.has(word) && !JOINERS.has(word) && !alternatives.has(word)),
    ) ?? null
  );
}

function restrictors(tokens: readonly Token[], words: ClauseWords): Set<string> {
  return new Set(tokens.flatMap((token) => restrictsBy(token, words) ?? []));
}

const PRESENT = new Set(['VBZ', 'VBP']);

/** The auxiliaries that say the time of a predicate. */
function carriersOf(tokens: readonly Token[], at: number): readonly Token[] {
  return tokens.filter(({ head, relation }) => head === at && /^(?:aux|cop)/u.test(relation));
}

/** True for what is so, may be, or is done as a rule: `is free`, `are reimbursed`, 지급한다; what happened is told in the past. */
function isRule({ tokens }: ReadSentence, { at, predicate }: Statement): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const { inflection } = token;
  if (inflection !== undefined) return !inflection.endings.includes('었');
  const carriers = carriersOf(tokens, at);
  const isPast = carriers.some(({ xpos }) => xpos === 'VBD');
  return carriers.length > 0 && !isPast && (predicate === 'be' || token.xpos !== 'VBG');
}

function placesOf({ roles }: Statement): readonly Role[] {
  return roles.filter(({ name }) => name === 'other' || name === 'recipient');
}

/** Where and for whom a rule holds is part of it; what the claim says of its subject may be a part of the verb elsewhere. */
function losesPlace(claim: Statement, evidence: Statement, words: ClauseWords): boolean {
  const ofSubject = claim.roles.flatMap(({ subject, phrase }) => (subject ? othersOf(phrase) : []));
  return placesOf(lifted(evidence, words)).length > placesOf(lifted(claim, words)).length + ofSubject.length;
}

/** `shuts off when it tips over`: so at all times but for a clause of when behind it. */
function losesWhen(claim: ReadSentence, { tokens }: ReadSentence, { at }: Statement): boolean {
  const times = ({ lemma, upos }: Token): boolean => TIMING.has(lemma) && TIMERS.has(upos);
  const isTimed = tokens.some((token, place) => place >= at && times(token));
  if (!isTimed || claim.tokens.some(times)) return false;
  return [tokens[at], ...carriersOf(tokens, at)].some((token) => PRESENT.has(token?.xpos ?? ''));
}

function modalOf({ tokens }: ReadSentence, { at }: Statement): 'may' | 'must' | null {
  const lemmas = tokens.filter(({ head, upos }) => head === at && upos === 'AUX').map(({ lemma }) => lemma);
  if (lemmas.some((one) => PERMITTING.has(one))) return 'may';
  return lemmas.some((one) => OBLIGING.has(one)) ? 'must' : null;
}

/** `Guests over 65 pay half`: of all guests that says nothing, unless it tells what happened. */
function losesKind(
  claim: Statement,
  claimed: ReadSentence,
  evidence: Statement,
  { tokens }: ReadSentence,
): boolean {
  const own = claim.roles.find(({ subject }) => subject)?.phrase;
  const theirs = evidence.roles.find(({ subject }) => subject)?.phrase;
  if (own === undefined || theirs === undefined || own.pointing || own.quantifier !== 'generic') return false;
  const isKind = claimed.tokens[own.at]?.xpos === 'NNS' && tokens[theirs.at]?.xpos === 'NNS';
  const isPast = [tokens[evidence.at], ...carriersOf(tokens, evidence.at)].some((token) =>
    /^VB[DN]$/u.test(token?.xpos ?? ''),
  );
  const told = (phrase: Phrase): number =>
    phrase.names.length + phrase.modifiers.filter((one) => one.phrase.upos !== 'PROPN').length;
  return isKind && !isPast && told(theirs) > told(own);
}

/** The values that the clause itself says, none of those that clauses within it say. */
function ownValues({ values, statements }: ReadSentence, { span }: Statement): readonly ValueMention[] {
  const isIn = ({ start, end }: Span, wide: Span): boolean => wide.start <= start && end <= wide.end;
  const nested = statements.filter(
    (one) => isIn(one.span, span) && (one.span.start > span.start || one.span.end < span.end),
  );
  return values.filter((value) => isIn(value, span) && !nested.some((one) => isIn(value, one.span)));
}

/** JD38: true where the evidence holds of less than the claim says: `only`, `nearly`, `free for children`. */
export function isNarrowed(
  claim: Statement,
  claimed: ReadSentence,
  evidence: Statement,
  said: ReadSentence,
  means: Means,
): boolean {
  const { words } = means;
  const { start, end } = evidence.span;
  const values = measured(said.values);
  const own = said.tokens.filter(
    (token) => start <= token.start && token.end <= end && !values.some(({ reach }) => covers(reach, token)),
  );
  const known = restrictors(claimed.tokens, words);
  if ([...restrictors(own, words)].some((word) => !known.has(word))) return true;
  if (measured(ownValues(said, evidence)).length > 0 && isStripped(claimed, said, means)) return true;
  const [asked, told] = [modalOf(claimed, claim), modalOf(said, evidence)];
  if (losesWhen(claimed, said, evidence) || (asked !== null && told !== null && asked !== told)) return true;
  if (losesKind(claim, claimed, evidence, said)) return true;
  return isRule(said, evidence) && losesPlace(claim, evidence, words);
}
