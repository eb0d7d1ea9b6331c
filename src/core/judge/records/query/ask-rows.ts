import type { Role } from '../../../lexicon/operator-words.ts';
import type { Token } from '../../../statement/token.ts';
import type { ReadSentence } from '../../../read/read-text.ts';
import type { Span } from '../../../../contract/span.ts';
import { writeExact } from '../../../statement/exact.ts';
import { covers, isNegativeWord } from '../../facts/content.ts';
import type { Difference } from '../../judged.ts';
import type { Means } from '../../means.ts';
import { isMeasured } from './amounts.ts';
import { DEGREES } from '../../../lexicon/operators.ts';
import { PLAIN_PREPOSITIONS } from '../../../lexicon/query-words.ts';
import { degreeOf } from '../../operators/degree.ts';
import { namesOf, placesOf } from '../../operators/question.ts';
import type { OpenedTable } from '../open-table.ts';
import type { FindCells } from './cell-index.ts';
import { claimOf, isOperator, type TableClaim } from './claim.ts';
import { saysOnly } from './named-claim.ts';
import { type Asked as ProgramAsked, type Computed, type Operation, UNFIT } from './asked.ts';
import { lookUp } from './look-up.ts';
import { described } from './described.ts';
import { PROGRAMS } from './programs.ts';
import { isOrdinal, type Reading, readingsOf } from './reading.ts';

/** Operators that no program answers. */
const OTHERS: readonly Role[] = [
  'than',
  'exceeding',
  'rising',
  'falling',
  'changing',
  'times',
  'span',
  'except',
  'unread',
];

/** `Beat: Ashby` says whom the row beat, not by whom it was beaten. */
function isTurned({ tokens, headings }: TableClaim): boolean {
  const isPassive = tokens.some(({ relation }) => relation === 'nsubj:pass' || relation === 'aux:pass');
  return isPassive && headings.some(({ verbal }) => verbal);
}

/** Dearer, 더 비싸다: of two, which is no question to all rows. */
function isGraded({ tokens, values }: TableClaim, isSaid: (at: number) => boolean): boolean {
  const isOfValue = (token: Token): boolean => values.some(({ reach }) => covers(reach, token));
  const isDegree = (token: Token): boolean =>
    namesOf(token).some((name) => DEGREES.plain.has(name) || DEGREES.more.has(name));
  return (
    tokens.some((token, at) => isDegree(token) && !isOfValue(token) && !isSaid(at)) &&
    degreeOf('most', tokens, values.some(isOrdinal)).length === 0
  );
}

/** Places of the words that deny what is said, and not that there is any, nor that a value is exceeded. */
function denialsIn({ tokens, flags, values }: TableClaim, { words }: Means): readonly number[] {
  const isBound = (token: Token): boolean => values.some(({ reach }) => covers(reach, token));
  const isNone = (at: number): boolean =>
    placesOf('none', tokens).includes(at) ||
    tokens[at]?.lemma === '없' ||
    flags.some(({ denial }) => denial === at);
  return tokens.flatMap((token, at) =>
    isNegativeWord(token, words) && !isNone(at) && !isBound(token) ? [at] : [],
  );
}

function isLeftOut(claim: TableClaim, { table }: OpenedTable): boolean {
  const { tokens, values } = claim;
  const { typed = false } = table;
  if (!typed && isTurned(claim)) return true;
  const isOfValue = (at: number): boolean => {
    const token = tokens[at];
    return token !== undefined && values.some(({ reach }) => covers(reach, token));
  };
  const isSaid = (at: number): boolean =>
    typed && (claim.kinds.includes(at) || claim.mentions.some(({ first, last }) => first <= at && at < last));
  if (tokens.some((token, at) => isSaid(at) && saysOnly(token))) return true;
  const isPlain = (at: number): boolean =>
    isSaid(at) || isOfValue(at) || PLAIN_PREPOSITIONS.has(tokens[at]?.lemma ?? '');
  if (OTHERS.some((role) => placesOf(role, tokens).some((at) => !isPlain(at)))) return true;
  return isGraded(claim, isSaid);
}

/** What was computed, and of which rows. */
export interface Answered extends Computed {
  readonly done: string;
}

interface Programmed extends Answered {
  /** What stands in cells was asked, and they do not tell. */
  readonly isUnread: boolean;
}

