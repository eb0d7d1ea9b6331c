import { isNegated } from '../../../language/negation.ts';
import type { ClaimedNumber, ClaimReading, ColumnMention, Option, Slot, Stretch } from './claim-reading.ts';
import { cuesOf } from './cues.ts';
import { type DateIn, dateFits, datesIn } from './date-value.ts';
import { boundColumn, overlaps } from './bind-column.ts';
import { findColumns } from './find-columns.ts';
import { flagSlots } from './flag-slots.ts';
import { findNumbers } from './find-numbers.ts';
import { findValues, type Found } from './find-values.ts';
import { numberFits } from './number-fits.ts';
import { outcomeSlots } from './outcome-slots.ts';
import type { PreparedTable } from './prepared-table.ts';
import { type Word, wordsOf } from './word.ts';

function stretchOf(words: readonly Word[], start: number, end: number): Stretch {
  const from = words.findIndex((word) => word.end > start);
  let to = from;
  while (to < words.length && (words[to]?.start ?? end) < end) to++;
  return { from, to };
}

function dateOptions({ date }: DateIn, table: PreparedTable): Option[] {
  return table.dated.flatMap((column): Option[] => {
    const rows: number[] = [];
    for (const [row, { cells }] of table.rows.entries()) {
      const cell = cells[column]?.date;
      if (cell !== null && cell !== undefined && dateFits(date, cell)) rows.push(row);
    }
    return rows.length === 0 ? [] : [{ column, rows, share: 1 }];
  });
}

/** Rows whose cell of some column is the number; a year meets dates of that year. */
function numberOptions(number: ClaimedNumber, table: PreparedTable): Option[] {
  const columns = new Map<number, number[]>();
  if (number.scaled || number.approximate || number.comparator !== 'eq') {
    for (const column of table.columns)
      for (const [row, { cells }] of table.rows.entries())
        if (numberFits(number, cells[column.at]?.number ?? Number.NaN, column))
          columns.set(column.at, [...(columns.get(column.at) ?? []), row]);
  } else
    for (const { column, row } of table.numbers.get(number.value) ?? []) {
      const rows = columns.get(column);
      if (rows === undefined) columns.set(column, [row]);
      else if (rows.at(-1) !== row) rows.push(row);
    }
  return [...columns].map(([column, rows]) => ({ column, rows, share: 1 }));
}

function textSlot(found: Found): Slot {
  return { ...found, kind: 'text', bound: null, number: null, date: null };
}

function dateSlots(text: string, words: readonly Word[], table: PreparedTable): Slot[] {
  return datesIn(text).flatMap((date): Slot[] => {
    const place = stretchOf(words, date.start, date.end);
    if (place.from < 0 || table.dated.length === 0) return [];
    return [
      {
        ...place,
        kind: 'date',
        options: dateOptions(date, table),
        bound: null,
        number: null,
        date: date.date,
      },
    ];
  });
}

/** Keeps what does not overlap, the longer first, dates before numbers. */
function apart(slots: readonly Slot[]): Slot[] {
  const kept: Slot[] = [];
  const weight = ({ from, to, kind, options }: Slot): number =>
    (to - from) * 4 + (kind === 'date' ? 2 : 0) + (options.length > 0 ? 1 : 0);
  for (const slot of [...slots].sort((a, b) => weight(b) - weight(a) || a.from - b.from))
    if (!kept.some((other) => overlaps(other, slot))) kept.push(slot);
  return kept.sort((a, b) => a.from - b.from);
}

/** Runs of the caption's words: they say which table is meant, not what stands in it. */
function captionRuns(words: readonly Word[], { caption }: PreparedTable): Stretch[] {
  const runs: Stretch[] = [];
  for (let at = 0; at < words.length; at++) {
    let best = 0;
    for (let start = 0; start < caption.length; start++) {
      let size = 0;
      while (words[at + size]?.keys.includes(caption[start + size] ?? '\0') === true) size++;
      best = Math.max(best, size);
    }
    const content = words.slice(at, at + best).filter(({ kind }) => kind !== 'function').length;
    if (content > 1) {
      runs.push({ from: at, to: at + best });
      at += best - 1;
    }
  }
  return runs;
}

function isInside(slot: Stretch, runs: readonly Stretch[]): boolean {
  return runs.some(({ from, to }) => slot.from >= from && slot.to <= to && slot.to - slot.from < to - from);
}

const BOUND_BEFORE =
  /^(?:more|less|fewer|greater|higher|lower|larger|bigger|smaller|taller|shorter|longer|older|younger|heavier|over|under|above|below|at|least|most|than|before|after|since|until|prior|to|up|exceed(?:s|ed)?|no|not|minimum|maximum)$/;
const BOUND_AFTER =
  /^(?:이상|이하|초과|미만|넘|이내|or|more|less|fewer|higher|lower|over|under|older|younger)/;

