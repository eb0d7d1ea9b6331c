import type { WordRelations } from '../lexicon/word-relations.ts';
import { PENDING as KOREAN_PENDING } from '../lexicon/korean-stances.ts';
import {
  ALMOST,
  ALMOST_STEM,
  AMONG,
  LOCATING,
  PART_OF,
  PENDING,
  PUTTING_OFF,
  REASON_WORDS,
  SCHEDULED,
} from '../lexicon/stances.ts';
import { COMING } from '../lexicon/repetition-words.ts';
import { lastEnding } from '../read/korean/join-chains.ts';
import type { ReadSentence } from '../read/read-text.ts';
import type { Token } from '../statement/token.ts';
import type { ValueMention } from '../statement/value.ts';
import { deniesClause, isNegativeWord } from './facts/content.ts';
import type { Means } from './means.ts';
import { KINDS } from './same-word.ts';

type Tokens = readonly Token[];

function has(tokens: Tokens, words: ReadonlySet<string>): boolean {
  return tokens.some(({ lemma }) => words.has(lemma));
}

/** `nearly broke`: it was not done. */
function isAlmost({ tokens }: ReadSentence, claim: ReadSentence): boolean {
  const before = tokens.some((token, at) => {
    const next = tokens[at + 1];
    return ALMOST.has(token.lemma) && (next?.upos === 'VERB' || next?.upos === 'AUX');
  });
  return before && !has(claim.tokens, ALMOST);
}

function hasAlmostStem({ tokens }: ReadSentence): boolean {
  return tokens.some(({ form, inflection }, at) => {
    const before = tokens[at - 1];
    const isStem = form.startsWith(ALMOST_STEM) && inflection !== undefined;
    return isStem && before !== undefined && lastEnding(before) === 'ㄹ';
  });
}

/** `미뤄졌다`, `was postponed to May`: it is not said that it happened then. */
function isPutOff(claim: ReadSentence, { tokens }: ReadSentence): boolean {
  const isOpen = [PUTTING_OFF, PENDING, KOREAN_PENDING].some((words) => has(claim.tokens, words));
  return has(tokens, PUTTING_OFF) && !isOpen;
}

/** `six of the nine`, `아홉 명 가운데 여섯 명`: the whole is no number of those of whom it is said. */
function isOfWhole(claim: ReadSentence, { values, tokens }: ReadSentence, { compare }: Means): boolean {
  const isSaid = (one: ValueMention): boolean => claim.values.some((own) => isEqual(own, one, compare));
  return values.some((first, at) => {
    const next = values[at + 1];
    if (next === undefined || [first, next].some(({ value }) => value?.kind !== 'quantity')) return false;
    const between = tokens.filter(({ start, end }) => first.end <= start && end <= next.start);
    if (between.length > MOST_BETWEEN) return false;
    if (has(between, PART_OF)) return isSaid(next) && !isSaid(first);
    return has(between, AMONG) && isSaid(first) && !isSaid(next);
  });
}

function isEqual(own: ValueMention, other: ValueMention, compare: Means['compare']): boolean {
  return own.value !== null && other.value !== null && compare(own.value, other.value) === 'equal';
}

/** In `six of the nine`. */
const MOST_BETWEEN = 2;

/** `was to have been`: it was meant to be. */
function isMeant(tokens: Tokens): boolean {
  return tokens.some(
    ({ lemma, upos }, at) =>
      lemma === 'be' && upos === 'AUX' && tokens[at + 1]?.xpos === 'TO' && tokens[at + 2]?.xpos === 'VB',
  );
}

/** `offered but declined`: of a word of the claim it says the opposite alone. */
function saysOpposite(claim: ReadSentence, { tokens }: ReadSentence, relations: WordRelations): boolean {
  const said = new Set(tokens.map(({ lemma }) => lemma.toLowerCase()));
  return claim.tokens.some(({ lemma, upos }) => {
    const kind = KINDS[upos];
    if (kind === undefined || said.has(lemma)) return false;
    const same = relations.of(lemma, kind, 'same');
    if ([...said].some((word) => same.has(word))) return false;
    const isAsked = (word: string): boolean => claim.tokens.some((one) => one.lemma === word);
    return [...relations.of(lemma, kind, 'opposite')].some((word) => said.has(word) && !isAsked(word));
  });
}

/** `provided that the receipts arrive`, whatever the tagger takes it for. */
function isConditionLeft(claim: ReadSentence, { tokens }: ReadSentence, { words }: Means): boolean {
  const provides = (some: Tokens): boolean =>
    some.some(({ form }, at) => words.conditions.has(form) && some[at + 1]?.lemma === THAT);
  return provides(tokens) && !provides(claim.tokens);
}

