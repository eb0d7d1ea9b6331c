import type { ReadSentence } from '../read/read-text.ts';
import type { Statement } from '../statement/statement.ts';
import type { Token } from '../statement/token.ts';
import { hasHangul } from '../language/script.ts';
import { shareGroup } from '../lexicon/clause-words.ts';
import { BESIDE, GIVING_PLACES, LIKE_PREPOSITIONS, OTHER_WAY } from '../lexicon/places.ts';
import { dimensionOf, measured } from './facts/dimension.ts';
import { isIn } from './verbatim/units-of.ts';

/** Words by lemma with the places in which they stand in a sentence: `subject`, `object`, a preposition, a particle. */
type Places = ReadonlyMap<string, ReadonlySet<string>>;

const NOUNS: ReadonlySet<string> = new Set(['NOUN', 'PROPN']);
const TOPIC_OR_SUBJECT: ReadonlySet<string> = new Set(['은', '이']);
/** A word of these is a part of the phrase above it. */
const PARTS: ReadonlySet<string> = new Set(['compound', 'flat', 'conj', 'appos']);

/** What stands between a noun and `옆` of `역과 공원 옆`. */
const JOINING: ReadonlySet<string> = new Set(['와', '의']);

/** The word behind a noun that tells where something is from it; null where none does. */
function besideOf(at: number, tokens: readonly Token[]): string | null {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const [particle, ...more] = token?.inflection?.particles ?? [];
  const isJoined = particle === undefined || (JOINING.has(particle) && more.length === 0);
  if (!isJoined || next === undefined) return null;
  const beside = [next.lemma, next.form].find((word) => BESIDE.has(word));
  if (beside !== undefined) return beside;
  return next.inflection?.kind === 'noun' ? besideOf(at + 1, tokens) : null;
}

function koreanPlace(at: number, tokens: readonly Token[]): string | null {
  const inflection = tokens[at]?.inflection;
  const beside = besideOf(at, tokens);
  if (beside !== null) return beside;
  if (inflection === undefined || inflection.copula) return null;
  const [particle, ...more] = inflection.particles;
  if (particle === undefined) return null;
  return TOPIC_OR_SUBJECT.has(particle) && more.length === 0 ? 'subject' : particle;
}

/** Null for a word that is no argument: a predicate, or what nothing ties. */
function englishPlace(at: number, tokens: readonly Token[], steps = tokens.length): string | null {
  const token = tokens[at];
  if (token === undefined || steps === 0) return null;
  const { relation, head } = token;
  if (PARTS.has(relation)) return englishPlace(head, tokens, steps - 1);
  const isPassive = (verb: number): boolean =>
    tokens.some((one) => one.head === verb && one.relation === 'aux:pass') || tokens[verb]?.xpos === 'VBN';
  if (relation === 'nsubj:pass' || relation === 'obj') return 'object';
  if (relation.startsWith('nsubj')) return 'subject';
  if (relation === 'nmod:poss') return 'of';
  const isBeing = tokens.some((one) => one.head === at && one.relation === 'cop');
  if (!relation.startsWith('obl') && !relation.startsWith('nmod') && !isBeing) return null;
  const before = tokens.findIndex((one) => one.head === at && one.relation === 'case');
  const by = tokens[before]?.lemma;
  if (by === undefined) return null;
  if (by === 'by' && isPassive(head)) return 'subject';
  const rest = tokens.filter((one) => one.head === before && one.relation === 'fixed');
  return [by, ...rest.map(({ lemma }) => lemma)].join(' ');
}

/** True for the words of an amount or a time, wherever its unit stands again: between 77 points and 85 points. */
function isMeasured(token: Token, values: ReadSentence['values']): boolean {
  return measured(values).some(
    (one) => one.value?.kind !== 'name' && (isIn(one, token) || one.written.split(' ').includes(token.form)),
  );
}

function placesIn({ tokens, values }: ReadSentence): Places {
  const found = new Map<string, Set<string>>();
  tokens.forEach((token, at) => {
    const isNoun = token.inflection?.kind === 'noun' ? token.upos !== 'PRON' : NOUNS.has(token.upos);
    if (!isNoun || (token.inflection === undefined && isMeasured(token, values))) return;
    const place = token.inflection === undefined ? englishPlace(at, tokens) : koreanPlace(at, tokens);
    if (place === null) return;
    const lemma = token.lemma.toLowerCase();
    found.set(lemma, (found.get(lemma) ?? new Set()).add(place));
  });
  return found;
}

function meet(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...some].some((one) => others.has(one));
}

const TIED: ReadonlySet<string> = new Set(['subject', 'object', 'of']);

