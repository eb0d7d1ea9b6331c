import {
  ONE_WORDS,
  PLAIN_ADVERBS,
  PLAIN_PARTICLES,
  PLAIN_PREPOSITIONS,
  PLAIN_WORDS,
  WHOLE_WORDS,
} from '../../../lexicon/query-words.ts';
import type { ReadSentence } from '../../../read/read-text.ts';
import { ONE } from '../../../statement/exact.ts';
import type { Token } from '../../../statement/token.ts';
import type { Quantity, ValueMention } from '../../../statement/value.ts';
import { contentOf, covers } from '../../facts/content.ts';
import { measured } from '../../facts/dimension.ts';
import { isKoreanWord } from '../../facts/korean/names.ts';
import { placing } from '../../facts/placed.ts';
import { isReach, reached } from '../../limits.ts';
import type { Means } from '../../means.ts';
import { isBehindQuantifier, isOperatorName, namesOf } from '../../operators/question.ts';
import { DEGREES } from '../../../lexicon/operators.ts';
import type { OpenedTable } from '../open-table.ts';
import type { FindCells, Mention } from './cell-index.ts';
import { type Heading, headingsIn, isFlagged } from './header-index.ts';

/** A claim as words of a table: cells, columns, kinds of rows, values, operators. */
export interface TableClaim {
  readonly tokens: readonly Token[];
  readonly mentions: readonly Mention[];
  readonly headings: readonly Heading[];
  readonly values: readonly ValueMention[];
  /** Places of nouns for the rows themselves. */
  readonly kinds: readonly number[];
  /** What rows have or have not: 주차장이 없는, without parking. */
  readonly flags: readonly FlagSaid[];
  /** Words that are none of the table's. */
  readonly left: readonly Token[];
}

/** A column of yes and no that the claim names. */
export interface FlagSaid {
  readonly column: number;
  readonly yes: boolean;
  /** The place of the word that names it, and of the one that denies it; -1 where none does. */
  readonly at: number;
  readonly denial: number;
}

const GRADES = [DEGREES.plain, DEGREES.more, DEGREES.most];

function isKorean({ inflection }: Token): boolean {
  return inflection !== undefined;
}

export function isOperator(token: Token): boolean {
  const names = isKorean(token) ? [token.lemma] : namesOf(token);
  return names.some(
    (name) => isOperatorName(name) || WHOLE_WORDS.has(name) || GRADES.some((grade) => grade.has(name)),
  );
}

/** 하나도 없다: the number only says that there is none. */
function isAny({ form, inflection }: Token): boolean {
  return inflection !== undefined && form.endsWith('도');
}

/** One project, 하나뿐이다: a number that is written as a pronoun. */
function oneIn(token: Token): ValueMention[] {
  const isOne = isKorean(token)
    ? [...ONE_WORDS].some((word) => isKoreanWord(token, word) || token.form.startsWith(word))
    : ONE_WORDS.has(token.form.toLowerCase());
  if (!isOne || isAny(token)) return [];
  const bound = { value: ONE, open: false };
  const value: Quantity = {
    kind: 'quantity',
    sort: 'cardinal',
    low: bound,
    high: bound,
    unit: null,
    per: null,
    approximate: false,
    resolution: ONE,
  };
  const span = { start: token.start, end: token.end };
  return [{ ...span, written: token.form, reach: span, value, unread: null, struck: false }];
}

/** A word whose part nobody plans for: before, without; 도, 만. */
function isMarked(token: Token): boolean {
  if (token.inflection !== undefined)
    return token.inflection.particles.some((one) => !PLAIN_PARTICLES.has(one) && !isOperatorName(one));
  if (token.upos !== 'ADP' && token.upos !== 'SCONJ') return false;
  return !PLAIN_PREPOSITIONS.has(token.lemma) && !isOperatorName(token.lemma);
}

/** Employ beside a column of people: a word that speaks of its dimension. */
function isOfDimension(
  { lemma }: Token,
  headings: readonly Heading[],
  opened: OpenedTable,
  means: Means,
): boolean {
  const own = means.words.dimensions.get(lemma);
  return (
    own !== undefined &&
    headings.some(({ columns }) =>
      columns.some((column) =>
        opened.header(column).all.some(({ word }) => means.words.dimensions.get(word) === own),
      ),
    )
  );
}

/** The place of the word that denies a verb: they do not include breakfast, 조식을 포함하지 않는다. */
function denialOfVerb(tokens: readonly Token[], verb: number, { words }: Means): number {
  if (tokens[verb]?.upos !== 'VERB') return -1;
  if (tokens[verb].inflection?.negative === true) return verb;
  return tokens.findIndex((token) => token.head === verb && words.negations.has(token.lemma));
}

