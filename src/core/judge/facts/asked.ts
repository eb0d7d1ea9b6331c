import type { ClauseWords } from '../../lexicon/clause-words.ts';
import { ABLE } from '../../lexicon/repetition-words.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';
import type { Lemma } from '../same-word.ts';
import { contentOf, covers, isNegativeWord, isTurning, joined, saidWord } from './content.ts';
import { stanceOf } from './korean/stance.ts';
import { isKoreanWord } from './korean/names.ts';
import { withNouns } from './korean/nouns.ts';
import { saidIn } from './korean/words.ts';
import { measured } from './dimension.ts';
import type { FactBase, Key } from './fact.ts';
import { moodOf } from './label-fact.ts';
import { isSmallWord } from './in-small.ts';
import { namesAsked } from './names.ts';

/** A claim as it is held against facts. */
export interface Asked {
  /** Names of the evidence that the claim speaks of, in its order. */
  readonly anchors: readonly Key[];
  /** Its other words that say something. */
  readonly words: readonly Lemma[];
  /** Names in it that the evidence says nothing of. */
  readonly strangers: readonly string[];
  readonly values: readonly ValueMention[];
  readonly tokens: readonly Token[];
  /** Read as English: nothing of it carries particles. */
  readonly english: boolean;
  /** All names in it. */
  readonly names: readonly Key[];
  readonly negative: boolean;
  /** It says that something may be, is planned, was reported: not that it is. */
  readonly open: boolean;
  /** It compares, ranks, counts or adds: no value of it is said as it stands. */
  readonly computes: boolean;
  /** It says what can be or may be done. */
  readonly able?: boolean;
}

function isWord(token: Token | undefined, word: string): boolean {
  if (token === undefined) return false;
  return isSmallWord(token, word) || (token.inflection !== undefined && isKoreanWord(token, word));
}

/** Where the words of a name stand in the claim, all of them near each other; -1 where they do not. */
export function placeOf(key: Key, tokens: readonly Token[]): number {
  return tokens.findIndex((_, at) => key.every((word, offset) => isWord(tokens[at + offset], word)));
}

const GRADED: ReadonlySet<string> = new Set(['JJR', 'JJS', 'RBR', 'RBS']);

/** Words that compare, rank, count or add; multiples. Those of a bound (at least 40, between 10 and 20) belong to its value. */
export function computes({ tokens, values }: ReadSentence, words: ClauseWords): boolean {
  const isOfBound = ({ inflection, start, end }: Token): boolean =>
    inflection === undefined && values.some(({ reach }) => reach.start <= start && end <= reach.end);
  return (
    tokens.some(
      (token) =>
        !isOfBound(token) &&
        (GRADED.has(token.xpos) ||
          words.operating.has(token.lemma.toLowerCase()) ||
          (token.inflection?.particles.some((one) => words.operating.has(one)) ?? false)),
    ) || values.some(({ value }) => value?.kind === 'quantity' && value.sort === 'multiple')
  );
}

export function askedOf(read: ReadSentence, base: FactBase, words: ClauseWords): Asked {
  const { owners, proper, known, kinds } = base;
  const isKorean = read.tokens.some(({ inflection }) => inflection !== undefined);
  const claim = isKorean ? withNouns(read) : read;
  const { tokens, about } = claim;
  const values = measured(claim.values);
  const found = owners
    .map((key) => ({ key, at: placeOf(key, tokens) }))
    .filter(({ key, at }) => at >= 0 && key.length > 0)
    .sort((a, b) => a.at - b.at || b.key.length - a.key.length);
  const anchors = found.filter(
    ({ key, at }) =>
      !found.some(
        (other) =>
          other.key.length > key.length && other.at <= at && at + key.length <= other.at + other.key.length,
      ),
  );
  const inAnchor = (at: number): boolean =>
    anchors.some((one) => one.at <= at && at < one.at + one.key.length);
  const rest = tokens.filter((_, at) => !inAnchor(at));
  const own = values.filter(({ start, end }) => rest.some((token) => token.start < end && start < token.end));
  const isOfBound = (token: Token): boolean => own.some(({ reach }) => covers(reach, token));
  const isKind = ({ form, lemma }: Token): boolean =>
    anchors.length > 0 && [form, lemma].some((word) => kinds.has(word.toLowerCase()));
  const content = contentOf(rest, own, words).filter((token) => !isKind(token));
  const stance = isKorean ? stanceOf(tokens, own) : null;
  const mood = moodOf(
    claim,
    anchors.some((one) => one.at === 0),
  );
  const left = (token: Token): boolean => !content.includes(token) || (stance?.isHelper(token) ?? false);
  return {
    anchors: anchors.length === 0 && about !== undefined ? [about] : anchors.map(({ key }) => key),
    words: isKorean
      ? saidIn(tokens, own, left, base.people ?? new Set(), words)
      : joined(
          content.map((token) => saidWord(token, words)),
          words,
        ),
    strangers: content
      .filter(
        ({ upos, form, inflection }) =>
          inflection === undefined && upos === 'PROPN' && !proper.has(form.toLowerCase()),
      )
      .map(({ form }) => form),
    values: own,
    tokens,
    english: !isKorean,
    names: namesAsked(claim, proper, known).map(({ key }) => key),
    negative:
      stance?.negative ??
      tokens.some((token) => (isNegativeWord(token, words) || isTurning(token, words)) && !isOfBound(token)),
    open: stance === null ? mood !== 'asserted' : stance.mood !== 'asserted' || claim.mood !== 'asserted',
    able: stance?.able ?? (mood === 'possible' && tokens.some(({ lemma }) => ABLE.has(lemma))),
    computes: computes(claim, words),
  };
}

/** Longer on one charge, for one visit: what the value is for, none itself. */
export function isOneEach({ written, end }: ValueMention, { tokens }: Asked): boolean {
  const next = tokens.find(({ start }) => start >= end);
  return written.toLowerCase() === 'one' && next?.upos === 'NOUN';
}
