import { type DateForm, type DateParts, type DateReading, fullYear } from './date-parts.ts';
import { KOREAN_DAYS } from './count-words.ts';
import { countOf, dateCount, KOREAN_COUNT, KOREAN_UNIT, WORD_END } from './date-words.ts';

const NOT_LENGTH = '(?! ?(?:간|동안|치|짜리|여 ?간)(?!부))';
const WEEK_OF_MONTH = '(?:제? ?(\\d) ?주차|(첫|둘|두|셋|세|넷|네|다섯) ?(?:번째|째) ?주)';
const TAIL = new RegExp(
  ` ?(?:(?:제 ?)?([1-9])(?: ?[/·] ?4| ?사)? ?분기|(상|하)반기|(?:제 ?)?(\\d{1,2}) ?주차|(\\d{1,2}) ?월${NOT_LENGTH}(?: ?(\\d{1,2}) ?일${NOT_LENGTH}| ${WEEK_OF_MONTH})?|(?:Q([1-4])|W(\\d{1,2}))(?![\\dA-Za-z]))`,
  'y',
);
const MANY = new RegExp(
  ` ?(\\d{1,2}) ?[~∼〜～–-] ?(\\d{1,2}) ?(월${NOT_LENGTH}|분기|주차|일${NOT_LENGTH})`,
  'y',
);
const ORDINALS: Readonly<Record<string, number>> = {
  첫: 1,
  둘: 2,
  두: 2,
  셋: 3,
  세: 3,
  넷: 4,
  네: 4,
  다섯: 5,
};
const KEYS = { 월: 'month', 분기: 'quarter', 주차: 'week', 일: 'day' } as const;

const YEARS: Readonly<Record<string, number>> = {
  올해: 0,
  올: 0,
  금년: 0,
  작년: -1,
  지난해: -1,
  재작년: -2,
  내년: 1,
  내후년: 2,
};
const DAYS: Readonly<Record<string, number>> = {
  오늘: 0,
  금일: 0,
  어제: -1,
  어저께: -1,
  그제: -2,
  그저께: -2,
  내일: 1,
  명일: 1,
  모레: 2,
};
const WHICH: Readonly<Record<string, number>> = {
  이번: 0,
  이: 0,
  금: 0,
  당: 0,
  지난: -1,
  저번: -1,
  지지난: -2,
  다음: 1,
  내: 1,
  차: 1,
};

/** Korean dates that begin with a digit: 2024년 3월 5일, 3분기, 5주차, 3일 전. */
export const KOREAN_DIGIT_FORMS: readonly DateForm[] = [
  {
    pattern: new RegExp(`(\\d{4}) ?(?:학|사업)?년도?(?!대(?!비))${NOT_LENGTH}`, 'y'),
    read: (m, text) => withTail(m, text, { year: Number(m[1]) }),
  },
  {
    pattern: /(\d{2})년 ?(?=\d{1,2} ?월)/y,
    read: (m, text) => withTail(m, text, { year: fullYear(m[1] ?? '') }),
  },
  { pattern: /(?=\d{1,2} ?[월주분사/·~∼〜～–-])/y, read: (m, text) => tailAt(text, m.index, {}) },
  {
    pattern: /(\d{4}) (?=[1-4] ?분기|[상하]반기)/y,
    read: (m, text) => withTail(m, text, { year: Number(m[1]) }),
  },
  { pattern: new RegExp(`${KOREAN_COUNT} ?${KOREAN_UNIT} ?(전|후|뒤)${WORD_END}`, 'y'), read: ago },
];

