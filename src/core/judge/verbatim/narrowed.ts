import type { Span } from '../../../contract/span.ts';
import type { ClauseWords } from '../../lexicon/clause-words.ts';
import { wordsOf } from '../../lexicon/operators.ts';
import { JOINERS, NOT_SUCH, OBLIGING, PERMITTING, TIMING } from '../../lexicon/repetition-words.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Role, Statement } from '../../statement/statement.ts';
import { covers } from '../facts/content.ts';
import { measured } from '../facts/dimension.ts';
import { lifted, othersOf } from '../lifted.ts';
import type { Means } from '../means.ts';
import { isInAside, isParted } from '../parts.ts';
import { isOfSuch as isOfSuchOnes } from './loose-drops.ts';
import { isStripped } from './stripped.ts';
import { unitsOf } from './units-of.ts';
import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';

const TIMERS = new Set(['ADV', 'SCONJ']);
const UNREAD = wordsOf('unread');
const ONLY = wordsOf('only');
const FOR = 'for';
const LEADING = new Set(['to', 'from', FOR]);

function restrictsBy(
  { lemma, form, upos, inflection }: Token,
  { operating, alternatives }: ClauseWords,
): string | null {
  const all = [form.toLowerCase(), lemma.toLowerCase(), ...(inflection?.particles ?? [])];
  return (
    all.find(
      (word) =>
        operating.has(word) ||
        (NOT_SUCH.has(word) && upos !== 'ADV') ||
        (UNREAD.has(word) && !JOINERS.has(word) && !alternatives.has(word)),
    ) ?? null
  );
}

function restrictors(tokens: readonly Token[], words: ClauseWords): Set<string> {
  return new Set(tokens.flatMap((token) => restrictsBy(token, words) ?? []));
}

const PRESENT = new Set(['VBZ', 'VBP']);

/** The auxiliaries that say the time of a predicate, or of the one that it goes on with: `are to be kept switched off`. */
function carriersOf(tokens: readonly Token[], at: number): readonly Token[] {
  const own = tokens.filter(({ head, relation }) => head === at && /^(?:aux|cop)/u.test(relation));
  const token = tokens[at];
  const isBare = token?.relation === 'xcomp' && own.length === 0 && token.xpos === 'VBN';
  return isBare ? carriersOf(tokens, token.head) : own;
}

/** The values that the clause itself says, none of those that clauses within it say. */
function ownValues({ values, statements }: ReadSentence, { span }: Statement): readonly ValueMention[] {
  const isIn = ({ start, end }: Span, wide: Span): boolean => wide.start <= start && end <= wide.end;
  const nested = statements.filter(
    (one) => isIn(one.span, span) && (one.span.start > span.start || one.span.end < span.end),
  );
  return values.filter((value) => isIn(value, span) && !nested.some((one) => isIn(value, one.span)));
}

/** `on 3 March`, `in 2021`: a time that is no weekday and comes once. */
function isDated(values: readonly ValueMention[]): boolean {
  return values.some(
    ({ value }) =>
      value?.kind === 'period' && value.from !== null && value.fineness !== 'weekday' && value.bound === 'at',
  );
}

/**
 * True for what is so, may be, or is done as a rule: `is free`, `are reimbursed`, 지급한다. What happened is told in the past
 * or the perfect, what is to happen once has its date.
 */
function isRule(claim: ReadSentence, said: ReadSentence, statement: Statement): boolean {
  const { at, predicate } = statement;
  const token = said.tokens[at];
  if (token === undefined) return false;
  const { inflection } = token;
  if (inflection !== undefined) return !inflection.endings.includes('었');
  const carriers = carriersOf(said.tokens, at);
  const isPast = carriers.some(
    ({ xpos, lemma }) => xpos === 'VBD' || (lemma === 'have' && predicate !== 'have'),
  );
  return (
    (carriers.length > 0 || PRESENT.has(token.xpos)) &&
    !isPast &&
    !isDated(claim.values) &&
    (predicate === 'be' || token.xpos !== 'VBG')
  );
}

/** Its places; of several of which one may be chosen the first. */
function placesOf({ roles }: Statement): readonly Role[] {
  const places = roles.filter(({ name }) => name === 'other' || name === 'recipient');
  const first = places.find(({ either }) => either);
  return places.filter((role) => !role.either || role === first);
}

/** Where and for whom a rule holds is part of it; what the claim says of its subject may be a part of the verb elsewhere. */
function losesPlace(claim: Statement, evidence: Statement, words: ClauseWords): boolean {
  const ofSubject = claim.roles.flatMap(({ subject, phrase }) => (subject ? othersOf(phrase) : []));
  return placesOf(lifted(evidence, words)).length > placesOf(lifted(claim, words)).length + ofSubject.length;
}

/** `shuts off when it tips over`: so at all times but for a clause of when behind it. */
function losesWhen(claim: ReadSentence, { tokens }: ReadSentence, { at }: Statement): boolean {
  const times = ({ lemma, upos }: Token): boolean => TIMING.has(lemma) && TIMERS.has(upos);
  const opens = ({ head, lemma }: Token): boolean => head === at && lemma !== 'where';
  const isTimed = tokens.some((token, place) => (place >= at || opens(token)) && times(token));
  if (!isTimed || claim.tokens.some(times)) return false;
  return [tokens[at], ...carriersOf(tokens, at)].some((token) => PRESENT.has(token?.xpos ?? ''));
}

