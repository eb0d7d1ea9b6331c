import type { Span } from '../../../../contract/span.ts';
import { dayNumberOf } from '../../../language/calendar.ts';
import { matchesOf } from '../../../language/matches-of.ts';

/** A day, month or year as far as it is written; null where it is left out. */
export interface DateValue {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
}

export interface DateIn extends Span {
  readonly date: DateValue;
}

const NAMES =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const ORDER = 'janfebmaraprmayjunjulaugsepoctnovdec';
const ISO = /(?<![\d.])(\d{4}) ?[-./] ?(\d{1,2})(?: ?[-./] ?(\d{1,2}))?(?![\d:])/g;
const KOREAN = /(?:(\d{4}) ?년 ?)?(\d{1,2}) ?월(?: ?(\d{1,2}) ?일)?/g;
const ENGLISH = new RegExp(
  `(?:(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)? (?:of )?)?(?<![a-z])(${NAMES})(?![a-z])\\.?(?: (\\d{1,2})(?:st|nd|rd|th)?(?![\\d:]))?(?: ?,? ?(\\d{4})(?!\\d))?`,
  'gi',
);

function field(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

function isReal({ month, day }: DateValue): boolean {
  return month !== null && month >= 1 && month <= 12 && (day === null || (day >= 1 && day <= 31));
}

function put(found: DateIn[], match: RegExpExecArray | RegExpMatchArray, date: DateValue): void {
  if (isReal(date)) found.push({ start: match.index ?? 0, end: (match.index ?? 0) + match[0].length, date });
}

/** What every date has somewhere: a digit before a mark of dates, or the name of a month. */
const DATE_LIKE = /\d ?[-./년월]|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i;

/** Dates with a month, in English, Korean or ISO form; letters may be of any case. A year alone is a number. */
export function datesIn(text: string): DateIn[] {
  const found: DateIn[] = [];
  if (!DATE_LIKE.test(text)) return found;
  for (const match of matchesOf(text, ISO))
    put(found, match, { year: field(match[1]), month: field(match[2]), day: field(match[3]) });
  for (const match of matchesOf(text, KOREAN))
    put(found, match, { year: field(match[1]), month: field(match[2]), day: field(match[3]) });
  for (const match of matchesOf(text, ENGLISH)) {
    const [, before, name = '', after, year] = match;
    const month = ORDER.indexOf(name.slice(0, 3).toLowerCase()) / 3 + 1;
    if (name.toLowerCase() === 'may' && before === undefined && after === undefined && year === undefined)
      continue;
    put(found, match, { year: field(year), month, day: field(before ?? after) });
  }
  return found;
}

function same(one: number | null, other: number | null): boolean {
  return one === null || other === null || one === other;
}

/** True where no field that both have differs, and they have one in common besides. */
export function dateFits(claimed: DateValue, cell: DateValue): boolean {
  if (claimed.day !== null && cell.day === null && cell.month !== null) return false;
  const common =
    (claimed.month !== null && cell.month !== null) || (claimed.year !== null && cell.year !== null);
  return (
    common && same(claimed.year, cell.year) && same(claimed.month, cell.month) && same(claimed.day, cell.day)
  );
}

/** Days that grow with time; dates of one column leave out the same fields, and those stand for the earliest. */
export function dateOrder({ year, month, day }: DateValue): number {
  return dayNumberOf(year ?? 2001, month ?? 1, day ?? 1);
}
