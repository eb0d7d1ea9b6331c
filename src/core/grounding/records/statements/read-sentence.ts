import type { ClaimReading, ColumnMention, Slot, Stretch } from '../table/claim-reading.ts';
import { datesIn, dateFits } from '../table/date-value.ts';
import { yesRows } from '../table/flag-slots.ts';
import type { PreparedTable } from '../table/prepared-table.ts';
import type { Word } from '../table/word.ts';
import { aliasNames } from './aliases.ts';
import { asideRuns } from './asides.ts';
import { clockFigures, NUMERALS } from './clocks.ts';
import { type Compact, compactColumns, compactNames } from './compact.ts';
import { type Figure, type Ground, type Naming, type Sentence, stretchOf, touches } from './sentence.ts';
import { statesOf } from './states.ts';
import { matchesOf } from '../../../language/matches-of.ts';

const ABOUT = /^(?:some|around|roughly|nearly|almost|about|approximately|circa|ca|약|대략|거의)$/u;
const ABOUT_AFTER = /^(?:정도|쯤|가량|안팎|남짓|가까이)/u;
const ONE_AFTER = /^(?:of|was|is|has|had|are|were|with|more)$/u;
const ONE_BEFORE =
  /^(?:and|or|but|only|just|exactly|has|have|had|with|is|was|of|in|for|to|includes?|than|least|while|whereas|into|by|from|needs?|takes?|which|at|costs?|holds?|contain\w*|lists?|order\w*|buys?|bought|includ\w*)$/u;
const PART = 0.4;

function isFlag(column: number, table: PreparedTable): boolean {
  return yesRows(table, column) !== null;
}

/** Parts of values count where they are long, written as names are, or stand in the first column. */
function nameOf(slot: Slot, text: string, words: readonly Word[], table: PreparedTable): Naming[] {
  const start = words[slot.from]?.start ?? 0;
  const small = /^[a-z]/u.test(text.charAt(start));
  const options = slot.options.filter(
    ({ column, share }) =>
      !isFlag(column, table) &&
      (share > 0.99 || (share >= PART && (!small || column === 0)) || (!small && share >= 0.25)),
  );
  return options.length === 0 ? [] : [{ from: slot.from, to: slot.to, options }];
}

/** `one was cancelled`, `only one bag`; not `one of which`, `the cheapest one`. */
function isNumber(words: readonly Word[], at: number): boolean {
  const [before, next, then] = [words[at - 1], words[at + 1], words[at + 2]];
  if (before !== undefined && words[at]?.parted !== true && !ONE_BEFORE.test(before.lower)) return false;
  if (next === undefined || next.parted) return true;
  if (next.lower === 'of' && /^(?:which|whom|them|these|those)$/u.test(then?.lower ?? '')) return false;
  return ONE_AFTER.test(next.lower) || next.kind === 'word';
}

const COUNTER =
  /^(?:편|곳|명|개|건|대|번|가지|권|척|마리|팀|종|채|동|과목|품목|회)(?:뿐|밖|만|이|입|은|는|을|$)/u;

/** `하나뿐인`, `한 편뿐이다`: small counts that an ending hides; `one`, `once`, `twice`. */
function smallCount(words: readonly Word[], at: number): { value: number; size: number } | null {
  const { lower = '' } = words[at] ?? {};
  if (/^하나(?:뿐|만|밖)/u.test(lower)) return { value: 1, size: 1 };
  const numeral = NUMERALS[lower];
  if (numeral !== undefined && COUNTER.test(words[at + 1]?.lower ?? '')) return { value: numeral, size: 2 };
  if (lower === 'twice') return { value: 2, size: 1 };
  return lower === 'once' || (lower === 'one' && isNumber(words, at)) ? { value: 1, size: 1 } : null;
}

