import { DENYING_NOUNS } from '../../lexicon/korean-stances.ts';
import { KOREAN_CLAUSES } from '../../lexicon/korean-clauses.ts';
import { ADNOMINAL } from '../../lexicon/korean-marks.ts';
import { lastEnding } from '../../read/korean/join-chains.ts';
import type { Token } from '../../statement/token.ts';
import { saysItself } from '../facts/said.ts';
import type { Means } from '../means.ts';
import type { Lemma } from '../same-word.ts';
import { type ClauseRead, isNegated } from './clause-rule.ts';
import { isOneOf } from './is-one-of.ts';
import { isCondition, isRestricting } from './restricting.ts';
import { hasParticle, wordsIn } from './scene.ts';
import { isTold } from './told.ts';
import { nearestUnit, type Unit, type Units } from './units.ts';

const BOUND_NOUN = '수';

function isWord({ upos, lemma }: Token): boolean {
  return upos !== 'PUNCT' && lemma !== BOUND_NOUN;
}

/** The verbs that a clause denies: 취소하 of 취소하지 않는다, 입주 of 입주 불가; 참가하지 않은 학생 denies nothing. */
function deniedIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token, at) => {
    const before = tokens.slice(0, at).findLast(isWord)?.lemma;
    if (isOneOf(token, DENYING_NOUNS)) return before ?? [];
    if (!isNegated(token) || ADNOMINAL.has(lastEnding(token))) return [];
    return KOREAN_CLAUSES.negations.has(token.lemma) ? (before ?? []) : [token.lemma];
  });
}

/** It holds of some, at some time, under a condition alone. */
function isLimited({ tokens, scene }: Unit): boolean {
  const [from, to] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  const hasValue = scene.values.some(({ start, end }) => from <= start && end <= to);
  return hasValue || tokens.some((token) => isCondition(token) || isRestricting(token));
}

function subjectsOf(tokens: readonly Token[], means: Means): readonly Lemma[] {
  const subjects = tokens.filter((token) => hasParticle(token, '은') || hasParticle(token, '이'));
  return wordsIn(subjects, [], means);
}

/** `A는 검사실, B는 구매팀 소속이다`: the verb is of the topic right before it, not of another one of the sentence. */
function isOfLater(tokens: readonly Token[], { scene, tokens: own }: Unit, means: Means): boolean {
  const topicsOf = (some: readonly Token[]): readonly Token[] =>
    some.filter((token) => hasParticle(token, '은'));
  const last = topicsOf(own).at(-1);
  const others = topicsOf(scene.tokens).filter((one) => one !== last);
  const isTopic = (word: Lemma, topics: readonly Token[]): boolean =>
    isTold(word, wordsIn(topics, [], means), means);
  const subjects = subjectsOf(tokens, means);
  const isOne = (topics: readonly Token[]): boolean => subjects.some((word) => isTopic(word, topics));
  return last !== undefined && isOne(others) && !isOne([last]);
}

const SHARE = 0.8;
const LEAST = 3;

/** JD66: one of both denies what the other says: the same verb, of nearly the same words. */
export function denied(
  { tokens, words, values }: ClauseRead,
  units: Units,
  means: Means,
  isOpen: (unit: Unit) => boolean,
): Unit | null {
  const own = deniedIn(tokens);
  if (own.length > 1 || values.length > 0) return null;
  const unit = nearestUnit(words, units, SHARE, LEAST, isOpen);
  if (
    unit === null ||
    isLimited(unit) ||
    isOfLater(tokens, unit, means) ||
    !subjectsOf(tokens, means).every((word) => isTold(word, unit.words, means))
  )
    return null;
  const there = deniedIn(unit.tokens);
  const [verb] = [...own, ...there];
  if (verb === undefined || own.length + there.length !== 1) return null;
  const saying = own.length > 0 ? wordsIn(unit.tokens, unit.scene.values, means) : words;
  const last = saying.at(-1);
  return last !== undefined && saysItself(last, { word: verb, upos: last.upos }, null, means) ? unit : null;
}
