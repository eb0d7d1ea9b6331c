import { madeOnceFor } from '../language/made-once.ts';
import type { ReadSentence } from '../read/read-text.ts';
import type { Token } from '../statement/token.ts';
import { ADNOMINAL, TOPIC_OR_SUBJECT } from '../lexicon/korean-marks.ts';
import { TIME_NOUNS } from '../lexicon/korean-predicates.ts';
import type { Role } from '../lexicon/operator-words.ts';
import { isKoreanWord } from './facts/korean/names.ts';
import { placesOf } from './operators/question.ts';

/** A noun with the words right before it that say which one it is; English ones in small letters. */
interface Run {
  readonly words: readonly string[];
  readonly last: number;
}

const OF_OTHERS: readonly Role[] = ['only', 'all', 'none', 'most', 'least', 'except'];

const NAMING: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'NUM', 'ADJ', 'X']);
const KOREAN_NAMING: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'NUM', 'X']);

function isSubjectMark(token: Token): boolean {
  const { kind, particles = [] } = token.inflection ?? {};
  return kind === 'noun' && particles.some((one) => TOPIC_OR_SUBJECT.has(one));
}

function isBare({ upos, inflection }: Token): boolean {
  return KOREAN_NAMING.has(upos) && (inflection?.particles.length ?? 0) === 0;
}

function runEnding(tokens: readonly Token[], last: number, isPart: (token: Token) => boolean): Run {
  let first = last;
  for (let before = tokens[first - 1]; before !== undefined && isPart(before); before = tokens[first - 1])
    first -= 1;
  const words = tokens.slice(first, last + 1);
  return {
    words: words.map((one) => (one.inflection === undefined ? one.lemma.toLowerCase() : one.lemma)),
    last,
  };
}

/** Whom or what the clauses of a sentence are about, and what it begins with. */
const subjectsOf = madeOnceFor(({ tokens }: ReadSentence): readonly Run[] => {
  if (tokens.some(({ inflection }) => inflection !== undefined))
    return tokens.flatMap((token, at) => (isSubjectMark(token) ? runEnding(tokens, at, isBare) : []));
  const isPart = ({ upos }: Token): boolean => NAMING.has(upos);
  // 92 students are so many, the 2021 report is one of several.
  const isOf = (last: number) => (token: Token) =>
    isPart(token) && !(token.upos === 'NUM' && tokens[last]?.xpos === 'NNS');
  const start = tokens.findIndex(({ upos }) => upos !== 'DET');
  const end = tokens.findIndex((token, at) => at >= start && !isPart(token));
  const opening = end > start ? [end - 1] : [];
  const marked = tokens.flatMap((token, at) =>
    token.relation.startsWith('nsubj') && isPart(token) ? at : [],
  );
  return [...new Set([...marked, ...opening])].map((last) => runEnding(tokens, last, isOf(last)));
});

/** What stands before a name may belong to it or not: `뒤 곽 선생이`. */
function isSame({ words }: Run, said: Run): boolean {
  const from = said.words.length - words.length;
  return from >= 0 && words.every((word, at) => word === said.words[from + at]);
}

/** Both are of one kind, and each is told by a word that the other lacks: the Hill farm, the Glen farm; 장 대표, 임 대표. */
function areNamesakes({ words }: Run, other: Run): boolean {
  const lacks = (some: readonly string[], all: readonly string[]): boolean =>
    some.slice(0, -1).some((word) => !all.includes(word));
  return words.at(-1) === other.words.at(-1) && lacks(words, other.words) && lacks(other.words, words);
}

function isNamedIn({ words }: Run, { tokens }: ReadSentence): boolean {
  const isWord = (token: Token, word: string): boolean =>
    token.inflection === undefined ? token.lemma.toLowerCase() === word : isKoreanWord(token, word);
  return words.every((word) => tokens.some((token) => isWord(token, word)));
}

/** Only the Hill farm, all farms: what is said of others decides too. */
function comparesAll({ tokens }: ReadSentence): boolean {
  return OF_OTHERS.some((role) => placesOf(role, tokens).length > 0);
}

/** JD111: the sentence is about a namesake of whom the claim is about, and not about that one as well. */
export function isOfNamesake(claim: ReadSentence, said: ReadSentence): boolean {
  const [own] = subjectsOf(claim);
  if (own === undefined || own.words.length < 2 || comparesAll(claim) || isNamedIn(own, said)) return false;
  return subjectsOf(said).some((one) => areNamesakes(own, one) && !isNamedIn(one, claim));
}

/** The last word of the run wherever it stands in a Korean sentence. */
function lastWords({ words }: Run, { tokens }: ReadSentence): readonly Token[] {
  return tokens.flatMap((_, at) => {
    const isHere = words.every((word, offset) => isKoreanWord(tokens[at + offset], word));
    return isHere ? tokens.slice(at + words.length - 1, at + words.length) : [];
  });
}

function verbOf({ tokens }: ReadSentence): Token | undefined {
  return tokens.findLast(({ inflection }) => inflection?.kind === 'verb');
}