const THAT = 'that';

/** `denied that it was shut down because of a leak`: what is denied may be the reason alone. */
function isReasonLeft(claim: ReadSentence, { tokens }: ReadSentence, { words }: Means): boolean {
  const isPast = tokens.some(({ lemma, xpos }) => lemma === 'do' && xpos === 'VBD');
  const denies =
    tokens.some(({ lemma }, at) => deniesClause(lemma, tokens[at + 1], words)) ||
    (isPast && tokens.some((token) => isNegativeWord(token, words)));
  return denies && has(tokens, REASON_WORDS) && !has(claim.tokens, REASON_WORDS);
}

/** p.m. */
const TIMED = /^[\p{Ll}\d]/u;

/** The name that a claim of a deed is about, its last word: it has no verb that only says what belongs to it. */
function actingName({ tokens }: ReadSentence, { words }: Means): Token | null {
  const verb = tokens.find(({ relation }) => relation === 'root');
  if (verb !== undefined && words.light.has(verb.lemma) && verb.upos === 'VERB') return null;
  const subject = tokens.find(
    ({ relation, upos, form }) => relation.startsWith('nsubj') && upos === 'PROPN' && !TIMED.test(form),
  );
  if (subject === undefined) return null;
  const isPart = ({ head, relation }: Token): boolean =>
    tokens[head] === subject && /^(?:flat|compound)/u.test(relation);
  return tokens.findLast((token) => token === subject || isPart(token)) ?? null;
}

function placesOf({ form }: Token, tokens: Tokens): readonly number[] {
  return tokens.flatMap((token, at) => (token.form === form ? [at] : []));
}

/** `Lena Moritz's life of Franz Uhl, a pupil of Reger` says of her life whatever it says, and not of her. */
function isOwnerOnly(claim: ReadSentence, { tokens }: ReadSentence, means: Means): boolean {
  const name = actingName(claim, means);
  if (name === null || name.relation === 'nsubj:pass') return false;
  const places = placesOf(name, tokens);
  return places.length > 0 && places.every((at) => tokens[at + 1]?.xpos === 'POS');
}

/** JD130: `the bridge at Carrow`: a name that the text only gives as a place does nothing there. */
export function isPlaceOnly(claim: ReadSentence, said: readonly ReadSentence[], means: Means): boolean {
  const name = actingName(claim, means);
  if (name === null) return false;
  const naming = said.filter(({ tokens }) => placesOf(name, tokens).length > 0);
  return (
    naming.length > 0 &&
    naming.every(
      ({ form, tokens }) => form === 'clauses' && placesOf(name, tokens).every((at) => isPlace(tokens, at)),
    )
  );
}

function isPlace(tokens: Tokens, at: number): boolean {
  const before = tokens.slice(0, at).findLast(({ upos }) => upos !== 'PROPN');
  return before?.upos === 'ADP' && LOCATING.has(before.lemma);
}

/** `conducted by Stern in the first half …, when the Brahms was played`: whom the claim is about has another verb there, and the verb another subject. */
function isOfOtherVerb(claim: ReadSentence, { tokens }: ReadSentence): boolean {
  const subjectOf = (some: Tokens, at: number): Token | undefined =>
    some.find(({ head, relation }) => head === at && relation.startsWith('nsubj'));
  const root = claim.tokens.findIndex(({ relation, upos }) => relation === 'root' && upos === 'VERB');
  const own = subjectOf(claim.tokens, root);
  if (own === undefined || own.upos === 'PRON') return false;
  const verb = claim.tokens[root]?.lemma;
  const isSaid = ({ lemma }: Token): boolean => claim.tokens.some((one) => one.lemma === lemma);
  const same = tokens.flatMap((token, at) => (token.upos === 'VERB' && token.lemma === verb ? [at] : []));
  const others = same.map((at) => subjectOf(tokens, at));
  const isOther =
    others.length > 0 && others.every((one) => one !== undefined && one.upos !== 'PRON' && !isSaid(one));
  return (
    isOther &&
    tokens.some(
      ({ lemma, relation, head }) =>
        lemma === own.lemma && relation.startsWith('nsubj') && !same.includes(head),
    )
  );
}

const HANGING = /^(?:advcl|xcomp|ccomp)/u;