/** A claim as the rows of one table were asked for it. */
export interface Asking {
  /** What the rows say of the words that are theirs; null where they say nothing, or readings of them differ. */
  readonly answered: Answered | null;
  /** Words of the claim that are none of the table's. */
  readonly left: readonly Span[];
  /** Its numbers, amounts and times. */
  readonly values: readonly Span[];
}

const UNASKED: Asking = { answered: null, left: [], values: [] };

/** What the first program says that knows what a reading asks; null where none does. */
function programmed(reading: Reading, asked: Omit<ProgramAsked, 'reading'>): Programmed | null {
  const isGuessed = reading.filters.some(({ guessed }) => guessed === true);
  for (const program of isGuessed || asked.denied ? [lookUp] : PROGRAMS) {
    const one = program({ ...asked, reading });
    if (one === UNFIT) return null;
    if (one !== null)
      return {
        ...one,
        done: described(one.operation, reading, asked.opened),
        isUnread: program === lookUp && one.match === null,
      };
  }
  return null;
}

/** All ways to take a claim must come to one answer; one that only asks what stands in cells, and is not told, is none. */
function answerOf(asked: Omit<ProgramAsked, 'reading'>): Answered | null {
  const { claim, opened, means } = asked;
  const all = readingsOf(claim, opened, means).flatMap((reading) => programmed(reading, asked) ?? []);
  const told = all.filter(({ isUnread }) => !isUnread);
  const found = told.length > 0 ? told : all;
  const [first] = found;
  return first !== undefined && found.every(({ match }) => match === first.match) ? first : null;
}

/** At least 433 km asks for no least: words of a value compute nothing. */
function withoutBounds(claim: TableClaim): TableClaim {
  const isBound = (token: Token): boolean =>
    claim.values.some((value) => covers(value.reach, token) && !covers(value, token));
  const tokens = claim.tokens.map((token) =>
    isBound(token) && isOperator(token) ? { ...token, form: '', lemma: '' } : token,
  );
  return { ...claim, tokens };
}

/** What the rows of a table say of a claim. */
export function askRows(
  sentence: ReadSentence,
  opened: OpenedTable,
  find: FindCells,
  kinds: ReadonlySet<string>,
  means: Means,
): Asking {
  if (sentence.mood !== 'asserted') return UNASKED;
  const claim = claimOf(sentence, opened, find, kinds, means);
  const denials = denialsIn(claim, means);
  const most = opened.table.typed === true ? 1 : 0;
  const asked = { claim: withoutBounds(claim), opened, means, denied: denials.length > 0 };
  return {
    answered: isLeftOut(claim, opened) || denials.length > most ? null : answerOf(asked),
    left: claim.left.map(({ start, end }) => ({ start, end })),
    values: claim.values.map(({ start, end }) => ({ start, end })),
  };
}

const KINDS: Readonly<Record<Operation, Difference['kind']>> = {
  count: 'count',
  sum: 'value',
  average: 'value',
  share: 'value',
  all: 'computed',
  extreme: 'value',
  rank: 'computed',
  only: 'computed',
  'look-up': 'word',
};

const GROUP = 3;

/** 34,480,000.5 */
function withThousands(written: string): string {
  const [whole = '', ...part] = written.split('.');
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.slice(sign.length);
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= GROUP)
    groups.unshift(digits.slice(Math.max(0, end - GROUP), end));
  return [sign + groups.join(','), ...part].join('.');
}

/** What was computed, as a person writes it; null where it is no number. */
export function shown({ value, operation }: Computed): string | null {
  if (operation === 'rank') return null;
  if (value === null || typeof value === 'number') return value === null ? null : String(value);
  if (!isMeasured(value) || value.low === null) return null;
  return [withThousands(writeExact(value.low.value)), value.unit?.symbol ?? ''].join(' ').trim();
}

/** What the claim says, and what the rows come to: `cell` where one decides, `cells` where several are held against each other. */
export function differenceOf(
  computed: Computed,
  sentence: Span,
  { cell, cells }: { readonly cell: string; readonly cells: string | null },
): Difference {
  const { said, operation, words, kind = KINDS[operation] } = computed;
  const span = said === null ? (words ?? sentence) : { start: said.start, end: said.end };
  return {
    kind,
    span,
    value: said?.value ?? null,
    actual: shown(computed) ?? (operation === 'look-up' ? cell : (cells ?? cell)),
  };
}
