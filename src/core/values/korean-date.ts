import {
  KOREAN_RELATIVE,
  KOREAN_RELATIVE_HEADS,
  PERIOD_PARTS,
  SEASONS,
  SHORT_WEEKDAYS,
} from '../lexicon/calendar.ts';
import { longestWord, wordTable } from '../lexicon/lexicon.ts';
import { afterGap, isDigitAt, isHangul } from './characters.ts';
import { isYear } from './numeric-date.ts';
import { dayPoint, monthsPoint, type PeriodPoint, unreadPoint, yearsPoint } from './period-point.ts';
import { sinoAt } from './sino-number.ts';
import { endsKorean } from './unit-at.ts';

const relative = wordTable(KOREAN_RELATIVE);
const heads = wordTable(KOREAN_RELATIVE_HEADS);
const parts = wordTable(PERIOD_PARTS);
const seasons = wordTable(SEASONS);
const weekdays = wordTable(SHORT_WEEKDAYS).classes;

/** `2022년 초과 근무` says no beginning of a year. */
const EXCEEDING = '초과';

const YEAR = /(\d{4}) ?년(?!간|짜리|치)도?/y;
const SHORT_YEAR = /(\d{1,2}) ?년 ?(\d{1,2})월(?:형|을| 형|의|에)?/y;
const MONTH = /(\d{1,2}) ?월/y;
const DAY = /(\d{1,2}) ?일(?!간|짜리|치|째|당)/y;
const QUARTER = /([1-4]) ?[/∕]? ?4?분기(?! 연속|째| 만)/y;
const HALF = /([상하])반기/y;
const FISCAL = /(\d{4}) ?(회계연도|회계년도|학년도|사업연도)/y;
const DECADE = /(\d{3}0) ?년대/y;
const CENTURY = /([\d一二三四五六七八九十]{1,3}) ?(?:세기|世紀)/y;
const SMALL_YEARS = 10;

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function endOf(found: RegExpExecArray): number {
  return found.index + found[0].length;
}

/** What stands behind a year: a quarter, a half, or a month with or without its day. */
function insideYear(text: string, start: number, at: number, year: number | null): PeriodPoint | null {
  const quarter = match(QUARTER, text, at);
  if (quarter !== null)
    return monthsPoint(start, endOf(quarter), 'quarter', year, Number(quarter[1]) * 3 - 2);
  const half = match(HALF, text, at);
  if (half !== null) return monthsPoint(start, endOf(half), 'half', year, half[1] === '상' ? 1 : 7);
  const month = match(MONTH, text, at);
  if (month === null) return null;
  const day = match(DAY, text, afterGap(text, endOf(month)));
  if (day !== null) return dayPoint(start, endOf(day), year, Number(month[1]), Number(day[1]));
  return monthsPoint(start, endOf(month), 'month', year, Number(month[1]));
}

function ofYear(text: string, at: number): PeriodPoint | null {
  const found = match(YEAR, text, at);
  if (found === null || !isYear(Number(found[1]))) return null;
  const [end, year] = [endOf(found), Number(found[1])];
  const season = longestWord(seasons, text, afterGap(text, end), (last) => endsKorean(text, last));
  if (season !== null) return unreadPoint(at, season.end, 'form');
  return insideYear(text, at, afterGap(text, end), year) ?? monthsPoint(at, end, 'year', year);
}

/** 1990년대, 19세기, 2023회계연도. */
function ofYears(text: string, at: number): PeriodPoint | null {
  const fiscal = match(FISCAL, text, at);
  if (fiscal !== null) {
    const calendar = fiscal[2] === '학년도' ? 'school' : 'fiscal';
    return { ...monthsPoint(at, endOf(fiscal), 'year', Number(fiscal[1])), calendar };
  }
  const decade = match(DECADE, text, at);
  if (decade !== null)
    return yearsPoint(at, endOf(decade), 'decade', Number(decade[1]), Number(decade[1]) + 9);
  const century = match(CENTURY, text, at);
  if (century === null) return null;
  const number = Number(sinoAt(text, at)?.value.over ?? 0n);
  return number < 1 || number > 30
    ? null
    : yearsPoint(at, endOf(century), 'century', number * 100 - 99, number * 100);
}

/** `24년 3월` may be a date, `2년 6월` is a length of time. */
function shortYear(text: string, at: number): PeriodPoint | null {
  const found = match(SHORT_YEAR, text, at);
  if (found === null || Number(found[1]) < SMALL_YEARS) return null;
  const end = text.indexOf('월', at) + 1;
  const day = match(DAY, text, afterGap(text, end));
  return unreadPoint(at, day === null ? end : endOf(day), 'ambiguous');
}