function oneNumber(words: readonly Word[], at: number): Figure[] {
  const count = smallCount(words, at);
  if (count === null) return [];
  const { value } = count;
  const place = { from: at, to: at + count.size };
  const number = { ...place, value, comparator: 'eq', approximate: false, resolution: 1 } as const;
  const more = { dimension: null, unit: null, scaled: false, ordinal: false, counts: true } as const;
  return [{ ...place, kind: 'plain', number: { ...number, ...more } }];
}

function figuresOf({ text, words, numbers }: ClaimReading, taken: readonly Stretch[]): Figure[] {
  const clocks = clockFigures(text, words).filter((one) => !taken.some((place) => touches(place, one)));
  const plain = numbers.map(({ from, to, ...number }): Figure => {
    const approximate =
      number.approximate ||
      ABOUT.test(words[from - 1]?.lower ?? '') ||
      ABOUT_AFTER.test(words[to]?.lower ?? '');
    return { from, to, kind: 'plain', number: { ...number, from, to, approximate } };
  });
  const ones = words.flatMap((_, at) =>
    plain.some(({ from, to }) => at >= from && at < to) ? [] : oneNumber(words, at),
  );
  return [...clocks, ...[...plain, ...ones].filter((one) => !clocks.some((clock) => touches(clock, one)))]
    .filter((one) => !taken.some((place) => touches(place, one)))
    .sort((a, b) => a.from - b.from);
}

/** A number that stands in a name of the table: 1207 of `Maru 1207`. */
function numberNames(slots: readonly Slot[], table: PreparedTable): Naming[] {
  return slots.flatMap(({ kind, from, to, options, number }): Naming[] => {
    if (kind !== 'number' || number === null || number.value < 100 || options.length !== 1) return [];
    const [only] = options;
    return only !== undefined && table.columns[only.column]?.kind === 'text' ? [{ from, to, options }] : [];
  });
}

function captionRunsOf(claim: ClaimReading, { table }: Ground): Stretch[] {
  const caption = table.source.caption ?? '';
  const days = datesIn(caption).map(({ date }) => date);
  const dated = (days.length === 0 ? [] : datesIn(claim.text))
    .filter(({ date }) => days.some((day) => dateFits(date, day)))
    .map(({ start, end }) => stretchOf(claim.words, start, end))
    .filter((place) => place !== null);
  const numbers = claim.words.flatMap((word, from) => {
    const told = word.kind === 'number' && table.caption.includes(word.keys[0] ?? '');
    const same = told && (word.value > 999 || table.caption.includes(claim.words[from - 1]?.keys[0] ?? '\0'));
    return same ? [{ from, to: from + 1 }] : [];
  });
  return [...claim.caption, ...dated, ...numbers];
}

function isHeaderNumber(mention: ColumnMention, words: readonly Word[]): boolean {
  return mention.share > 0.99 && words.slice(mention.from, mention.to).some(({ kind }) => kind === 'number');
}

function addNames(names: readonly Naming[], more: readonly Naming[]): Naming[] {
  const wider = more.filter((one) =>
    names.every((name) => !touches(name, one) || one.to - one.from > name.to - name.from),
  );
  return [...names.filter((name) => !wider.some((one) => touches(one, name))), ...wider];
}

const SHARED =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th)? (?:and|or) (?=\d{1,2}(?:st|nd|rd|th)? (?:of )?[A-Z])|(\d{1,2})일(?:과|,| 및) ?(?=\d{1,2}일)/gu;

/** `on 5 and 12 February`: the first day has the month of the second. */
function sharedMonths(text: string, words: readonly Word[], table: PreparedTable): Naming[] {
  if (table.dated.length === 0) return [];
  const days = datesIn(text);
  return matchesOf(text, SHARED).flatMap((match): Naming[] => {
    const end = match.index + match[0].length;
    const next = days.find((date) => date.start >= end - 1 && date.start <= end + 1);
    const place = stretchOf(words, match.index, match.index + (match[1] ?? match[2] ?? '').length);
    if (next === undefined || place === null) return [];
    const date = { ...next.date, day: Number(match[1] ?? match[2]) };
    const options = table.dated.flatMap((column) => {
      const rows = table.rows.flatMap(({ cells }, row) =>
        cells[column]?.date && dateFits(date, cells[column].date) ? [row] : [],
      );
      return rows.length === 0 ? [] : [{ column, rows, share: 1 }];
    });
    return [{ ...place, options }];
  });
}

