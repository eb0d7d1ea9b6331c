import type { Language } from '../../contract/language.ts';
import type { Span } from '../../contract/span.ts';
import type { Exact } from './exact.ts';

/** What may be said of an attribute. Every reader, of text or of data, makes these. */
export type Value = Quantity | Period | ClockTime | Duration | Name | Code | Flag | TextValue;

/** An end of an amount; `open` leaves the number itself out (초과, under). */
export interface Bound {
  readonly value: Exact;
  readonly open: boolean;
}

/** What a number counts or measures. Only units of one dimension convert: `base = value × factor + offset`. */
export interface Unit {
  /** Canonical: `KRW`, `%`, `%p`, `km`, `명`, `개`. */
  readonly symbol: string;
  /** `currency:KRW`, `ratio`, `point`, `length`, `people`, `count:권` … */
  readonly dimension: string;
  readonly factor: Exact;
  readonly offset: Exact;
}

/** An amount, as written: `value` of both ends is in `unit`, multipliers applied (`12만 원`: 120000 KRW). */
export interface Amount {
  /** Null where nothing bounds it below; both ends are one value where the text names one number. */
  readonly low: Bound | null;
  readonly high: Bound | null;
  /** Null for a bare number. */
  readonly unit: Unit | null;
  /** What it is for each of: per night, 1박에, 시간당. Null where the text names none. */
  readonly per: Unit | null;
  /** 약, 여, about: near the ends, not at them. */
  readonly approximate: boolean;
  /** The place of the last digit shown, in `unit`: `92.5` 1/10, `3.5조` 10^11, `1,200` 1. Zero for a fraction. */
  readonly resolution: Exact;
}

/** `ordinal` 3rd, 세 번째; `multiple` twice, 두 배: of something else; `cardinal` the rest. */
export interface Quantity extends Amount {
  readonly kind: 'quantity';
  readonly sort: 'cardinal' | 'ordinal' | 'multiple';
}

/** A length of time. Its unit is of the dimension `month` (months, quarters, years) or `time` (weeks and shorter). */
export interface Duration extends Amount {
  readonly kind: 'duration';
  readonly unit: Unit;
}

/** A day; null where the text names no year (31 March). */
export interface Day {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
}

export type Fineness =
  | 'day'
  | 'week'
  | 'month'
  | 'quarter'
  | 'half'
  | 'year'
  | 'decade'
  | 'century'
  | 'weekday';

/** Time on a calendar. The named days stand between `from` and `to`, both included; `bound` says how they bound. */
export interface Period {
  readonly kind: 'period';
  readonly from: Day | null;
  readonly to: Day | null;
  /** 1 Monday … 7 Sunday; empty where the text names none. */
  readonly weekdays: readonly number[];
  readonly fineness: Fineness;
  /** `3월 말`, early 2020s: a part of it whose ends nobody fixed. */
  readonly part: 'early' | 'middle' | 'late' | null;
  /** Years of a business or a school begin on another day, which the text leaves open. */
  readonly calendar: 'civil' | 'fiscal' | 'school';
  readonly bound: 'at' | 'since' | 'until' | 'before' | 'after';
  readonly approximate: boolean;
}

/** Seconds since midnight; 24:00 is 86400. One time has both ends equal. */
export interface ClockTime {
  readonly kind: 'clock';
  readonly from: number;
  readonly to: number;
  /** False where the text leaves open which half of the day: `at 7:30`, 7시. */
  readonly halfKnown: boolean;
  readonly bound: 'at' | 'since' | 'until' | 'before' | 'after';
  readonly approximate: boolean;
  /** `KST`, `UTC`, `UTC+9`; null where none is named. */
  readonly zone: string | null;
}

/** What somebody or something is called. */
export interface Name {
  readonly kind: 'name';
  /** Without title and particle, white space single. */
  readonly name: string;
  /** 부장, Dr: null where none stands beside it. */
  readonly title: string | null;
}

/** Signs that name and do not count: equal only as written, `canonical` without what is free (case, hyphens of a phone number). */
export interface Code {
  readonly kind: 'code';
  readonly sort: 'url' | 'email' | 'phone' | 'version' | 'address' | 'file' | 'id' | 'marker';
  readonly canonical: string;
}

/** Yes or no. */
export interface Flag {
  readonly kind: 'flag';
  readonly yes: boolean;
}

/** Words that are none of the others, as a cell may hold. */
export interface TextValue {
  readonly kind: 'text';
  readonly text: string;
}

/** Why a value stands in the text that nobody read: nothing may be made of any part of it. */
export type UnreadReason =
  /** A part of the number expression is not in the grammar: twenty-odd, 1.234,5.6. */
  | 'form'
  /** More than one reading, and nothing decides: 1.234, 03/04/2024. */
  | 'ambiguous'
  /** Says its time by another: last year, 다음 주, next spring. */
  | 'relative'
  /** A day, hour or amount that cannot be: 30 February, 25:00. */
  | 'impossible'
  /** Letters that look like digits, or digits that look like letters. */
  | 'homoglyph';

/** A value in a text. `[start, end)` is the value itself: sign, number, unit, without particles and comparators. */
export interface ValueMention extends Span {
  readonly written: string;
  /** All words that it was read from: at least, about, per night, 이상, 까지 included. */
  readonly reach: Span;
  /** Null where it is unread; then `unread` says why, and the span is the whole expression. */
  readonly value: Value | null;
  readonly unread: UnreadReason | null;
  /** Struck out in the text: `~~40~~`. */
  readonly struck: boolean;
}

/** What is known of the text beside it. */
export interface ValueContext {
  /** The order of 03/04/2024 in this text, where somebody knows it. */
  readonly dayFirst?: boolean;
}

/** `src/core/values/read-values.ts`: sorted by place, reaches not overlapping, every digit of the text inside one. */
export type ReadValues = (text: string, language: Language, context?: ValueContext) => ValueMention[];

/** `within`: the claim is coarser (2014 of 2014-03-18, about 40 of 41, 92 % of 92.4 %). */
export type Comparison = 'equal' | 'within' | 'excluded' | 'incomparable';
