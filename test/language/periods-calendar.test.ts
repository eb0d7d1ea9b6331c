import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, isoDay } from '../../src/core/language/calendar.ts';
import { findDurations } from '../../src/core/language/find-durations.ts';
import { findPeriods } from '../../src/core/language/find-periods.ts';
import { isoWeekOf, mondayOfWeek } from '../../src/core/language/iso-week.ts';
import { formatPeriod } from '../../src/core/language/period-format.ts';
import { periodOf } from '../../src/core/language/period-of.ts';
import { previousPeriod, samePeriodLastYear } from '../../src/core/language/period-shift.ts';
import type { DayRange } from '../../src/core/language/period.ts';
import { anyCharacter } from '../support/any-character.ts';

const day = fc.integer({ min: -25_000, max: 45_000 }).map((number) => addDays('1970-01-01', number));

/** As a value is quoted. */
function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** The week of a day by its day of the year alone, without looking for its Thursday. */
function weekByOrdinal(iso: string): string {
  const date = new Date(`${iso}T00:00:00Z`);
  const year = date.getUTCFullYear();
  const ordinal = Math.round((date.getTime() - Date.UTC(year, 0, 1)) / 86_400_000) + 1;
  const week = Math.floor((10 + ordinal - (date.getUTCDay() || 7)) / 7);
  if (week < 1) return `${year - 1}-${weeksOf(year - 1)}`;
  return week > weeksOf(year) ? `${year + 1}-1` : `${year}-${week}`;
}

function weeksOf(year: number): number {
  const first = new Date(Date.UTC(year, 0, 1)).getUTCDay();
  const leap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return first === 4 || (leap && first === 3) ? 53 : 52;
}

function range(text: string): DayRange {
  const period = periodOf(text);
  if (period === null) throw new Error(`no period: ${text}`);
  return period;
}

