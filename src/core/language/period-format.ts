import type { Language } from '../../contract/language.ts';
import { partsOf } from './calendar.ts';
import { unitAt } from './date-resolve.ts';
import { isoWeekOf } from './iso-week.ts';
import type { Granularity } from './period.ts';

const UNITS: readonly Granularity[] = ['day', 'year', 'half', 'quarter', 'month', 'week'];
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A period in words, by the largest calendar unit that it is: 2025년 3분기, Q3 2025; else both its days. */
export function formatPeriod(from: string, to: string, language: Language): string {
  const name = language === 'ko' ? koreanName : englishName;
  const unit = UNITS.find((candidate) => isWhole(from, to, candidate));
  if (unit !== undefined) return name(from, unit);
  return `${name(from, 'day')}${language === 'ko' ? ' ~ ' : ' to '}${name(to, 'day')}`;
}

function isWhole(from: string, to: string, unit: Granularity): boolean {
  const [first, last] = unitAt(from, { unit, count: 0 });
  return first === from && last === to;
}

function koreanName(from: string, unit: Granularity): string {
  const [year, month, day] = partsOf(from);
  if (unit === 'week') return `${isoWeekOf(from).year}년 ${isoWeekOf(from).week}주차`;
  if (unit === 'day') return `${year}년 ${month}월 ${day}일`;
  if (unit === 'month') return `${year}년 ${month}월`;
  if (unit === 'quarter') return `${year}년 ${Math.ceil(month / 3)}분기`;
  return unit === 'half' ? `${year}년 ${month === 1 ? '상' : '하'}반기` : `${year}년`;
}

function englishName(from: string, unit: Granularity): string {
  const [year, month, day] = partsOf(from);
  const name = MONTHS[month - 1] ?? '';
  if (unit === 'week') return `week ${isoWeekOf(from).week} of ${isoWeekOf(from).year}`;
  if (unit === 'day') return `${name} ${day}, ${year}`;
  if (unit === 'month') return `${name} ${year}`;
  if (unit === 'quarter') return `Q${Math.ceil(month / 3)} ${year}`;
  return unit === 'half' ? `the ${month === 1 ? 'first' : 'second'} half of ${year}` : `${year}`;
}
