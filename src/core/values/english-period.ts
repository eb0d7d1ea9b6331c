import { ENGLISH_ORDINALS } from '../lexicon/english-numbers.ts';
import { RELATIVE_DAYS, RELATIVE_HEADS, RELATIVE_WORDS, WEEKDAYS } from '../lexicon/calendar.ts';
import { wordTable } from '../lexicon/lexicon.ts';
import { afterGap, isDigitAt, isHangul, latinEnd, wordAt } from './characters.ts';
import { beginsDate } from './english-date.ts';
import { isYear } from './numeric-date.ts';
import { monthsPoint, type PeriodPoint, unreadPoint, yearsPoint } from './period-point.ts';
import { unitHere } from './unit-at.ts';

const ordinals = wordTable(ENGLISH_ORDINALS).classes;
const relatives = wordTable(RELATIVE_WORDS).classes;
const heads = wordTable(RELATIVE_HEADS).classes;
const days = wordTable(RELATIVE_DAYS).classes;
const weekdays = wordTable(WEEKDAYS).classes;

const YEAR = /(\d{4})(?![\d:%°]|[.,]\d|-\d(?!\d{3}(?!\d))|s\b)/y;
const QUARTER = /[Qq]([1-4])(?![0-9A-Za-z])(?:,? (?:of )?(FY ?)?(\d{4}))?(?!\d)/y;
const YEAR_QUARTER = /(\d{4})[ -]?(Q[1-4]|H[12])(?![0-9A-Za-z])/y;
const HALF = /[Hh]([12]),? (?:of )?(FY ?)?(\d{4})(?!\d)/y;
const FISCAL = /(?:FY|[Ff]iscal(?: [Yy]ear)?|[Ff]inancial [Yy]ear) ?['’]?(\d{4}|\d{2})(?![\d])(\/\d{2,4})?/y;
const OF_YEAR = / (?:of )?((?:FY|fiscal(?: year)?) ?)?(\d{4})(?!\d)/y;
const DECADE = /(\d{3}0)['’]?s(?![A-Za-z])/y;
const SHORT_DECADE = /['’]?(\d0)s(?![A-Za-z])/y;
const SHORT_FORMS: ReadonlySet<string> = new Set(['q', 'h', 'fy', 'fiscal', 'financial']);
const FIRST_PLAIN = 1900;
const LAST_PLAIN = 2099;

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function fiscal(point: PeriodPoint, is: string | undefined): PeriodPoint {
  return is === undefined || is === '' ? point : { ...point, calendar: 'fiscal' };
}

function shortForms(text: string, at: number): PeriodPoint | null {
  const quarter = match(QUARTER, text, at);
  if (quarter !== null) {
    const year = quarter[3] === undefined ? null : Number(quarter[3]);
    return fiscal(
      monthsPoint(at, at + quarter[0].length, 'quarter', year, Number(quarter[1]) * 3 - 2),
      quarter[2],
    );
  }
  const half = match(HALF, text, at);
  if (half !== null)
    return fiscal(
      monthsPoint(at, at + half[0].length, 'half', Number(half[3]), Number(half[1]) * 6 - 5),
      half[2],
    );
  const year = match(FISCAL, text, at);
  if (year === null) return null;
  const end = at + year[0].length;
  if (year[2] !== undefined || year[1]?.length === 2) return unreadPoint(at, end, 'ambiguous');
  return fiscal(monthsPoint(at, end, 'year', Number(year[1])), 'fiscal');
}

/** `third quarter of 2024`, `first half of 2024`, `nineteenth century`. */
function ordinalForms(text: string, at: number): PeriodPoint | null {
  const suffixed = isDigitAt(text, at) ? /(\d{1,2})(?:st|nd|rd|th)/y : null;
  if (suffixed !== null) suffixed.lastIndex = at;
  const figure = suffixed?.exec(text) ?? null;
  const number = figure === null ? ordinals.get(wordAt(text, at)) : Number(figure[1]);
  const first = figure === null ? latinEnd(text, at) : at + figure[0].length;
  if (number === undefined || first === at) return null;
  const place = text.charAt(first) === '-' ? first + 1 : afterGap(text, first);
  const [head, end] = [wordAt(text, place), latinEnd(text, place)];
  if (head === 'century' && number > 0 && number <= 30)
    return yearsPoint(at, end, 'century', number * 100 - 99, number * 100);
  return partOfYear(text, at, end, head, number);
}

function partOfYear(text: string, at: number, end: number, head: string, number: number): PeriodPoint | null {
  const year = match(OF_YEAR, text, end);
  const [last, named] = year === null ? [end, null] : [end + year[0].length, Number(year[2])];
  if (head === 'quarter' && number <= 4)
    return fiscal(monthsPoint(at, last, 'quarter', named, number * 3 - 2), year?.[1]);
  if (head !== 'half' || number > 2 || named === null) return null;
  return fiscal(monthsPoint(at, last, 'half', named, number * 6 - 5), year?.[1]);
}

/** Four figures are a year behind a preposition of time; by themselves where no unit and no counter follows. */
function plainYear(text: string, at: number, isTime: boolean): PeriodPoint | null {
  const found = match(YEAR, text, at);
  const year = Number(found?.[1]);
  const end = at + 4;
  if (found === null || !isYear(year) || isHangul(text.charCodeAt(end))) return null;
  const next = afterGap(text, end);
  const isCounted = next > end && unitHere(text, next, false) !== null;
  const isPlain = year >= FIRST_PLAIN && year <= LAST_PLAIN && text.charAt(at - 1) !== '$';
  return (isTime || isPlain) && !isCounted ? monthsPoint(at, end, 'year', year) : null;
}

function figures(text: string, at: number, isTime: boolean): PeriodPoint | null {
  const decade = match(DECADE, text, at);
  if (decade !== null)
    return yearsPoint(at, at + decade[0].length, 'decade', Number(decade[1]), Number(decade[1]) + 9);
  const both = match(YEAR_QUARTER, text, at);
  if (both !== null) {
    const [head, number] = [both[2]?.charAt(0), Number(both[2]?.charAt(1))];
    const kind = head === 'Q' ? ('quarter' as const) : ('half' as const);
    const month = head === 'Q' ? number * 3 - 2 : number * 6 - 5;
    return monthsPoint(at, at + both[0].length, kind, Number(both[1]), month);
  }
  return ordinalForms(text, at) ?? shortDecade(text, at) ?? plainYear(text, at, isTime);
}

/** The '90s of a century that nobody named. */
function shortDecade(text: string, at: number): PeriodPoint | null {
  const decade = match(SHORT_DECADE, text, at);
  return decade === null ? null : unreadPoint(at, at + decade[0].length, 'ambiguous');
}

/** last year, next spring, this Monday, yesterday: counted from a day that the text does not name. */
function relative(text: string, at: number): PeriodPoint | null {
  const word = wordAt(text, at);
  const end = latinEnd(text, at);
  if (days.has(word)) return unreadPoint(at, end, 'relative');
  if (!relatives.has(word)) return null;
  const place = afterGap(text, end);
  const head = wordAt(text, place);
  const isDate = beginsDate(head) && text.charAt(place) < 'a';
  if (place === end || !(heads.has(head) || isDate || weekdays.has(head))) return null;
  return unreadPoint(at, latinEnd(text, place), 'relative');
}

/** A period in English words or short forms at `at`. */
export function englishPeriodAt(text: string, at: number, isTime: boolean): PeriodPoint | null {
  if (isDigitAt(text, at)) return figures(text, at, isTime);
  if (text.charAt(at) === "'" || text.charAt(at) === '’') return shortDecade(text, at);
  return shortForms(text, at) ?? ordinalForms(text, at) ?? relative(text, at);
}

/** Whether a period may begin with this word, in lower case. */
export function beginsPeriod(word: string): boolean {
  return relatives.has(word) || days.has(word) || SHORT_FORMS.has(word);
}