describe('DT calendar', () => {
  it('DT2 the ISO week of a day agrees with a count by day of the year, and leads back to its Monday', () => {
    fc.assert(
      fc.property(day, (iso) => {
        const { year, week } = isoWeekOf(iso);
        expect(`${year}-${week}`).toBe(weekByOrdinal(iso));
        const monday = mondayOfWeek(year, week) ?? '';
        expect(daysBetween(monday, iso)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(monday, iso)).toBeLessThan(7);
      }),
    );
  });

  it('DT2 days and months are counted both ways', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (iso, days) => {
        expect(daysBetween(iso, addDays(iso, days))).toBe(days);
        expect(addMonths(addMonths(`${iso.slice(0, 7)}-01`, days % 500), -(days % 500))).toBe(
          `${iso.slice(0, 7)}-01`,
        );
      }),
    );
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(isoDay(1900, 2, 29)).toBeNull();
  });

  const styles: readonly ((y: number, m: number, d: number) => string)[] = [
    (y, m, d) => `${y}년 ${m}월 ${d}일`,
    (y, m, d) => `${y}. ${m}. ${d}.`,
    (y, m, d) => `${y}.${m}.${d}`,
    (y, m, d) => `${y}/${String(m).padStart(2, '0')}/${String(d).padStart(2, '0')}`,
    (y, m, d) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`,
    (y, m, d) =>
      `${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][m - 1]} ${d}, ${y}`,
    (y, m, d) =>
      `${d} ${['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'][m - 1]} ${y}`,
  ];

  it('DT3 a date reads back from every style, alone and in a sentence', () => {
    fc.assert(
      fc.property(
        day,
        fc.constantFrom(...styles),
        fc.constantFrom(['', ''], ['on ', ' it ended'], ['회의는 ', '에 끝났다']),
        (iso, style, [before, after]) => {
          const [y = 0, m = 0, d = 0] = iso.split('-').map(Number);
          const text = style(y, m, d);
          const [found, ...rest] = findPeriods(`${before}${text}${after}`);
          expect(rest).toEqual([]);
          expect(found).toMatchObject({
            text,
            from: iso,
            to: iso,
            granularity: 'day',
            impossible: false,
            relative: false,
          });
        },
      ),
    );
  });

  const literals = fc.tuple(
    fc.integer({ min: 1990, max: 2090 }),
    fc.constantFrom('', '-03', '-12', '-Q1', '-Q4', '-H1', '-H2', '-W05', '-W52', '-02-28'),
  );

  it('DT4 a formatted period reads back in both languages', () => {
    fc.assert(
      fc.property(literals, fc.constantFrom('ko' as const, 'en' as const), ([year, rest], language) => {
        const period = range(`${year}${rest}`);
        const text = `in ${formatPeriod(period.from, period.to, language)}`;
        expect(findPeriods(text)).toMatchObject([period]);
      }),
    );
  });

  it('DT4 a range of days is formatted with both, and reads back', () => {
    expect(formatPeriod('2025-03-05', '2025-04-02', 'ko')).toBe('2025년 3월 5일 ~ 2025년 4월 2일');
    expect(formatPeriod('2025-03-05', '2025-04-02', 'en')).toBe('March 5, 2025 to April 2, 2025');
    for (const language of ['ko', 'en'] as const) {
      expect(findPeriods(formatPeriod('2025-03-05', '2025-04-02', language))).toMatchObject([
        { from: '2025-03-05', to: '2025-04-02' },
      ]);
    }
  });

  it.each([
    ['2026-W05', '2026-01-26', '2026-02-01', 'week'],
    ['2025-Q3', '2025-07-01', '2025-09-30', 'quarter'],
    ['2025Q3', '2025-07-01', '2025-09-30', 'quarter'],
    ['2025-H1', '2025-01-01', '2025-06-30', 'half'],
    ['2025-03', '2025-03-01', '2025-03-31', 'month'],
    ['2025', '2025-01-01', '2025-12-31', 'year'],
    [' 2025-03-01 ', '2025-03-01', '2025-03-01', 'day'],
    ['2024/3/5', '2024-03-05', '2024-03-05', 'day'],
    ['20240305', '2024-03-05', '2024-03-05', 'day'],
    ['2024-03-05T10:00:00+09:00', '2024-03-05', '2024-03-05', 'day'],
    ['2025년 3분기', '2025-07-01', '2025-09-30', 'quarter'],
  ])('DT5 the literal %s', (text, from, to, granularity) => {
    expect(periodOf(text)).toEqual({ from, to, granularity });
  });

  it.each([
    '',
    '2025-13',
    '2025-W54',
    '2024-02-30',
    '20241301',
    'soon',
    '12',
    '지난주',
    '2025-03-01 and more',
    '3월 5일',
    '9'.repeat(99),
  ])('DT5 no period: %s', (text) => {
    expect(periodOf(text)).toBeNull();
  });

  it.each([
    ['2025-Q1', '2024-10-01', '2024-12-31', '2024-01-01', '2024-03-31'],
    ['2025-03', '2025-02-01', '2025-02-28', '2024-03-01', '2024-03-31'],
    ['2025-02', '2025-01-01', '2025-01-31', '2024-02-01', '2024-02-29'],
    ['2026-W01', '2025-12-22', '2025-12-28', '2024-12-30', '2025-01-05'],
    ['2026-W53', '2026-12-21', '2026-12-27', '2025-12-22', '2025-12-28'],
    ['2025', '2024-01-01', '2024-12-31', '2024-01-01', '2024-12-31'],
    ['2024-02-29', '2024-02-28', '2024-02-28', '2023-02-28', '2023-02-28'],
    ['2025-H1', '2024-07-01', '2024-12-31', '2024-01-01', '2024-06-30'],
  ])('DT6 before %s, and a year before', (text, from, to, lastFrom, lastTo) => {
    expect(previousPeriod(range(text))).toMatchObject({ from, to });
    expect(samePeriodLastYear(range(text))).toMatchObject({ from: lastFrom, to: lastTo });
  });

  it('DT7 without a reference date what depends on it stays open', () => {
    for (const text of ['어제', 'last week', '3월 5일', 'Q3', '최근 3개월', '작년 3분기']) {
      expect(findPeriods(text)).toMatchObject([
        { text, from: null, to: null, relative: true, impossible: false },
      ]);
    }
  });

  it('DT8 a range gives both its ends', () => {
    const [period] = findPeriods('rose from 2023 to 2024');
    expect(period?.ends).toMatchObject([
      { text: '2023', from: '2023-01-01', to: '2023-12-31' },
      { text: '2024', from: '2024-01-01', to: '2024-12-31' },
    ]);
    const [short] = findPeriods('2025년 1~3월');
    expect(short?.ends?.map(({ text }) => text)).toEqual(['2025년 1', '3월']);
  });

  const scraps = fc.array(
    fc.constantFrom(
      '2024',
      '년',
      '3',
      '월',
      '5',
      '일',
      '-',
      '.',
      '/',
      ' ',
      'Q',
      'W',
      '부터',
      '~',
      'March',
      'to',
      "'",
      '전',
      '최근',
      'last',
      'week',
      '분기',
      'T10:00',
      '99',
      'a',
      ',',
      'year',
      'ago',
      '시간',
    ),
    { maxLength: 24 },
  );

  it('DT1 any text is read without failing: exact spans, in order, none overlapping', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: anyCharacter, maxLength: 200 }),
          scraps.map((parts) => parts.join('')),
        ),
        fc.option(day, { nil: undefined }),
        (text, reference) => {
          for (const found of [findPeriods(text, reference), findDurations(text)]) {
            let end = 0;
            for (const span of found) {
              expect(span.start).toBeGreaterThanOrEqual(end);
              expect(onOneLine(span.text)).toBe(onOneLine(text.slice(span.start, span.end)));
              end = span.end;
            }
          }
        },
      ),
      {
        numRuns: 500,
        examples: [
          ['2024  week', undefined],
          ['2024~~년', undefined],
        ],
      },
    );
  });

  const COUNTED = ['2024년 전', '9999주 전', '9999일 뒤', '9999년 후', '최근 9999개월', '지난 9999년'];
  const ENGLISH = [
    '9999 years ago',
    'in 9999 months',
    'last 9999 weeks',
    'next 9999 days',
    '9999 quarters ago',
  ];
  const ENDS = ['0001-01-01', '0004-02-29', '1970-01-01', '9998-12-31', '9999-12-31'];

  it('DT10 a count that leads out of the calendar stays open, and nothing fails', () => {
    const [found] = findPeriods('2024년 전에 시작했다', '1970-01-01');
    expect(found).toMatchObject({ text: '2024년 전', from: null, to: null, impossible: false });
    const words =
      '작년 내년 지난주 다음 주 어제 내일 다음 달 지난 분기 next week last year 12월 31일 W53 3월 첫째 주'.split(
        ' ',
      );
    for (const text of [...COUNTED, ...ENGLISH, ...words, words.join(' '), '지난주 월요일부터 다음 주까지'])
      for (const reference of ENDS)
        for (const { from, to } of findPeriods(text, reference))
          for (const day of [from, to]) expect(day ?? '2000-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('DT10 what would move a day past the calendar stays at its first or last day', () => {
    expect(addDays('0001-01-01', -1e12)).toBe('0001-01-01');
    expect(addDays('9999-12-31', Infinity)).toBe('9999-12-31');
    expect([addMonths('0001-03-31', -12), addMonths('9999-11-30', 5)]).toEqual(['0001-01-31', '9999-12-30']);
  });
});
