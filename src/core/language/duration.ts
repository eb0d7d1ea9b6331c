import type { Span } from '../../contract/span.ts';

/** The length of time that a text names: 3개월, two weeks. Years and months are calendar units, not seconds. */
export interface Duration extends Span {
  readonly text: string;
  readonly years: number;
  readonly months: number;
  readonly days: number;
  readonly seconds: number;
}