/** Behind prepositions that do not say the same: in Oslo, near Oslo. */
function isApart(one: string, other: string): boolean {
  if (BESIDE.has(one) || BESIDE.has(other) || OTHER_WAY.get(one) === other) return true;
  const isPreposition = (place: string): boolean => !TIED.has(place) && !hasHangul(place);
  return isPreposition(one) && isPreposition(other) && !shareGroup(LIKE_PREPOSITIONS, one, other);
}

/** `shops in Hull and offices in Ely`: where one preposition is said twice, the second is of the noun right before it. */
function isOfAnother({ tokens }: ReadSentence, asked: Places): boolean {
  const isAsked = ({ lemma }: Token): boolean => asked.has(lemma.toLowerCase());
  const places = tokens.map((token, at) => (NOUNS.has(token.upos) ? englishPlace(at, tokens) : null));
  return tokens.some((token, at) => {
    const place = places[at] ?? null;
    if (place === null || TIED.has(place) || asked.get(token.lemma.toLowerCase())?.has(place) !== true)
      return false;
    const marker = tokens.findIndex((one) => one.head === at && one.relation === 'case');
    const noun = tokens[marker - 1];
    if (noun === undefined || !NOUNS.has(noun.upos) || isAsked(noun)) return false;
    return tokens.slice(0, marker - 1).some((one, before) => places[before] === place && !isAsked(one));
  });
}

/** A list of values, as `Bath 12 cars and Leeds 30`: what belongs together there is for facts, not for the tree. */
function isParallel({ tokens, values }: ReadSentence): boolean {
  if (tokens.some(({ inflection }) => inflection !== undefined)) return false;
  const dimensions = measured(values).flatMap(({ value }) =>
    value === null ? [] : (dimensionOf(value) ?? []),
  );
  return new Set(dimensions).size < dimensions.length;
}

/** `김민수의 비서가 열었다` does not say that 김민수 did; what is so of his price may be said of him. */
function isOwnedOnly(claim: ReadSentence, asked: Places, evidence: ReadSentence, said: Places): boolean {
  const isDone = ({ predicate }: Statement): boolean =>
    predicate !== 'be' && evidence.statements.some((one) => one.predicate === predicate);
  const subjects = (places: Places): string[] =>
    [...places].flatMap(([word, own]) => (own.has('subject') ? word : []));
  const isHis = subjects(asked).some((word) => said.get(word)?.size === 1 && said.get(word)?.has('의'));
  const isNamed = (word: string): boolean => claim.tokens.some(({ lemma }) => lemma.toLowerCase() === word);
  return claim.statements.some(isDone) && isHis && subjects(said).some((word) => !isNamed(word));
}

/** `이지은은 부지점장이다` says of nobody else who that is, whoever was spoken of before. */
function isOfSomebodyElse(claim: ReadSentence, { statements, tokens }: ReadSentence): boolean {
  const isBeing = ({ predicate }: Statement): boolean => predicate === 'be';
  const [only, ...more] = statements;
  if (only === undefined || more.length > 0 || !isBeing(only) || !claim.statements.every(isBeing))
    return false;
  const subject = tokens.find((token, at) => koreanPlace(at, tokens) === 'subject' && token.upos !== 'PRON');
  const isPointed = only.roles.some(({ phrase }) => phrase.pointing);
  const word = subject?.lemma.toLowerCase();
  return (
    word !== undefined && !isPointed && !claim.tokens.some(({ lemma }) => lemma.toLowerCase().endsWith(word))
  );
}

/**
 * JD92: two words of the claim stand each where the evidence has the other: `A closed two sites at the request of B`; or one
 * stands behind another preposition: `near Oslo`. Words that stand in one place in both do neither. Nor may one that gave
 * or got stand elsewhere while another stands for it: the pronoun of its sentence may be the other. Nor is said of somebody
 * what is said of whom he has, or of somebody else alone.
 */
export function isMisplaced(claim: ReadSentence, evidence: ReadSentence): boolean {
  const said = placesIn(evidence);
  const asked = placesIn(claim);
  const moved = [...asked].flatMap(([word, own]) => {
    const there = said.get(word);
    return there === undefined || meet(own, there) ? [] : [{ own, there }];
  });
  const isTaken = (place: string): boolean =>
    GIVING_PLACES.has(place) && [...asked].some(([word, own]) => own.has(place) && !said.has(word));
  if (isOfAnother(evidence, asked) || isOwnedOnly(claim, asked, evidence, said)) return true;
  if (isOfSomebodyElse(claim, evidence)) return true;
  if (isParallel(evidence)) return false;
  return moved.some(
    (one) =>
      [...one.there].some(isTaken) ||
      [...one.own].every((place) => [...one.there].every((other) => isApart(place, other))) ||
      moved.some((other) => meet(one.own, other.there) && meet(other.own, one.there)),
  );
}
