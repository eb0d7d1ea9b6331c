import { showNumber } from '../../facts/show.ts';
import type { Scalar } from '../record-table.ts';
import { type DateValue, dateOrder, datesIn } from './date-value.ts';
import { type CellWordReader, cellWordReader } from './cell-words.ts';
import { wordsOf } from './word.ts';

/** What stands in a cell. */
export interface Cell {
  readonly text: string;
  /** Its words under their keys; the same words, the same value. */
  readonly words: readonly string[];
  /** Its words, joined by a space. */
  readonly name: string;
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

/** A Latin letter that no number begins with (US$ 5 does with a u). */
const LETTER = /^[A-TV-Za-tv-z]/;

function numberOf(text: string): number {
  if (LETTER.test(text)) return text.endsWith(')') ? bracketed(text) : Number.NaN;
  if (TIME.test(text)) return wordsOf(text)[0]?.value ?? Number.NaN;
  const plain = NUMERIC.exec(text);
  return plain === null ? bracketed(text) : signed(plain[1], plain[2] ?? '');
}

function bracketed(text: string): number {
  const found = IN_BRACKETS.exec(text);
  return found === null ? Number.NaN : signed(found[1], found[2] ?? '');
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
  const last = text.charCodeAt(text.length - 1);
  if (last !== 44 && (last < 48 || last > 57)) return Number.NaN;
  const digits = /\p{L} (\d[\d,]{2,})$/u.exec(text)?.[1];
  return digits === undefined ? Number.NaN : Number(digits.replaceAll(',', ''));
}

export function hasDate(cell: Cell | undefined): boolean {
  return cell !== undefined && cell.date !== null;
}

const DIGITS = /^\d{1,15}$|^(?!(?:1\d|2[01])\d\d\.)\d{1,9}\.\d{1,6}$/;
/** Digits as JavaScript writes them. */
const CANONICAL = /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const LONGEST_DATE = 60;

function digitsCell(text: string): Cell {
  const number = Number(text);
  const name = CANONICAL.test(text) ? text : String(number);
  return {
    text,
    words: [name],
    name,
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
    name: numbers.join(' '),
    empty: false,
    number: none,
    numbers,
    date,
    order: dateOrder(date),
  };
}

function emptyCell(text: string): Cell {
  const none = Number.NaN;
  return { text, words: [], name: '', empty: true, number: none, numbers: [], date: null, order: none };
}

/** True where something may be left out: a footnote mark, or white space other than single spaces. */
const UNTIDY = /\[|[^\S ]|\s\s|[*†‡§¹²³⁴⁵]$|^\s|\s$/u;

function tidy(raw: string): string {
  return UNTIDY.test(raw) ? raw.replace(FOOTNOTE, '').replace(/\s+/g, ' ').trim() : raw;
}

function textCell(text: string, read: CellWordReader): Cell {
  const { keys, numbers } = read(text);
  const number = numberOf(text);
  const date = text.length > LONGEST_DATE ? null : (datesIn(text)[0]?.date ?? null);
  return {
    text,
    words: keys,
    name: keys.join(' '),
    empty: false,
    number,
    numbers,
    date,
    order: date !== null ? dateOrder(date) : Number.isNaN(number) ? trailing(text) : number,
  };
}

function readCell(raw: string, read: CellWordReader): Cell {
  if (DIGITS.test(raw)) return digitsCell(raw);
  const day = DAY.exec(raw);
  if (day !== null && Number(day[2]) > 0 && Number(day[2]) < 13 && Number(day[3]) > 0 && Number(day[3]) < 32)
    return dayCell(raw, day);
  const text = tidy(raw);
  return EMPTY.test(text) ? emptyCell(text) : textCell(text, read);
}

/** After so many cells it shows whether values come again. */
const TRIAL = 256;
const MOST_APART = 0.9 * TRIAL;

/** Reads the cells of one column, footnote marks left out; values that come again are read once. */
export function cellReader(words: CellWordReader = cellWordReader()): (value: Scalar | undefined) => Cell {
  const known = new Map<Scalar | undefined, Cell>();
  let asked = 0;
  let apart = false;
  return (value) => {
    const seen = apart ? undefined : known.get(value);
    asked += 1;
    if (asked === TRIAL) apart = known.size > MOST_APART;
    if (seen !== undefined) return seen;
    const cell = readCell(value === null || value === undefined ? '' : String(value), words);
    if (!apart) known.set(value, cell);
    return cell;
  };
}
