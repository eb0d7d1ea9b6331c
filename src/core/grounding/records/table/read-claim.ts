import { isNegated } from '../../../language/negation.ts';
import { boundColumn, overlaps } from './bind-column.ts';
import { boundWords } from './bound-words.ts';
import { captionNouns, captionRuns } from './caption-words.ts';
import type { ClaimReading, ColumnMention, Cue, Slot, Stretch } from './claim-reading.ts';
import { cuesOf } from './cues.ts';
import { dateSlots } from './date-slots.ts';
import { findColumns } from './find-columns.ts';
import { findNumbers } from './find-numbers.ts';
import { findValues, type Found } from './find-values.ts';
import { flagSlots } from './flag-slots.ts';
import { numberSlots, zeroSlots } from './number-slots.ts';
import { outcomeSlots } from './outcome-slots.ts';
import type { PreparedTable } from './prepared-table.ts';
import { type Word, wordsOf } from './word.ts';

const PRONOUN = /^(?:it|its|he|his|she|her|they|their|this|that|그|그는|그녀는|이|이곳은|해당|같은|이는)$/;
/** Share of a column's name from which its words are a name, and no operation. */
const NAMED = 0.6;

function textSlot(found: Found): Slot {
  return { ...found, kind: 'text', bound: null, number: null, date: null };
}

function isInside(slot: Stretch, runs: readonly Stretch[]): boolean {
  return runs.some(({ from, to }) => slot.from >= from && slot.to <= to && slot.to - slot.from < to - from);
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

/** A claim that begins with a pronoun speaks of the subject of the claim before. */
function withSubject(slots: readonly Slot[], words: readonly Word[], subject: Slot | null): Slot[] {
  if (subject === null || !PRONOUN.test(words[0]?.lower ?? '')) return [...slots];
  const named = slots.some(({ kind, from }) => kind === 'text' && from < 2);
  return named ? [...slots] : [{ ...subject, from: 0, to: 1 }, ...slots.filter(({ from }) => from > 0)];
}

/** Mentions of columns that are not the words of a longer value. */
function freeMentions(mentions: readonly ColumnMention[], slots: readonly Slot[]): ColumnMention[] {
  const covers = (slot: Slot, mention: ColumnMention): boolean =>
    slot.kind !== 'number' && overlaps(slot, mention) && slot.to - slot.from > mention.to - mention.from;
  return mentions.filter((mention) => !slots.some((slot) => covers(slot, mention)));
}

/** `no 10`: a number, not a negation. */
function isNumbered(words: readonly Word[], { from }: Stretch): boolean {
  return words[from]?.lower === 'no' && words[from + 1]?.kind === 'number';
}

/** Words of operations that are not part of a name, and give no number its bound. */
function ownCues(
  cues: readonly Cue[],
  words: readonly Word[],
  names: readonly Stretch[],
  taken: readonly Stretch[],
): Cue[] {
  return cues.filter(
    (cue) => !isInside(cue, names) && !isNumbered(words, cue) && !taken.some((place) => overlaps(place, cue)),
  );
}

/**
 * Reads a claim against a table: the values, numbers, dates, columns and operations that it names. `subject` is what
 * the claim before spoke of.
 */
export function readClaim(text: string, table: PreparedTable, subject: Slot | null = null): ClaimReading {
  const words = wordsOf(text);
  const numbers = findNumbers(text, words);
  const mentions = findColumns(words, table);
  const caption = captionRuns(words, table);
  const found = apart([
    ...findValues(words, table).map(textSlot),
    ...outcomeSlots(words, table),
    ...dateSlots(text, words, table),
    ...numberSlots(numbers, mentions, table),
  ]).filter((slot) => !isInside(slot, caption));
  const slots = withSubject(found, words, subject);
  const columns = freeMentions(mentions, slots);
  const zeros = zeroSlots(words, columns, table);
  const bounds = boundWords(words, numbers);
  const values = slots.filter(({ kind }) => kind === 'text');
  const names = [...caption, ...values, ...columns.filter(({ share }) => share > NAMED)];
  const cues = ownCues(cuesOf(text, words), words, names, [...zeros, ...bounds]);
  const placed = slots.map((slot) => ({ ...slot, bound: boundColumn(slot, columns, slots, table) }));
  const all = [...placed, ...zeros, ...flagSlots(columns, slots, table)];
  return {
    text,
    words,
    slots: all.sort((a, b) => a.from - b.from),
    numbers,
    columns,
    cues,
    caption,
    silent: [...bounds, ...captionNouns(words, table, slots)],
    negated: cues.some(({ kind }) => kind === 'not') && isNegated(text) !== zeros.length > 0,
  };
}