function withPart(text: string, point: PeriodPoint): PeriodPoint {
  if (point.unread !== null || point.fineness === 'day') return point;
  const at = afterGap(text, point.end);
  const part = isHangul(text.charCodeAt(at))
    ? longestWord(parts, text, at, (end) => endsKorean(text, end) && !text.startsWith(EXCEEDING, at))
    : null;
  return part === null ? point : { ...point, end: part.end, part: part.is };
}

function withWeekday(text: string, point: PeriodPoint): PeriodPoint {
  const at = afterGap(text, point.end);
  const weekday = weekdays.get(text.charAt(at + 1));
  if (text.charAt(at) !== '(' || weekday === undefined) return point;
  const close = text.startsWith('요일', at + 2) ? at + 4 : at + 2;
  return text.charAt(close) === ')' ? { ...point, end: close + 1, weekdays: [weekday] } : point;
}

/** A date that begins with figures. */
function figures(text: string, at: number): PeriodPoint | null {
  const point = ofYears(text, at) ?? ofYear(text, at) ?? shortYear(text, at) ?? withoutYear(text, at);
  return point === null ? null : withWeekday(text, withPart(text, point));
}

/** A month or quarter of no year. 3월 must end its word. */
function withoutYear(text: string, at: number): PeriodPoint | null {
  const point = insideYear(text, at, at, null);
  if (point === null) return dayWithWeekday(text, at);
  const ends = endsKorean(text, point.end) || longestWord(parts, text, point.end, () => true) !== null;
  return ends ? point : null;
}

function dayWithWeekday(text: string, at: number): PeriodPoint | null {
  const day = match(DAY, text, at);
  const isNamed =
    day !== null && text.charAt(endOf(day)) === '(' && weekdays.has(text.charAt(endOf(day) + 1));
  return day !== null && isNamed && Number(day[1]) <= 31
    ? unreadPoint(at, endOf(day) + 3, 'ambiguous')
    : null;
}

/** 20일 behind 3월 18일부터: the day of a month that stood before. */
export function dayOfMonth(text: string, at: number, before: PeriodPoint): PeriodPoint | null {
  const day = match(DAY, text, at);
  if (day === null || before.from === null || before.fineness !== 'day') return null;
  const { year, month } = before.from;
  return withWeekday(text, dayPoint(at, endOf(day), year, month, Number(day[1])));
}

/** 작년, 내년 3월, 지난 3일, 오는 5월: counted from a day that the text does not name. */
function relativeDate(text: string, at: number): PeriodPoint | null {
  const word = longestWord(relative, text, at, (end) => endsKorean(text, end));
  const head = word === null ? longestWord(heads, text, at, (end) => afterGap(text, end) > end) : null;
  const end = word?.end ?? head?.end;
  if (end === undefined) return null;
  const next = afterGap(text, end);
  const inside = isDigitAt(text, next)
    ? (insideYear(text, at, next, null) ?? dayAlone(text, at, next))
    : insideYear(text, at, next, null);
  if (inside !== null) return unreadPoint(at, withPart(text, { ...inside, unread: null }).end, 'relative');
  return word === null ? null : unreadPoint(at, word.end, 'relative');
}

function dayAlone(text: string, start: number, at: number): PeriodPoint | null {
  const day = match(DAY, text, at);
  return day === null ? null : unreadPoint(start, endOf(day), 'relative');
}

/** A Korean date, period or relative word at `at`. */
export function koreanDateAt(text: string, at: number): PeriodPoint | null {
  if (isDigitAt(text, at)) return figures(text, at);
  const century = '一二三四五六七八九十'.includes(text.charAt(at) || ' ') ? ofYears(text, at) : null;
  if (century !== null) return century;
  const half = match(HALF, text, at);
  if (half !== null && endsKorean(text, endOf(half)))
    return monthsPoint(at, endOf(half), 'half', null, half[1] === '상' ? 1 : 7);
  return relativeDate(text, at);
}

const DOUBTFUL_DAY = /(\d{1,2}) ?일(?=에|부터|까지|자 |자로| 오전| 오후| 밤| 새벽| 저녁|\()/y;

/** `5일부터`: a day of a month that nobody named, or five days. */
export function doubtfulDay(text: string, at: number): PeriodPoint | null {
  const day = match(DOUBTFUL_DAY, text, at);
  return day === null || Number(day[1]) > 31 ? null : unreadPoint(at, endOf(day), 'ambiguous');
}

/** 3년 전: years and months before the day of speaking. Days before something are a length of time. */
export const AGO = /\d{1,4} ?(?:년|개월|달|주|주일) ?전(?!까지|부터|체|국|반|문|자|기)/y;
