import { showNumber } from '../../facts/show.ts';
import type { Scalar } from '../record-table.ts';
import { type DateValue, dateOrder, datesIn } from './date-value.ts';
import { keyOf, wordsOf } from './word.ts';

/** What stands in a cell. */
export interface Cell {
  readonly text: string;
  /** Its words under their keys; the same words, the same value. */
  readonly words: readonly string[];
  readonly empty: boolean;
  /** The number that the cell is, or ends in between brackets; NaN where it is none. */
  readonly number: number;
  /** Every number that stands in it. */
  readonly numbers: readonly number[];
  readonly date: DateValue | null;
  /** What the cell sorts by: its number, its date, or a number of three digits that it ends in; NaN for other text. */
  readonly order: number;
}

const FOOTNOTE = /\[[\w ]{1,8}\]|(?<=\S)\s?[*†‡§¹²³⁴⁵]+$/gu;
const EMPTY = /^(?:|n\/?a|n\.a\.|none|null|nil|tba|tbd|unknown|[-–—−.?\s]+|미정|없음|해당 ?없음)$/i;
const NUMERIC =
  /^[~≈$€£¥₩#]?\s?(?:us)?[$€£]?\s?([-+−–]?)\s?[$€£¥₩]?\s?(\d[\d,]*(?:\.\d+)?|\.\d+)(?:\s?(?:st|nd|rd|th|%|℃|°|[\p{L}/²³]{1,14}(?:[ .][\p{L}/]{1,6})?))?$/iu;
const TIME = /^\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?$/;
const IN_BRACKETS = /\(\s?([-+−–]?)\s?(\d[\d,]*(?:\.\d+)?)\s?(?:pts?|points)?\s?\)$/i;

function signed(sign: string | undefined, digits: string): number {
  const value = Number(digits.replaceAll(',', ''));
  return sign === undefined || sign === '' || sign === '+' ? value : -value;
}

function numberOf(text: string): number {
  if (TIME.test(text)) return wordsOf(text)[0]?.value ?? Number.NaN;
  const plain = NUMERIC.exec(text) ?? IN_BRACKETS.exec(text);
  return plain === null ? Number.NaN : signed(plain[1], plain[2] ?? '');
}

const YEAR = /^1\d{3}$|^2[01]\d\d$/;

/** A number as the report shows it; years stand without marks between their digits. */
export function shownNumber(value: number): string {
  return YEAR.test(String(value)) ? String(value) : showNumber(value);
}

/** A cell as the report shows it: its number where it is one. */
export function shownCell({ text, number }: Cell): string {
  if (Number.isNaN(number) || text.includes(':')) return text;
  return YEAR.test(text) ? text : showNumber(number);
}

function trailing(text: string): number {
  const digits = /\p{L} (\d[\d,]{2,})$/u.exec(text)?.[1];
  return digits === undefined ? Number.NaN : Number(digits.replaceAll(',', ''));
}

export function hasDate(cell: Cell | undefined): boolean {
  return cell !== undefined && cell.date !== null;
}

const DIGITS = /^\d{1,15}$|^(?!(?:1\d|2[01])\d\d\.)\d{1,9}\.\d{1,6}$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const LONGEST_DATE = 60;

function digitsCell(text: string): Cell {
  const number = Number(text);
  return {
    text,
    words: [String(number)],
    empty: false,
    number,
    numbers: [number],
    date: null,
    order: number,
  };
}

/** `2025-03-01`, the commonest date, without the search for others. */
function dayCell(text: string, [, year = '', month = '', day = '']: RegExpExecArray): Cell {
  const numbers = [Number(year), Number(month), Number(day)];
  const [y = 0, m = 0, d = 0] = numbers;
  const date = { year: y, month: m, day: d };
  const none = Number.NaN;
  return {
    text,
    words: numbers.map(String),
    empty: false,
    number: none,
    numbers,
    date,
    order: dateOrder(date),
  };
}

function emptyCell(text: string): Cell {
  const none = Number.NaN;
  return { text, words: [], empty: true, number: none, numbers: [], date: null, order: none };
}

/** Reads a cell; footnote marks are left out. */
export function readCell(value: Scalar | undefined): Cell {
  const raw = value === null || value === undefined ? '' : String(value);
  if (DIGITS.test(raw)) return digitsCell(raw);
  const day = DAY.exec(raw);
  if (day !== null && Number(day[2]) > 0 && Number(day[2]) < 13 && Number(day[3]) > 0 && Number(day[3]) < 32)
    return dayCell(raw, day);
  const text = raw.replace(FOOTNOTE, '').replace(/\s+/g, ' ').trim();
  if (EMPTY.test(text)) return emptyCell(text);
  const words = wordsOf(text);
  const number = numberOf(text);
  const date = text.length > LONGEST_DATE ? null : (datesIn(text)[0]?.date ?? null);
  return {
    text,
    words: words.map(keyOf),
    empty: false,
    number,
    numbers: words.filter(({ kind }) => kind === 'number').map((word) => word.value),
    date,
    order: date !== null ? dateOrder(date) : Number.isNaN(number) ? trailing(text) : number,
  };
}