/** The words that give a number its comparator: they compare nothing else. */
function boundWords(words: readonly Word[], numbers: readonly ClaimedNumber[]): Stretch[] {
  return numbers.flatMap(({ from, to, comparator }) => {
    if (comparator === 'eq' || comparator === 'range') return [];
    let [start, end] = [from, to];
    while (start > 0 && from - start < 4 && BOUND_BEFORE.test(words[start - 1]?.lower ?? '')) start--;
    while (end < words.length && end - to < 2 && BOUND_AFTER.test(words[end]?.lower ?? '')) end++;
    return [
      { from: start, to: from },
      { from: to, to: end },
    ].filter((stretch) => stretch.to > stretch.from);
  });
}

/** Words of the caption that name no value: what the rows are. */
function captionNouns(words: readonly Word[], { caption }: PreparedTable, slots: readonly Slot[]): Stretch[] {
  return words.flatMap(({ kind, keys }, at) => {
    const stretch = { from: at, to: at + 1 };
    const named = kind === 'word' && keys.some((key) => caption.includes(key));
    return named && !slots.some((slot) => overlaps(slot, stretch)) ? [stretch] : [];
  });
}

/** `no 10`: a number, not a negation. */
function isNumbered(words: readonly Word[], { from }: Stretch): boolean {
  return words[from]?.lower === 'no' && words[from + 1]?.kind === 'number';
}

const ZERO = /^(?:no|zero|without)$/;

/** `no losses`: a zero in the column that follows. */
function zeroSlots(words: readonly Word[], mentions: readonly ColumnMention[], table: PreparedTable): Slot[] {
  return mentions.flatMap(({ from, column }): Slot[] => {
    if (from === 0 || table.columns[column]?.kind !== 'number' || !ZERO.test(words[from - 1]?.lower ?? ''))
      return [];
    const number: ClaimedNumber = {
      from: from - 1,
      to: from,
      value: 0,
      comparator: 'eq',
      approximate: false,
      resolution: 1,
      dimension: null,
      unit: null,
      scaled: false,
      ordinal: false,
      counts: false,
    };
    return [
      {
        from: from - 1,
        to: from,
        kind: 'number',
        options: numberOptions(number, table),
        bound: column,
        number,
        date: null,
      },
    ];
  });
}

/** An ordinal that is the name of a column, and stands in none: `the third for Poland`. */
function isHeader({ number, options, from, to }: Slot, mentions: readonly ColumnMention[]): boolean {
  if (number?.ordinal !== true || options.length > 0) return false;
  return mentions.some((mention) => mention.share > 0.99 && mention.from <= from && mention.to >= to);
}

const PRONOUN = /^(?:it|its|he|his|she|her|they|their|this|that|그|그는|그녀는|이|이곳은|해당|같은|이는)$/;

/** A claim that begins with a pronoun speaks of the subject of the claim before. */
function withSubject(slots: readonly Slot[], words: readonly Word[], subject: Slot | null): Slot[] {
  if (subject === null || !PRONOUN.test(words[0]?.lower ?? '')) return [...slots];
  const named = slots.some(({ kind, from }) => kind === 'text' && from < 2);
  return named ? [...slots] : [{ ...subject, from: 0, to: 1 }, ...slots.filter(({ from }) => from > 0)];
}

/**
 * Reads a claim against a table: the values, numbers, dates, columns and operations that it names. `subject` is what
 * the claim before spoke of.
 */
export function readClaim(text: string, table: PreparedTable, subject: Slot | null = null): ClaimReading {
  const words = wordsOf(text);
  const numbers = findNumbers(text, words);
  const cues = cuesOf(text, words);
  const values = findValues(words, table).map(textSlot);
  const numeric = numbers.map(
    (number): Slot => ({
      from: number.from,
      to: number.to,
      kind: 'number',
      options: numberOptions(number, table),
      bound: null,
      number,
      date: null,
    }),
  );
  const runs = captionRuns(words, table);
  const mentions = findColumns(words, table);
  const found = apart([
    ...values,
    ...outcomeSlots(words, table),
    ...dateSlots(text, words, table),
    ...numeric.filter((slot) => !isHeader(slot, mentions)),
  ]).filter((slot) => !isInside(slot, runs));
  const slots = withSubject(found, words, subject);
  const free = mentions.filter(
    (mention) =>
      !slots.some(
        (slot) =>
          overlaps(slot, mention) &&
          slot.kind !== 'number' &&
          slot.to - slot.from > mention.to - mention.from,
      ),
  );
  const zeros = zeroSlots(words, free, table);
  const named = [...runs, ...free.filter(({ share }) => share > 0.6)];
  const bounds = boundWords(words, numbers);
  const own = cues.filter(
    (cue) =>
      !isInside(cue, named) &&
      !isNumbered(words, cue) &&
      !zeros.some((zero) => overlaps(zero, cue)) &&
      !bounds.some((bound) => overlaps(bound, cue)),
  );
  return {
    text,
    words,
    slots: [
      ...slots.map((slot) => ({ ...slot, bound: boundColumn(slot, free, slots, table) })),
      ...zeros,
      ...flagSlots(free, slots, table),
    ].sort((a, b) => a.from - b.from),
    numbers,
    columns: free,
    cues: own,
    caption: runs,
    silent: [...bounds, ...captionNouns(words, table, slots)],
    negated: own.some(({ kind }) => kind === 'not') && isNegated(text) !== zeros.length > 0,
  };
}