const VERB = /[가-힣](?:했|하[였고며는여]|한|할|합니다|해)/u;

/** 접수했고 under a header 접수일: what was done to the rows, no value. */
function isVerbOfHeader(
  { from, to, options }: Naming,
  words: readonly Word[],
  { columns }: PreparedTable,
): boolean {
  const word = words[from];
  if (to - from !== 1 || word === undefined || options.length !== 1 || !VERB.test(word.lower)) return false;
  return columns.some(
    ({ key, at }) =>
      at !== options[0]?.column && word.keys.some((one) => one.length > 1 && key.startsWith(one)),
  );
}

function namesOf(claim: ClaimReading, ground: Ground, compact: Compact, known: readonly Stretch[]): Naming[] {
  const { text, words, slots } = claim;
  const { table } = ground;
  const plain = slots.flatMap((slot) => {
    if (slot.kind === 'date') return [{ from: slot.from, to: slot.to, options: slot.options }];
    return slot.kind === 'text' ? nameOf(slot, text, words, table) : [];
  });
  plain.push(...sharedMonths(text, words, table));
  const named = addNames(addNames(plain, compactNames(words, compact)), numberNames(slots, table));
  const all = [...named, ...aliasNames(text, words, named, table)];
  return all
    .filter(
      ({ from }) =>
        words[from]?.kind === 'number' ||
        words[from - 1]?.kind !== 'number' ||
        words[from - 1]?.end !== words[from]?.start,
    )
    .filter((name) => !isVerbOfHeader(name, words, table))
    .map(({ from, to, options }) => ({
      from,
      to,
      options: options.filter(({ column }) => !isFlag(column, table)),
    }))
    .filter(
      (name) =>
        name.options.length > 0 ||
        all.some(({ from, options }) => from === name.from && options.length === 0),
    )
    .filter(
      (name) =>
        name.options.some(({ rows }) => rows.length > 0) || !known.some((place) => touches(place, name)),
    )
    .sort((a, b) => a.from - b.from);
}

/** Reads all of a sentence that could speak of the table. */
export function readSentence(claim: ClaimReading, ground: Ground, compact: Compact): Sentence {
  const { text, words, cues } = claim;
  const known = [...captionRunsOf(claim, ground), ...asideRuns(text, words, ground.asides)];
  const names = namesOf(claim, ground, compact, known);
  const joined = compactColumns(words, compact).filter(
    (one) => !claim.columns.some((other) => other.column === one.column && touches(one, other)),
  );
  const columns = [...claim.columns, ...joined]
    .filter(({ column }) => !/^column \d+$/u.test(ground.table.columns[column]?.key ?? ''))
    .filter(
      (mention) =>
        !names.some((name) => touches(name, mention) && name.to - name.from >= mention.to - mention.from),
    )
    .sort((a, b) => a.from - b.from);
  const fullest = columns.filter(
    (one) => !columns.some((other) => touches(one, other) && other.share > one.share + 0.2),
  );
  const headers = fullest.filter((mention) => isHeaderNumber(mention, words));
  const figures = figuresOf(claim, [...names, ...headers, ...known]).filter(
    (figure) => !figure.number.ordinal || !fullest.some((mention) => touches(mention, figure)),
  );
  const states = statesOf(text, words, fullest, figures, names, ground.table);
  const free = names.filter((name) => !states.some((state) => touches(state, name)));
  return { text, words, names: free, figures, columns: fullest, cues, states, known };
}