/** Dates that begin with an apostrophe: '24년 3월. */
export const QUOTE_FORMS: readonly DateForm[] = [
  {
    pattern: /['’‘](\d{2}) ?년도?(?!간)/y,
    read: (m, text) => withTail(m, text, { year: fullYear(m[1] ?? '') }),
  },
  {
    pattern: /['’‘](\d{2})\. ?(\d{1,2})\. ?(\d{1,2})(?!\d)/y,
    read: (m) => ({ year: fullYear(m[1] ?? ''), month: Number(m[2]), day: Number(m[3]) }),
  },
];

/** Korean words of time: 오늘, 지난주, 작년 3분기, 최근 3개월. */
export const KOREAN_WORD_FORMS: readonly DateForm[] = [
  {
    pattern: new RegExp(
      `(올해|금년|작년|지난해|재작년|내후년|내년)(?:도(?= ))?${WORD_END}|올(?= ?(?:\\d{1,2} ?(?:분기|월)|[상하]반기))`,
      'y',
    ),
    read: (m, text) => withTail(m, text, { yearOffset: YEARS[m[1] ?? '올'] ?? 0 }),
  },
  { pattern: /(?:지난|오는) (?=\d{1,2} ?월)/y, read: sided },
  { pattern: /(?=[상하]반기)/y, read: (m, text) => tailAt(text, m.index, {}) },
  {
    pattern: new RegExp(
      `(오늘|금일|어제|어저께|그제|그저께|내일|(?<![\\d가-힣]|\\d )명일|모레)${WORD_END}`,
      'y',
    ),
    read: (m) => ({ offset: { unit: 'day', count: DAYS[m[1] ?? ''] ?? 0 } }),
  },
  {
    pattern: new RegExp(
      `(이번|지난|저번|지지난|다음|금|차) ?주(?!말)${WORD_END}(?: ?([월화수목금토일])요일)?`,
      'y',
    ),
    read: week,
  },
  {
    pattern: new RegExp(
      `(?:(이번|지난|저번|지지난|다음|이|내) ?달|(금)월)${WORD_END}(?: (\\d{1,2}) ?일(?!간))?`,
      'y',
    ),
    read: month,
  },
  {
    pattern: new RegExp(`(이번|지난|저번|다음|금|당) ?분기${WORD_END}`, 'y'),
    read: (m) => whole(m[1], 'quarter'),
  },
  { pattern: new RegExp(`(최근|지난|과거|향후|앞으로) ${KOREAN_COUNT} ?${KOREAN_UNIT}`, 'y'), read: window },
  { pattern: new RegExp(`${KOREAN_COUNT} ?${KOREAN_UNIT} ?(전|후|뒤)${WORD_END}`, 'y'), read: ago },
  {
    pattern: new RegExp(`(${Object.keys(KOREAN_DAYS).join('|')}) ?(전|후|뒤)${WORD_END}`, 'y'),
    read: daysAgo,
  },
];

/** The short second end of a range: "…부터 10일". */
export const KOREAN_SHORT_DAY = new RegExp(`(\\d{1,2}) ?일${NOT_LENGTH}`, 'y');

function withTail(match: RegExpExecArray, text: string, year: DateParts): DateReading | null {
  const end = match.index + match[0].trimEnd().length;
  return tailAt(text, end, year) ?? { end, parts: year };
}

function tailAt(text: string, at: number, year: DateParts): DateReading | null {
  const many = manyAt(text, at, year);
  if (many !== null) return many;
  TAIL.lastIndex = at;
  const match = TAIL.exec(text);
  if (match === null || (Object.keys(year).length === 0 && text[at] === ' ')) return null;
  const parts = { ...year, ...tailParts(match) };
  const end = at + match[0].length;
  return (
    (parts.month !== undefined && parts.day === undefined ? manyAt(text, end, parts) : null) ?? { end, parts }
  );
}

function tailParts(match: RegExpExecArray): DateParts {
  const [, quarter, half, week, monthNumber, day, weekNumber, ordinal, english, isoWeek] = match;
  if (quarter ?? english) return { quarter: Number(quarter ?? english) };
  if (half !== undefined) return { half: half === '상' ? 1 : 2 };
  if (week ?? isoWeek) return { week: Number(week ?? isoWeek) };
  const parts = { month: Number(monthNumber) };
  if (day !== undefined) return { ...parts, day: Number(day) };
  if (weekNumber !== undefined) return { ...parts, weekOfMonth: Number(weekNumber) };
  return ordinal === undefined ? parts : { ...parts, weekOfMonth: ORDINALS[ordinal] ?? 1 };
}

/** 1~3월, 1~3분기, and after a month 5~10일. */
function manyAt(text: string, at: number, context: DateParts): DateReading | null {
  MANY.lastIndex = at;
  const match = MANY.exec(text);
  const key = KEYS[match?.[3] as keyof typeof KEYS];
  if (match === null || key === undefined || (key === 'day') !== (context.month !== undefined)) return null;
  const [low, high] = [Number(match[1]), Number(match[2])];
  if (low >= high) return null;
  const firstEnd = at + match[0].search(/\d/) + (match[1]?.length ?? 0);
  const start = at + match[0].search(/\d{1,2} ?[^\d ~∼〜～–-]/);
  const last = { firstEnd, start, parts: { ...context, [key]: high } };
  return { end: at + match[0].length, parts: { ...context, [key]: low }, last };
}

function whole(which: string | undefined, unit: 'week' | 'month' | 'quarter'): DateParts {
  return { offset: { unit, count: WHICH[which ?? ''] ?? 0 } };
}

function week(match: RegExpExecArray): DateParts {
  const parts = whole(match[1], 'week');
  return match[2] === undefined ? parts : { ...parts, weekday: '월화수목금토일'.indexOf(match[2]) + 1 };
}

function sided(match: RegExpExecArray, text: string): DateReading | null {
  return tailAt(text, match.index + match[0].length, { side: match[0].startsWith('오') ? 'future' : 'past' });
}

function month(match: RegExpExecArray): DateParts {
  const parts = whole(match[1] ?? match[2], 'month');
  return match[3] === undefined ? parts : { ...parts, day: Number(match[3]) };
}

function window(match: RegExpExecArray): DateParts | null {
  const count = dateCount(match[2] ?? '', match[3] ?? '', /향후|앞으로/.test(match[1] ?? '') ? 1 : -1);
  return count === null ? null : { window: count };
}

function ago(match: RegExpExecArray): DateParts | null {
  if (countOf(match[1] ?? '') === null) return null;
  const offset = dateCount(match[1] ?? '', match[2] ?? '', match[3] === '전' ? -1 : 1);
  return offset === null ? null : { offset };
}

function daysAgo(match: RegExpExecArray): DateParts {
  const days = KOREAN_DAYS[match[1] ?? ''] ?? 1;
  return { offset: { unit: 'day', count: match[2] === '전' ? -days : days } };
}
