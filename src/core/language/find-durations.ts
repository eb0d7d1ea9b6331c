import type { Duration as ReadDuration } from '../statement/value.ts';
import { numberOf } from './exact-number.ts';
import { valuesOf } from './values-of.ts';
import type { Span } from '../../contract/span.ts';

/** The length of time that a text names: 3개월, two weeks. Years and months are calendar units, not seconds. */
interface Duration extends Span {
  readonly text: string;
  readonly years: number;
  readonly months: number;
  readonly days: number;
  readonly seconds: number;
}

const YEAR = 12;
const DAY = 86_400;

/** In its largest whole units; null where it has no single length, or is of nights or working days. */
function partsOf({ low, high, unit }: ReadDuration): Omit<Duration, 'start' | 'end' | 'text'> | null {
  const value =
    low?.value === high?.value && low !== null ? numberOf(low.value) * numberOf(unit.factor) : null;
  if (value === null) return null;
  const none = { years: 0, months: 0, days: 0, seconds: 0 };
  if (unit.dimension === 'month') return { ...none, years: Math.floor(value / YEAR), months: value % YEAR };
  if (unit.dimension !== 'time') return null;
  const days = unit.factor.over % BigInt(DAY) === 0n ? Math.floor(value / DAY) : 0;
  return { ...none, days, seconds: value - days * DAY };
}

/** Every length of time of a text, in order: 3개월, 2년 6개월, 세 시간, two weeks, 1h 30m. Dates (3월 5일) are none. */
export function findDurations(text: string): Duration[] {
  return valuesOf(text).flatMap(({ start, end, value }) => {
    const parts = value?.kind === 'duration' ? partsOf(value) : null;
    return parts === null ? [] : [{ start, end, text: text.slice(start, end), ...parts }];
  });
}