/** JD112: the claim says of two what the Korean sentence says by the same verb the other way round: `유 씨는 방 씨의 뒤를 이었다`. */
export function isTurnedRound(claim: ReadSentence, said: ReadSentence): boolean {
  const [[own], [other]] = [subjectsOf(claim), subjectsOf(said)];
  if (own === undefined || other === undefined || isSame(own, other)) return false;
  const [verb, theirs] = [verbOf(claim), verbOf(said)];
  if (verb === undefined || verb.lemma !== theirs?.lemma) return false;
  const isElsewhere = (run: Run, sentence: ReadSentence): boolean =>
    lastWords(run, sentence).some((token) => !isSubjectMark(token));
  return isElsewhere(own, said) && isElsewhere(other, claim);
}

/** Where the clause of the verb at a place begins: behind the verb before it. */
function clauseStart(tokens: readonly Token[], verb: number): number {
  return tokens.findLastIndex(({ inflection }, at) => at < verb && inflection?.kind === 'verb') + 1;
}

/** JD113: the Korean sentence says the verb of the claim in a clause about somebody else: `이 선생이 떠난 뒤 곽 선생이 맡았다`. */
export function isOfOtherClause(claim: ReadSentence, said: ReadSentence): boolean {
  const own = subjectsOf(claim).at(-1);
  const verb = verbOf(claim);
  const topics = claim.tokens.filter(({ inflection }) => inflection?.particles.includes('은') ?? false);
  if (own === undefined || verb === undefined || topics.length > 1) return false;
  const places = said.tokens.flatMap(({ lemma, inflection }, at) =>
    inflection?.kind === 'verb' && lemma === verb.lemma ? at : [],
  );
  const subjects = subjectsOf(said);
  if (places.length === 0 || !subjects.some((one) => isSame(own, one))) return false;
  return places.every((at) => {
    const start = clauseStart(said.tokens, at);
    const within = subjects.filter(({ last }) => start <= last && last < at);
    return within.length > 0 && !within.some((one) => isSame(own, one));
  });
}

/** JD116: the claim says when it is so (`체육관을 예약할 때에는`), and the Korean sentence says it of another time or deed. */
export function isOfOtherTime(claim: ReadSentence, said: ReadSentence): boolean {
  const isDeed = (token: Token | undefined): boolean =>
    token?.inflection?.kind === 'verb' && ADNOMINAL.has(token.inflection.endings.at(-1) ?? '');
  const at = claim.tokens.findIndex(
    ({ lemma }, place) => TIME_NOUNS.has(lemma) && isDeed(claim.tokens[place - 1]),
  );
  const nouns = claim.tokens
    .slice(0, Math.max(0, at))
    .filter(({ inflection }) => inflection?.kind === 'noun');
  const isSaid = ({ lemma }: Token): boolean => said.tokens.some((token) => isKoreanWord(token, lemma));
  return nouns.some((token) => token.upos !== 'PUNCT' && !isSaid(token));
}

/** Where a run of naming words from a place on ends. */
function namingEnd(tokens: readonly Token[], from: number): number {
  let end = from;
  while (NAMING.has(tokens[end]?.upos ?? '') || (end === from && tokens[end]?.upos === 'DET')) end += 1;
  return end;
}

/**
 * JD126: the claim has the name of what the sentence says without a verb of another one of a kind: `Lowe` of `The white van
 * is driven by Ilic and the green van Lowe`, `Tom was helped by Ann and Sue by Max`.
 */
export function isOfGapped(claim: ReadSentence, { tokens }: ReadSentence): boolean {
  const own = new Set(claim.tokens.map(({ lemma }) => lemma));
  const has = ({ lemma }: Token): boolean => own.has(lemma);
  const markers = new Set<string>();
  const words = new Set<string>();
  const isGapped = (at: number): boolean => {
    const end = namingEnd(tokens, at + 1);
    const run = tokens.slice(at + 1, end);
    const marker = tokens[end];
    const behind = tokens.slice(end + 1, namingEnd(tokens, end + 1));
    const isTwice = marker?.upos === 'ADP' && markers.has(marker.lemma);
    const isSomebody = run.some(({ upos }) => upos === 'NOUN' || upos === 'PROPN');
    if (isTwice && isSomebody && behind.length > 0 && behind.every(has) && !run.some(has)) return true;
    const kind = run.findIndex(({ upos }, place) => upos === 'NOUN' && run[place + 1]?.upos === 'PROPN');
    const owner = run.slice(0, kind + 1).filter(({ upos }) => upos !== 'DET');
    const isOneOfKind = words.has(owner.at(-1)?.lemma ?? '');
    return isOneOfKind && run.slice(kind + 1).every(has) && !owner.every(has);
  };
  return tokens.some((token, at) => {
    if (token.upos === 'CCONJ' && isGapped(at)) return true;
    if (token.upos === 'ADP') markers.add(token.lemma);
    words.add(token.lemma);
    return false;
  });
}
