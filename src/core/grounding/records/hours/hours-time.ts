import type { Span } from '../../../../contract/span.ts';
import { valuesOf } from '../../../language/values-of.ts';
import { DAY_MINUTES } from './hours-week.ts';

/** A time of day in a text: the minutes that it may mean, the likelier first (7:00 may be 19:00). */
export interface ClockTime extends Span {
  readonly minutes: readonly number[];
}

/** A time, or hours from one to another. */
export interface ClockHours extends Span {
  readonly from: ClockTime;
  /** Null of one time. */
  readonly to: ClockTime | null;
}

/** 8:0, as data write eight o'clock. */
const UNPADDED = /(?<![\d:])\d{1,2}:(?=\d(?![\d:]))/gu;
const MIDNIGHT = /^(?:midnight|자정)$/iu;

/** Midnight begins and ends a day; an hour without its half may be of either. */
function minutesOf(seconds: number, isSure: boolean): number[] {
  const minute = Math.round(seconds / 60);
  if (minute % DAY_MINUTES === 0) return [0, DAY_MINUTES];
  return isSure || minute > DAY_MINUTES / 2 ? [minute] : [minute, (minute + 720) % DAY_MINUTES];
}

/** Every time of day that a text names, in order. */
export function clockHours(text: string): ClockHours[] {
  const added: number[] = [];
  const padded = text.replaceAll(UNPADDED, (hour: string, at: number) => {
    added.push(at + hour.length + added.length);
    return `${hour}0`;
  });
  const placeOf = (at: number): number => at - added.filter((one) => one < at).length;
  return valuesOf(padded).flatMap(({ start, end, written, value }): ClockHours[] => {
    const place = { start: placeOf(start), end: placeOf(end) };
    const timeOf = (seconds: number, isSure: boolean): ClockTime => ({
      ...place,
      minutes: minutesOf(seconds, isSure),
    });
    if (value === null && MIDNIGHT.test(written)) return [{ ...place, from: timeOf(0, true), to: null }];
    if (value?.kind !== 'clock') return [];
    const { from, to, halfKnown } = value;
    return [{ ...place, from: timeOf(from, halfKnown), to: from === to ? null : timeOf(to, halfKnown) }];
  });
}