function modalOf({ tokens }: ReadSentence, { at }: Statement): 'may' | 'must' | null {
  const lemmas = tokens.filter(({ head, upos }) => head === at && upos === 'AUX').map(({ lemma }) => lemma);
  if (lemmas.some((one) => PERMITTING.has(one))) return 'may';
  return lemmas.some((one) => OBLIGING.has(one)) ? 'must' : null;
}

const SILENT = /^(?:det|punct|cc|conj|case|appos|nmod:poss)/u;

/** How many words tell which ones of a kind are meant: `guests over 65`; none behind a comma. */
function tellingOf(tokens: readonly Token[], noun: number): number {
  // `employees of Kestrel` are all of them there; `pupils in Year 9` are some.
  const isWhose = (at: number): boolean =>
    tokens[at]?.upos === 'PROPN' && !tokens.some(({ head, upos }) => head === at && upos === 'NUM');
  return tokens.filter(
    ({ head, relation }, at) =>
      head === noun && !SILENT.test(relation) && !isParted(tokens, at) && !isWhose(at),
  ).length;
}

/** `The deploy to staging`: one of several that are called so. */
function isLedOn(tokens: readonly Token[], noun: number): boolean {
  const leads = (at: number): boolean =>
    tokens.some(({ head, lemma, upos }) => head === at && upos !== 'NOUN' && LEADING.has(lemma));
  return tokens.some(
    ({ head, relation }, at) => head === noun && /^(?:acl$|nmod)/u.test(relation) && leads(at),
  );
}

/** `Tickets bought online are cheaper`: the first of two verbs tells which ones are meant. */
function isOfSuch(sentence: ReadSentence, words: ClauseWords): boolean {
  const units = unitsOf(sentence, words);
  return isOfSuchOnes(units, 0, units.length);
}

/** `Guests over 65 pay half`: of all guests that says nothing, unless it tells what happened. */
function losesKind(
  claim: Statement,
  claimed: ReadSentence,
  evidence: Statement,
  said: ReadSentence,
  words: ClauseWords,
): boolean {
  const { tokens } = said;
  const own = claim.roles.find(({ subject }) => subject)?.phrase;
  const theirs = evidence.roles.find(({ subject }) => subject)?.phrase;
  if (own === undefined || theirs === undefined) return false;
  if (own.pointing) return !isLedOn(claimed.tokens, own.at) && isLedOn(tokens, theirs.at);
  if (own.quantifier !== 'generic') return false;
  const isKind = claimed.tokens[own.at]?.xpos === 'NNS' && tokens[theirs.at]?.xpos === 'NNS';
  const carriers = carriersOf(tokens, evidence.at);
  const isPast =
    carriers.some(({ xpos, lemma }) => xpos === 'VBD' || lemma === 'have') ||
    (carriers.length === 0 && /^VB[DN]$/u.test(tokens[evidence.at]?.xpos ?? ''));
  const isMore = tellingOf(tokens, theirs.at) > tellingOf(claimed.tokens, own.at);
  return isKind && !isPast && (isMore || (isOfSuch(said, words) && !isOfSuch(claimed, words)));
}

/** `sold 40 boats in March`: how many is said of that time alone. */
function losesTime(claimed: ReadSentence, said: ReadSentence, evidence: Statement): boolean {
  const times = ({ value }: ValueMention): boolean => value?.kind === 'period';
  const counts = ({ value }: ValueMention): boolean => value?.kind === 'quantity' && value.sort !== 'ordinal';
  return claimed.values.some(counts) && !claimed.values.some(times) && ownValues(said, evidence).some(times);
}

/** `opened for members`: for others it did not. */
function losesReceiver(claimed: ReadSentence, { tokens }: ReadSentence, { at }: Statement): boolean {
  const isFor = (head: number): boolean =>
    tokens.some((token) => token.head === head && token.relation === 'case' && token.lemma === FOR);
  if (tokens.some(({ head, relation }) => head === at && relation === 'obj')) return false;
  return tokens.some(
    ({ head, relation, xpos, lemma }, place) =>
      head === at &&
      relation === 'obl' &&
      xpos === 'NNS' &&
      isFor(place) &&
      !claimed.tokens.some((own) => own.lemma === lemma),
  );
}

/** JD39: what is said of a value alone, or of `only 12 guests`, is not said of less. */
function mayLoseValue(claimed: ReadSentence, said: ReadSentence, evidence: Statement): boolean {
  const isKorean = said.tokens.some(({ inflection }) => inflection !== undefined);
  if (isKorean) return measured(ownValues(said, evidence)).length > 0;
  return claimed.tokens.some(({ lemma }) => ONLY.has(lemma));
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
  const isAside = isInAside(said.tokens, evidence.at);
  const own = said.tokens.filter(
    (token, at) =>
      start <= token.start &&
      token.end <= end &&
      (isAside || !isInAside(said.tokens, at)) &&
      !values.some(({ reach }) => covers(reach, token)),
  );
  const known = restrictors(claimed.tokens, words);
  if ([...restrictors(own, words)].some((word) => !known.has(word))) return true;
  if (mayLoseValue(claimed, said, evidence) && isStripped(claimed, said, means)) return true;
  const [asked, told] = [modalOf(claimed, claim), modalOf(said, evidence)];
  if (losesWhen(claimed, said, evidence) || (asked !== null && told !== null && asked !== told)) return true;
  if (losesKind(claim, claimed, evidence, said, words)) return true;
  if (losesTime(claimed, said, evidence) || losesReceiver(claimed, said, evidence)) return true;
  return isRule(claimed, said, evidence) && losesPlace(claim, evidence, words);
}
