import type { Span } from '../../contract/span.ts';

/** Fineness of a period as it was written; decides how dates are compared. */
export type Granularity = 'day' | 'week' | 'month' | 'quarter' | 'half' | 'year';

/** Inclusive ISO days with the fineness that they were written in. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
  readonly granularity: Granularity;
}

/** One end of a range that a text names, read as a period of its own. */
export interface PeriodEnd extends Span {
  readonly text: string;
  readonly granularity: Granularity;
  readonly from: string | null;
  readonly to: string | null;
}

/** How a period bounds what is said: at it, since it (부터, since), until it (까지, by, until), before, after. */
export type PeriodBound = 'at' | 'since' | 'until' | 'before' | 'after';

/** A date or period in a text, as inclusive ISO days. The span leaves bound words (부터, since, until) out. */
export interface Period extends Span {
  readonly text: string;
  /** Of a range: the finer of its ends. Of a window (최근 3개월): its unit, though it begins and ends on any day. */
  readonly granularity: Granularity;
  /** First and last day. Null where the text leaves open what the reference date would have told (작년, 3월 5일 without a year). */
  readonly from: string | null;
  readonly to: string | null;
  /** True where it was counted from the reference date, a missing year included. */
  readonly relative: boolean;
  readonly bound: PeriodBound;
  /** True for a date that does not exist (2월 30일, 2024-13-01): from and to are null. */
  readonly impossible: boolean;
  /** Both ends of a range (2019-2023, from March 5 to April 2); absent elsewhere. */
  readonly ends?: readonly [PeriodEnd, PeriodEnd];
}