/** The word that denies what stands at a place: no parking, 주차장이 없는 지점, do not include breakfast. */
function denialOf(tokens: readonly Token[], at: number, means: Means): number {
  const [before, own, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (own === undefined) return -1;
  if (own.inflection === undefined && (before?.lemma === 'no' || before?.lemma === 'without')) return at - 1;
  if (own.inflection !== undefined && after?.lemma === '없') return at + 1;
  return own.upos === 'NOUN' ? denialOfVerb(tokens, own.head, means) : denialOfVerb(tokens, at, means);
}

function flagSaid(
  { columns, at }: Heading,
  tokens: readonly Token[],
  opened: OpenedTable,
  means: Means,
): FlagSaid | null {
  const [column, ...more] = columns;
  const last = at.at(-1);
  if (column === undefined || last === undefined || more.length > 0 || !isFlagged(opened, column))
    return null;
  const denial = denialOf(tokens, last, means);
  return { column, yes: denial < 0, at: last, denial };
}

/** 세 가지: a word of the number is no cell. */
function isOfCount(
  { first, last }: Mention,
  tokens: readonly Token[],
  values: readonly ValueMention[],
): boolean {
  const words = tokens.slice(first, last);
  return values.some(
    ({ value, reach }) => value?.kind === 'quantity' && words.every((token) => covers(reach, token)),
  );
}

/** Reads a claim as words of a table. */
export function claimOf(
  sentence: ReadSentence,
  opened: OpenedTable,
  find: FindCells,
  kinds: ReadonlySet<string>,
  means: Means,
): TableClaim {
  const { tokens, values } = sentence;
  const mentions = find(tokens).filter((one) => !isOfCount(one, tokens, measured(values)));
  return claimWith(sentence, mentions, opened, kinds, means);
}

function isAnyOf({ written, reach }: ValueMention, tokens: readonly Token[]): boolean {
  const last = tokens.find(({ start, end }) => start < reach.end && reach.end <= end);
  return last !== undefined && !/\d/u.test(written) && isAny(last);
}

/** Reads a claim of which some words stand in cells. */
export function claimWith(
  { tokens, values: read }: ReadSentence,
  mentions: readonly Mention[],
  opened: OpenedTable,
  kinds: ReadonlySet<string>,
  means: Means,
): TableClaim {
  const isSaid = (at: number): boolean => mentions.some(({ first, last }) => first <= at && at < last);
  const own = tokens.filter((_, at) => !isSaid(at));
  const said = measured(read)
    .filter((one) => own.some((token) => covers(one, token)) && !isAnyOf(one, tokens))
    .map((one) => (one.value !== null && isReach(one, tokens) ? { ...one, value: reached(one.value) } : one));
  const values = [
    ...said,
    ...own
      .filter(
        (token) =>
          !said.some(({ reach }) => covers(reach, token)) &&
          !isBehindQuantifier(tokens, tokens.indexOf(token)),
      )
      .flatMap(oneIn),
  ];
  const isOfValue = (token: Token): boolean => values.some(({ reach }) => covers(reach, token));
  const isKind = (token: Token): boolean =>
    [token.form.toLowerCase(), token.lemma, ...namesOf(token)].some((word) => kinds.has(word));
  const content = new Set(contentOf(own, values, means.words));
  const isOpen = (token: Token, at: number): boolean =>
    content.has(token) && !isSaid(at) && !isOfValue(token) && !isOperator(token);
  const open = tokens.flatMap((token, at) => (isOpen(token, at) ? [at] : []));
  const places = open.filter((at) => tokens[at] !== undefined && !isKind(tokens[at]));
  const headings = headingsIn(tokens, places, opened, means);
  const named = new Set(headings.flatMap(({ at }) => at));
  const flags = headings.flatMap((heading) => flagSaid(heading, tokens, opened, means) ?? []);
  const isLeft = (at: number): boolean => {
    const token = tokens[at];
    if (token === undefined || named.has(at) || PLAIN_ADVERBS.has(token.lemma)) return false;
    return (
      !means.words.light.has(token.lemma) &&
      !PLAIN_WORDS.has(token.lemma) &&
      !isOfDimension(token, headings, opened, means)
    );
  };
  const placings = new Set(said.flatMap((one) => placing(one, tokens) ?? []));
  const isStrange = (token: Token, at: number): boolean =>
    placings.has(token) ||
    (!isSaid(at) &&
      !isOfValue(token) &&
      !flags.some(({ denial }) => denial === at) &&
      (isMarked(token) ||
        (means.words.pronouns.has(token.lemma) && !means.words.relatives.has(token.lemma))));
  const columns = headings.filter(({ at }) => !flags.some((flag) => at.includes(flag.at)));
  const kindsSaid = open.filter((at) => !places.includes(at));
  const left = tokens.filter((token, at) => (places.includes(at) && isLeft(at)) || isStrange(token, at));
  return { tokens, mentions, headings: columns, values, kinds: kindsSaid, flags, left };
}