/** `acquitted of fraud but convicted of falsifying it`: what hangs on one verb of the claim hangs on another one there. */
function hangsElsewhere(claim: ReadSentence, { tokens }: ReadSentence): boolean {
  const verbAt = (some: Tokens, at: number): string | null =>
    some[at]?.upos === 'VERB' ? (some[at]?.lemma ?? null) : null;
  const headsOf = (lemma: string): readonly (string | null)[] =>
    tokens
      .filter((one) => one.upos === 'VERB' && one.lemma === lemma)
      .map(({ head }) => verbAt(tokens, head));
  return claim.tokens.some(({ lemma, relation, head, upos }) => {
    const verb = verbAt(claim.tokens, head);
    if (upos !== 'VERB' || verb === null || !HANGING.test(relation)) return false;
    const heads = headsOf(lemma);
    const isThere = headsOf(verb).length > 0;
    return isThere && heads.length > 0 && heads.every((one) => one !== null && one !== verb);
  });
}

/** Between such a word and its time: due to open in June. */
const NEAR_TIME = 4;

/** The claim tells as past what the sentence has planned for that time. */
function isOnlyScheduled(claim: ReadSentence, { tokens, values }: ReadSentence, { compare }: Means): boolean {
  const isPlan = ({ lemma, xpos }: Token): boolean => SCHEDULED.has(lemma) && xpos !== 'VBD';
  if (!claim.tokens.some(({ xpos }) => xpos === 'VBD') || claim.tokens.some(isPlan)) return false;
  const isOfClaim = ({ value }: ValueMention): boolean =>
    value?.kind === 'period' &&
    claim.values.some((one) => one.value !== null && compare(one.value, value) === 'equal');
  return values.filter(isOfClaim).some(({ start }) => {
    const at = tokens.findIndex((token) => token.end > start);
    return tokens.slice(Math.max(0, at - NEAR_TIME), at).some(isPlan);
  });
}

/** `which will cost 4.3 million`: it did not cost so much yet. */
function isOnlyComing(claim: ReadSentence, { tokens, values }: ReadSentence, { compare }: Means): boolean {
  const comes = ({ lemma, upos }: Token): boolean => COMING.has(lemma) && upos === 'AUX';
  if (!claim.tokens.some(({ xpos }) => xpos === 'VBD') || claim.tokens.some(comes)) return false;
  const verbOf = (at: number): number => {
    let up = at;
    for (let steps = 0; up >= 0 && steps < tokens.length && tokens[up]?.upos !== 'VERB'; steps += 1)
      up = tokens[up]?.head ?? -1;
    return up;
  };
  const same = values.filter(
    (one) => one.value?.kind !== 'name' && claim.values.some((own) => isEqual(own, one, compare)),
  );
  const verbs = same.map(({ start, end }) =>
    verbOf(tokens.findIndex((token) => start < token.end && token.start < end)),
  );
  return (
    verbs.length > 0 &&
    verbs.every((verb) => verb >= 0 && tokens.some((token) => token.head === verb && comes(token)))
  );
}

/** `accused of having moved €3 million`: all that others say of it. */
function isOnlyReported(
  claim: ReadSentence,
  { statements, tokens }: ReadSentence,
  { compare }: Means,
): boolean {
  // A Korean report ends with who tells it, be it of its own sums.
  if (tokens.some(({ inflection }) => inflection !== undefined)) return false;
  if (claim.statements.some(({ mood }) => mood === 'reported')) return false;
  const amounts = claim.values.filter(({ value }) => value?.kind === 'quantity');
  const saying = statements.filter(({ roles }) =>
    roles.some(({ phrase }) =>
      phrase.values.some((one) => amounts.some((own) => isEqual(own, one, compare))),
    ),
  );
  return saying.length > 0 && saying.every(({ mood }) => mood === 'reported');
}

/** JD130: the sentence has the words of the claim and holds it back, or says it of somebody else. */
export function isHeldBack(
  claim: ReadSentence,
  said: ReadSentence,
  means: Means,
  relations: WordRelations,
): boolean {
  return (
    isAlmost(said, claim) ||
    (hasAlmostStem(said) && !hasAlmostStem(claim)) ||
    isPutOff(claim, said) ||
    isOnlyScheduled(claim, said, means) ||
    isOnlyComing(claim, said, means) ||
    isOnlyReported(claim, said, means) ||
    isOfWhole(claim, said, means) ||
    (isMeant(said.tokens) && !isMeant(claim.tokens)) ||
    saysOpposite(claim, said, relations) ||
    isReasonLeft(claim, said, means) ||
    isConditionLeft(claim, said, means) ||
    hangsElsewhere(claim, said) ||
    isOwnerOnly(claim, said, means) ||
    isOfOtherVerb(claim, said)
  );
}
