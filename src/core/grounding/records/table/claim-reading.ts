import type { Comparator } from '../../../language/quantity.ts';
import type { DateValue } from './date-value.ts';
import type { Word } from './word.ts';

/** Places are counted in words: `from` inclusive, `to` exclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** One way to read a stretch of the claim as values of one column. */
export interface Option {
  readonly column: number;
  /** Rows that have the value, ascending. */
  readonly rows: readonly number[];
  /** Share of the value that the claim names. */
  readonly share: number;
}

/** A stretch of the claim that names values of the table, or a number or date that could. */
export interface Slot extends Stretch {
  readonly kind: 'text' | 'number' | 'date';
  readonly options: readonly Option[];
  /** The column that stands beside it in the claim; null where none does. */
  readonly bound: number | null;
  readonly number: ClaimedNumber | null;
  readonly date: DateValue | null;
}

/** A number of the claim with what decides how it compares. */
export interface ClaimedNumber extends Stretch {
  readonly value: number;
  readonly comparator: Comparator;
  readonly approximate: boolean;
  readonly resolution: number;
  /** Of its unit: `ratio`, `time`, `items` …; null for a bare number. */
  readonly dimension: string | null;
  readonly unit: string | null;
  /** True where the text multiplies it: 128.4억, 5 million. */
  readonly scaled: boolean;
  readonly ordinal: boolean;
  /** True where the word behind it is a noun or a counter, so that it may say how many. */
  readonly counts: boolean;
}

/** What a number is with nothing beside it. */
export const BARE_NUMBER: Omit<ClaimedNumber, 'from' | 'to' | 'value'> = {
  comparator: 'eq',
  approximate: false,
  resolution: 1,
  dimension: null,
  unit: null,
  scaled: false,
  ordinal: false,
  counts: false,
};

export interface ColumnMention extends Stretch {
  readonly column: number;
  /** Share of the column's name that stands here. */
  readonly share: number;
}

export type CueKind =
  | 'superlative'
  | 'comparative'
  | 'than'
  | 'sum'
  | 'average'
  | 'difference'
  | 'only'
  | 'all'
  | 'both'
  | 'none'
  | 'most of'
  | 'same'
  | 'different'
  | 'number of'
  | 'first'
  | 'last'
  | 'before'
  | 'after'
  | 'not'
  | 'times';

/** A word that names an operation. `hints` are words of columns that it speaks of, with the direction there. */
export interface Cue extends Stretch {
  readonly kind: CueKind;
  readonly direction: 'max' | 'min' | null;
  readonly hints: readonly Hint[];
}

export interface Hint {
  readonly words: readonly string[];
  readonly direction: 'max' | 'min';
}

/** A claim with everything in it that could speak of the table. */
export interface ClaimReading {
  readonly text: string;
  readonly words: readonly Word[];
  readonly slots: readonly Slot[];
  readonly numbers: readonly ClaimedNumber[];
  readonly columns: readonly ColumnMention[];
  readonly cues: readonly Cue[];
  /** Runs that name the table itself. */
  readonly caption: readonly Stretch[];
  /** Words that say nothing by themselves: the comparators of numbers, nouns of the caption. */
  readonly silent: readonly Stretch[];
  readonly negated: boolean;
}
