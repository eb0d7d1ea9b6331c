import type { BoundWord } from '../lexicon/bounds.ts';
import { beginsClock } from './clock.ts';
import { clockExpression } from './clock-expression.ts';
import type { Draft } from './draft.ts';
import { beginsDate } from './english-date.ts';
import { beginsPeriod } from './english-period.ts';
import { periodExpression } from './period-expression.ts';
import type { Scan } from './scan.ts';
import { beginsWeekday } from './weekday.ts';

/** A date, a period or a time of day at `at`. */
export function timeExpression(scan: Scan, at: number, bounds: readonly BoundWord[]): Draft | null {
  return clockExpression(scan.text, at, bounds) ?? periodExpression(scan, at, bounds);
}

/** Whether a time may begin with this word, in lower case. */
export function beginsTime(word: string): boolean {
  return beginsClock(word) || beginsDate(word) || beginsPeriod(word) || beginsWeekday(word);
}
