import type { Span } from '../../contract/span.ts';

/** Fineness of a period as it was written; decides how dates are compared. */
export type Granularity = 'day' | 'week' | 'month' | 'quarter' | 'half' | 'year';

/** A date or period in a text, as inclusive ISO days. */
export interface Period extends Span {
  readonly text: string;
  readonly granularity: Granularity;
  /** First and last day. Null where the text leaves open what the reference date would have told (작년, 3월 5일 without a year). */
  readonly from: string | null;
  readonly to: string | null;
  /** True where it was counted from the reference date. */
  readonly relative: boolean;
  /** How the period bounds what is said: at it, since it (부터, since), until it (까지, by, until), before, after. */
  readonly bound: 'at' | 'since' | 'until' | 'before' | 'after';
  /** True for a date that does not exist (2월 30일, 2024-13-01): from and to are null. */
  readonly impossible: boolean;
}

/** The length of time that a text names: 3개월, two weeks. Years and months are calendar units, not seconds. */
export interface Duration extends Span {
  readonly text: string;
  readonly years: number;
  readonly months: number;
  readonly days: number;
  readonly seconds: number;
}
