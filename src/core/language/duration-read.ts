import { ENGLISH_COUNTS, KOREAN_COUNTS, KOREAN_DAYS } from './count-words.ts';

/** Units from the largest to the smallest. */
type LengthUnit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second';

/** One number with its unit of time. */
export interface Length {
  readonly unit: LengthUnit;
  readonly end: number;
  readonly years: number;
  readonly months: number;
  readonly days: number;
  readonly seconds: number;
}

const ORDER: readonly LengthUnit[] = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'];
const NUMBER = '(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d{1,7}(?:\\.\\d{1,6})?)';
const KOREAN_NUMBER =
  '(열한|열두|열세|열네|열다섯|열여섯|스물네|스무|서른|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|석|넉|몇십|반)';
const KOREAN_UNIT =
  '(년(?! ?(?:도|차|생|산|대|식))|해|개월|달|주일|주(?! ?(?:차|년|째))|일(?! ?(?:자|차))|시간|분(?!기|의|들|야)|초)(?:간(?![가-힣]*경))?';
const KOREAN = new RegExp(`(?:${NUMBER} ?|${KOREAN_NUMBER} ?)${KOREAN_UNIT}`, 'y');
const KOREAN_WORD = /(일주일|하루|이틀|사흘|나흘|닷새|엿새|열흘|보름|반년)(?:간(?![가-힣]))?/y;
const ENGLISH_NUMBER =
  '(half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|sixty|ninety)';
const ENGLISH = new RegExp(
  `(?:${NUMBER}|${ENGLISH_NUMBER})[ -]?(years?|yrs?|months?|weeks?|wks?|days?|hours?|hrs?|minutes?|mins?|seconds?|secs?|h)(?![A-Za-z])`,
  'iy',
);
const COMPACT = /(\d{1,4})(h|m|s)(?![A-Za-z])/y;

const MORE_COUNTS: Readonly<Record<string, number>> = {
  석: 3,
  넉: 4,
  스무: 20,
  스물네: 24,
  서른: 30,
  반: 0.5,
  'half a': 0.5,
  'half an': 0.5,
  a: 1,
  an: 1,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  sixty: 60,
  ninety: 90,
};
const KOREAN_UNITS: Readonly<Record<string, LengthUnit>> = {
  년: 'year',
  해: 'year',
  개월: 'month',
  달: 'month',
  주일: 'week',
  주: 'week',
  일: 'day',
  시간: 'hour',
  분: 'minute',
  초: 'second',
};
const FIRST = new Set(
  [...'0123456789한두세네다여일열스서석넉아반하이사나닷엿보hHaAoOtTfFsSeEnN'].map((character) =>
    character.charCodeAt(0),
  ),
);
const BEFORE_A =
  /\b(?:for|in|within|over|about|after|takes?|took|lasts?|lasted|every|than|half|of|nearly|almost|under|least) $/i;

/** True where a length may begin: at a digit or the first letter of a count, not inside a number or word. */
export function mayBeginLength(text: string, at: number): boolean {
  if (!FIRST.has(text.charCodeAt(at))) return false;
  if (at === 0) return true;
  const before = text.charCodeAt(at - 1);
  if (before === 32 || before === 10) return true;
  return !/[\p{L}\p{N}_$€£¥₩.,/:-]/u.test(text[at - 1] ?? '');
}

/** The number with a unit of time at a place; `above` is the unit that it must be smaller than. Null where there is none. */
export function lengthAt(text: string, at: number, above: LengthUnit | null): Length | null {
  const length =
    above === null
      ? (english(text, at) ?? korean(text, at) ?? koreanWord(text, at))
      : (english(text, at) ?? korean(text, at) ?? compact(text, at));
  if (length === null || (above !== null && ORDER.indexOf(length.unit) <= ORDER.indexOf(above))) return null;
  return length;
}

function korean(text: string, at: number): Length | null {
  KOREAN.lastIndex = at;
  const match = KOREAN.exec(text);
  if (match === null || isDatePart(text, at, match)) return null;
  const word = match[2] ?? '';
  const count = match[1] === undefined ? (KOREAN_COUNTS[word] ?? MORE_COUNTS[word]) : numberOf(match[1]);
  const unit = KOREAN_UNITS[match[3] ?? ''];
  return count === undefined || unit === undefined ? null : lengthOf(count, unit, KOREAN.lastIndex);
}

/** 2024년 is a year, 24년 3월 a month and 3월 5일 a day. */
function isDatePart(text: string, at: number, match: RegExpExecArray): boolean {
  const end = at + match[0].length;
  if (match[3] === '년')
    return /^(?:1[89]|2[01])\d\d$/.test(match[1] ?? '') || /^ ?\d{1,2} ?월/.test(text.slice(end, end + 5));
  if (match[3] === '일')
    return /\d ?월 ?$/.test(text.slice(Math.max(0, at - 4), at)) || match[2] !== undefined;
  return false;
}

function koreanWord(text: string, at: number): Length | null {
  KOREAN_WORD.lastIndex = at;
  const word = KOREAN_WORD.exec(text)?.[1];
  if (word === undefined) return null;
  return word === '반년'
    ? lengthOf(6, 'month', KOREAN_WORD.lastIndex)
    : lengthOf(word === '일주일' ? 7 : (KOREAN_DAYS[word] ?? 1), 'day', KOREAN_WORD.lastIndex);
}

function english(text: string, at: number): Length | null {
  ENGLISH.lastIndex = at;
  const match = ENGLISH.exec(text);
  if (match === null) return null;
  const word = match[2]?.toLowerCase() ?? '';
  if (/^an?$/.test(word) && !BEFORE_A.test(text.slice(Math.max(0, at - 9), at))) return null;
  const count = match[1] === undefined ? (ENGLISH_COUNTS[word] ?? MORE_COUNTS[word]) : numberOf(match[1]);
  return count === undefined ? null : lengthOf(count, englishUnit(match[3] ?? ''), ENGLISH.lastIndex);
}

function englishUnit(word: string): LengthUnit {
  const name = word.toLowerCase();
  if (name.startsWith('wk')) return 'week';
  if (name.startsWith('mi')) return 'minute';
  return ORDER.find((unit) => unit.startsWith(name.charAt(0))) ?? 'day';
}

/** "30m" and "15s" only after a larger unit: alone they may be metres. */
function compact(text: string, at: number): Length | null {
  COMPACT.lastIndex = at;
  const match = COMPACT.exec(text);
  if (match === null) return null;
  const unit = match[2] === 'h' ? 'hour' : match[2] === 'm' ? 'minute' : 'second';
  return lengthOf(Number(match[1]), unit, COMPACT.lastIndex);
}

function numberOf(digits: string): number {
  return Number(digits.replaceAll(',', ''));
}

function lengthOf(count: number, unit: LengthUnit, end: number): Length {
  const length = { unit, end, years: 0, months: 0, days: 0, seconds: 0 };
  if (unit === 'year') return { ...length, years: Math.trunc(count), months: rounded((count % 1) * 12) };
  if (unit === 'month') return { ...length, months: count };
  if (unit === 'week' || unit === 'day')
    return { ...length, days: rounded(unit === 'week' ? count * 7 : count) };
  return { ...length, seconds: rounded(count * (unit === 'hour' ? 3600 : unit === 'minute' ? 60 : 1)) };
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
