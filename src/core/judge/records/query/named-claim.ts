import type { Span } from '../../../../contract/span.ts';
import { ONE_WAY } from '../../../lexicon/one-way.ts';
import { wordsOf } from '../../../lexicon/operators.ts';
import { hasHangul } from '../../../language/script.ts';
import {
  PLAIN_PARTICLES,
  PLAIN_PREPOSITIONS,
  ROW_NOUNS,
  ROW_VERBS,
  SAME_TIME,
  WHOLE_WORDS,
} from '../../../lexicon/query-words.ts';
import type { ReadSentence } from '../../../read/read-text.ts';
import type { Token } from '../../../statement/token.ts';
import type { ValueMention } from '../../../statement/value.ts';
import { covers, isNegativeWord } from '../../facts/content.ts';
import { isDegree, namesOf, placesOf, ROLES } from '../../operators/question.ts';
import type { Means } from '../../means.ts';
import type { OpenedTable, Place } from '../open-table.ts';
import { claimWith, type TableClaim } from './claim.ts';
import { type HeadingRun, headingRuns } from './heading-runs.ts';
import type { FindStanding, Standing } from './part-index.ts';

/** A claim with its words that stand in cells, and the columns that others name as they stand beside each other. */
export interface NamedClaim extends TableClaim {
  readonly runs: readonly Standing[];
  readonly named: readonly HeadingRun[];
  /** Some of its amounts stand in cells. */
  readonly amounts: readonly ValueMention[];
}

/** Rows that say all of a claim, and the words of it that are none of the table's. */
export interface Stood {
  readonly places: readonly Place[];
  readonly left: readonly Span[];
}

/** A table that claims are asked of word by word. */
export interface Standings {
  readonly opened: OpenedTable;
  readonly find: FindStanding;
  readonly kinds: ReadonlySet<string>;
  readonly means: Means;
}

/** `Beat: Ashby` says whom the row beat, not by whom it was beaten. */
function isTurned({ tokens, headings }: TableClaim): boolean {
  const isPassive = tokens.some(({ relation }) => relation === 'nsubj:pass' || relation === 'aux:pass');
  return isPassive && headings.some(({ verbal }) => verbal);
}

/** Beat, won against: who does it to whom, which words that stand in one row do not tell. */
function isOneWay(tokens: readonly Token[], isSaid: (at: number) => boolean): boolean {
  const ties = ONE_WAY.flatMap((one) => one.ties);
  const words = new Set(tokens.flatMap((token) => [token.lemma, ...(token.inflection?.particles ?? [])]));
  return tokens.some(
    ({ lemma }, at) =>
      !isSaid(at) &&
      ties.some(({ verb, by }) => verb === lemma && by.some((word) => word === '' || words.has(word))),
  );
}

/** Null for a claim that asks yes or no, or who did what to whom. */
export function namedClaim(
  sentence: ReadSentence,
  runs: readonly Standing[],
  { opened, kinds, means }: Standings,
): NamedClaim | null {
  const { tokens } = sentence;
  const mentions = runs.map(({ first, last }) => ({ first, last, cells: [] }));
  const claim = claimWith(sentence, mentions, opened, kinds, means);
  const isSaid = (at: number): boolean => runs.some(({ first, last }) => first <= at && at < last);
  const free = tokens.flatMap((_, at) => (isSaid(at) ? [] : [at]));
  const named = headingRuns(tokens, free, opened, means);
  const isNamed = (token: Token): boolean =>
    named.some(({ at }) => at.some((place) => tokens[place] === token));
  if (isTurned(claim) || isOneWay(tokens, isSaid) || claim.flags.length > 0) return null;
  const amounts = sentence.values.filter(
    ({ value }) => value?.kind === 'quantity' || value?.kind === 'duration',
  );
  return { ...claim, runs, named, amounts, left: claim.left.filter((token) => !isNamed(token)) };
}

/** Words of a claim that are none of the table's, and say something that rows do not. */
export function leftOf(
  { left }: TableClaim,
  operators: readonly number[] = [],
  tokens: readonly Token[] = [],
): Span[] {
  const isTelling = (token: Token): boolean =>
    ![SAME_TIME, ROW_VERBS, ROW_NOUNS].some((words) => words.has(token.lemma)) &&
    !operators.some((at) => tokens[at] === token);
  return left.filter(isTelling).map(({ start, end }) => ({ start, end }));
}

const ASKING = ROLES.filter((role) => role !== 'of');

/** Words that ask for more than what stands in cells. */
function asksMore({ tokens }: TableClaim): ReadonlySet<number> {
  const asks = (token: Token): boolean =>
    isDegree(token) || namesOf(token).some((name) => WHOLE_WORDS.has(name));
  return new Set([
    ...ASKING.flatMap((role) => placesOf(role, tokens)),
    ...tokens.flatMap((token, at) => (asks(token) ? [at] : [])),
  ]);
}

/** A word of an operator that only names a column: the total, high points. */
function isHeader(token: Token, columns: readonly number[], { table }: OpenedTable): boolean {
  const names = [...namesOf(token), token.lemma];
  return columns.some((column) => table.columns[column]?.words.some((word) => names.includes(word)) ?? false);
}

const ONLY = wordsOf('only');

/** 누리점뿐 */
export function saysOnly({ lemma, inflection }: Token): boolean {
  return (
    inflection !== undefined &&
    [...ONLY].some((word) => hasHangul(word) && lemma.length > word.length && lemma.endsWith(word))
  );
}

/** 누리점뿐, 등대가 없는: a particle or a verb that says more than which noun it is. */
function saysMore(token: Token): boolean {
  const { lemma, inflection } = token;
  if (inflection === undefined) return false;
  return saysOnly(token) || lemma === '없' || inflection.particles.some((one) => !PLAIN_PARTICLES.has(one));
}

/** Nothing of the claim asks for more than what stands in cells. */
export function isPlain(
  claim: TableClaim,
  columns: readonly number[],
  opened: OpenedTable,
  means: Means,
  operators: readonly number[] = [],
): boolean {
  const { tokens, mentions, values } = claim;
  const asking = asksMore(claim);
  const isSaid = (at: number): boolean => mentions.some(({ first, last }) => first <= at && at < last);
  return tokens.every((token, at) => {
    if (saysMore(token)) return false;
    if (isSaid(at) || operators.includes(at) || token.upos === 'PUNCT' || isHeader(token, columns, opened))
      return true;
    if (means.words.quantifiers.has(token.lemma)) return false;
    const isOfValue = values.some(({ start, end }) => covers({ start, end }, token));
    return (
      !isOfValue &&
      !isNegativeWord(token, means.words) &&
      (!asking.has(at) || PLAIN_PREPOSITIONS.has(token.lemma))
    );
  });
}
