import type { ClaimedNumber, ColumnMention, Cue, Option, Stretch } from '../table/claim-reading.ts';
import type { PreparedTable } from '../table/prepared-table.ts';
import type { Word } from '../table/word.ts';

/** A value of the table that a sentence names. */
export interface Naming extends Stretch {
  readonly options: readonly Option[];
}

/** A number of a sentence: a plain one, a time of day or a length of time, both in seconds. */
export interface Figure extends Stretch {
  readonly number: ClaimedNumber;
  readonly kind: 'plain' | 'clock' | 'duration';
}

/** A state that some rows are in: delayed, without a lighthouse, fully booked. */
export interface State extends Stretch {
  readonly column: number;
  readonly rows: readonly number[];
}

/** A value that stands beside the rows, under a key of its own. */
export interface Aside {
  readonly path: string;
  readonly key: readonly string[];
  readonly words: readonly string[];
  readonly number: number;
  readonly text: string;
}

/** A sentence, or a clause of one, with all in it that could speak of the table. */
export interface Sentence {
  readonly text: string;
  readonly words: readonly Word[];
  readonly names: readonly Naming[];
  readonly figures: readonly Figure[];
  readonly columns: readonly ColumnMention[];
  readonly cues: readonly Cue[];
  readonly states: readonly State[];
  /** Runs that the caption or what stands beside the rows accounts for. */
  readonly known: readonly Stretch[];
}

export interface Clause extends Sentence, Stretch {
  /** The mark or word it begins behind: a colon lists, a comma goes on, a strong one begins anew. */
  readonly after: 'start' | 'colon' | 'comma' | 'joint' | 'strong';
  /** Values that it says its rows do not have. */
  readonly denied?: readonly Naming[];
  /** Its own text. */
  readonly said: string;
}

export interface Ground {
  readonly table: PreparedTable;
  readonly asides: readonly Aside[];
}

export function touches(one: Stretch, other: Stretch): boolean {
  return one.from < other.to && other.from < one.to;
}

export function within<T extends Stretch>(all: readonly T[], { from, to }: Stretch): T[] {
  return all.filter((one) => one.from >= from && one.to <= to);
}

/** The words that a range of the text touches; null where it touches none. */
export function stretchOf(words: readonly Word[], start: number, end: number): Stretch | null {
  const from = words.findIndex((word) => word.end > start);
  if (from < 0) return null;
  let to = from;
  while (to < words.length && (words[to]?.start ?? end) < end) to++;
  return to > from ? { from, to } : null;
}
