import { ENGLISH_COUNTS, KOREAN_COUNTS } from './count-words.ts';
import type { DateCount } from './date-parts.ts';
import type { Granularity } from './period.ts';

/** Pattern of an English month name; May and March only with a capital, as all of them. */
export const MONTH =
  '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|JAN(?:UARY)?|FEB(?:RUARY)?|MAR(?:CH)?|APR(?:IL)?|MAY|JUNE?|JULY?|AUG(?:UST)?|SEPT?(?:EMBER)?|OCT(?:OBER)?|NOV(?:EMBER)?|DEC(?:EMBER)?)';
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** 1..12 of an English month name or its abbreviation. */
export function monthOf(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

/** Hangul that may follow a word of time without making it another word. */
export const WORD_END =
  '(?:(?![가-힣])|(?=(?:에|의|는|은|도|이|가|를|와|과|로|으로|만|중|간|말|초|에는|에도|에만|에서|까지|까지는|까지의|부터|부터는|부터의|보다|보다는|보다도|처럼|이후|이전|동안|대비|이다|입니다)(?![가-힣])))';

/** Korean units of calendar time. */
export const KOREAN_UNIT = '(일|주일|주|개월|달|분기|년|해)';
/** Korean counts, native or in digits; 하루 이틀 사흘 나흘 열흘 보름 hold their unit. */
export const KOREAN_COUNT = '(\\d{1,4}|일(?=주일)|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇)';
/** English counts. */
export const ENGLISH_COUNT =
  '(\\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a couple of)';

const COUNTS: Readonly<Record<string, number>> = {
  ...KOREAN_COUNTS,
  ...ENGLISH_COUNTS,
  일: 1,
  a: 1,
  an: 1,
  'a couple of': 2,
};
const UNITS: Readonly<Record<string, Granularity>> = {
  일: 'day',
  주일: 'week',
  주: 'week',
  개월: 'month',
  달: 'month',
  분기: 'quarter',
  년: 'year',
  해: 'year',
  day: 'day',
  week: 'week',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
};
/** The value of a count word or digits; null for "몇". */
export function countOf(word: string): number | null {
  const count = COUNTS[word.toLowerCase()] ?? Number(word);
  return Number.isNaN(count) ? null : count;
}

/** A count with its unit, `sign` -1 for the past. Null where the count is not told. */
export function dateCount(count: string, unit: string, sign: 1 | -1): DateCount | null {
  const value = countOf(count);
  const name = UNITS[unit.toLowerCase()];
  return value === null || value === 0 || name === undefined ? null : { unit: name, count: sign * value };
}
