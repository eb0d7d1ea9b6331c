import { dayMentions, dayNumber } from './hours-days.ts';
import { type Day, DAY_MINUTES, dayNumbers, type Shift, type Week } from './hours-week.ts';
import type { Records, RecordTable, Scalar } from '../record-table.ts';

const CLOSED = /^(?:closed|휴무|휴관|휴업|휴진|쉼|정기휴무)$/i;
const ALWAYS = /^(?:open )?(?:24 ?(?:hours|h|시간)|24\/7|always open|연중무휴 24시간)$/i;
const STORED_TIME = /(\d{1,2})(?:[:.시](\d{1,2}))?\s*([ap]\.?m)?/gi;
const HOURS_KEY = /hours|opening|시간/i;

/** The opening hours of the records: an object with days as keys, or a text under a key of hours. */
export function storedWeek(records: Records): Week | null {
  for (const table of records.tables) {
    const week = table.shape === 'record' ? (weekOfDays(table) ?? weekOfText(table)) : null;
    if (week !== null) return week;
  }
  return null;
}

/** Path of a key of hours that is null; null where there is none. */
export function unknownHours(records: Records): string | null {
  for (const { columns, rows, shape } of records.tables)
    for (const [at, { key }] of columns.entries())
      if (shape === 'record' && /hours|영업시간|운영시간/i.test(key) && rows[0]?.cells[at] === null)
        return key;
  return null;
}

function weekOfDays(table: RecordTable): Week | null {
  const cells = table.rows[0]?.cells ?? [];
  const days: Day[] = [[], [], [], [], [], [], []];
  const stored: { path: string; value: Scalar | undefined }[] = days.map(() => ({
    path: table.path,
    value: undefined,
  }));
  let count = 0;
  for (const [at, { key }] of table.columns.entries()) {
    const day = dayNumber(key);
    if (day === -1) continue;
    count += 1;
    days[day] = dayOf(cells[at]);
    stored[day] = { path: table.path === '' ? key : `${table.path}.${key}`, value: cells[at] };
  }
  return count < 2 ? null : { path: table.path, days: days.map((day) => settled(day, days)), stored };
}

/** A shift that begins and ends at one minute is no shift beside days with real ones; where all are so, nothing is known. */
function settled(day: Day, days: readonly Day[]): Day {
  if (day === null || day.length === 0 || !day.every(isEmpty)) return day;
  return days.some((other) => other?.some((shift) => !isEmpty(shift)) === true) ? [] : null;
}

function isEmpty({ from, to }: Shift): boolean {
  return from === to;
}

function dayOf(value: Scalar | undefined): Day {
  if (typeof value !== 'string') return value === false ? [] : null;
  if (CLOSED.test(value.trim())) return [];
  if (ALWAYS.test(value.trim())) return [{ from: 0, to: DAY_MINUTES }];
  const shifts = shiftsOf(storedTimes(value));
  return shifts.length === 0 ? null : shifts;
}

/** Times as data write them: hours of 24, or with am and pm. */
function storedTimes(value: string): number[] {
  return [...value.matchAll(STORED_TIME)].map(([, hour, minute, half]) => {
    const noon = half !== undefined && Number(hour) % 12 !== Number(hour) ? 0 : Number(hour);
    return (noon + (half !== undefined && /^p/i.test(half) ? 12 : 0)) * 60 + Number(minute ?? 0);
  });
}

function shiftsOf(times: readonly number[]): Shift[] {
  const shifts: Shift[] = [];
  for (let at = 0; at + 1 < times.length; at += 2) {
    const [from = 0, to = 0] = [times[at], times[at + 1]];
    shifts.push({ from, to: to < from ? to + DAY_MINUTES : to });
  }
  return shifts;
}

/** `Mon-Fri 09:00-17:30; Sat 10:00-14:00`. */
function weekOfText(table: RecordTable): Week | null {
  for (const [at, { key }] of table.columns.entries()) {
    const value = table.rows[0]?.cells[at];
    if (typeof value !== 'string' || value.length > 200 || !HOURS_KEY.test(key)) continue;
    const named = dayMentions(value);
    if (named.length === 0 || storedTimes(value).length < 2) continue;
    const path = table.path === '' ? key : `${table.path}.${key}`;
    const days: Day[] = [[], [], [], [], [], [], []];
    named.forEach((mention, index) => {
      const part = dayOf(
        value.slice(mention.end, named[index + 1]?.start ?? value.length).replace(/^[\s:,]+|[\s;,]+$/g, ''),
      );
      for (const day of dayNumbers(mention.days)) days[day] = part;
    });
    return {
      path,
      days: days.map((day) => settled(day, days)),
      stored: days.map(() => ({ path, value })),
    };
  }
  return null;
}
