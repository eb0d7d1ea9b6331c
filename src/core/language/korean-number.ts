import type { NumberReading } from './number.ts';
import { readUnit } from './unit-reading.ts';
import { type Digits, power, readDigits, scaled } from './number-digits.ts';

const MULTIPLIERS = '십백천만억조경';
const UNITS = '영일이삼사오육칠팔구';
const SMALL: Readonly<Record<string, number>> = { 십: 1, 백: 2, 천: 3 };
const BIG: Readonly<Record<string, number>> = { 만: 4, 억: 8, 조: 12, 경: 16 };

interface Term {
  readonly digits: string;
  readonly decimals: number;
  readonly exponent: number;
}

/** A number being read: 만, 억 and 조 close a group of 십, 백 and 천. */
interface Reader {
  readonly text: string;
  at: number;
  closed: Term[];
  group: Term[];
  current: Digits | null;
  small: number;
  big: number;
  scale: number;
  hangul: boolean;
}

/**
 * Reads digits with Korean multipliers (`1억 2,000만`, `3.5조`, `2천만`) or Sino-Korean words (`삼천오백`).
 * Null where nothing is read or the number is not finite.
 */
export function readKoreanNumber(text: string, start: number): NumberReading | null {
  const reader: Reader = {
    text,
    at: start,
    closed: [],
    group: [],
    current: null,
    small: 4,
    big: 20,
    scale: 0,
    hangul: false,
  };
  while (readToken(reader)) continue;
  closeGroup(reader, 0);
  return reader.at === start ? null : reading(reader, start);
}

function readToken(reader: Reader): boolean {
  const char = reader.text.charAt(reader.at);
  const small = SMALL[char];
  if (small !== undefined) return small < reader.small && closeSmall(reader, small);
  const big = BIG[char];
  if (big !== undefined) return big < reader.big && closeBig(reader, big);
  return reader.current === null && readCurrent(reader);
}

function readCurrent(reader: Reader): boolean {
  const digit = reader.at < reader.text.length ? UNITS.indexOf(reader.text.charAt(reader.at)) : -1;
  if (digit >= 0 && !isDigitHere(reader)) return false;
  const spelled = { digits: String(digit), decimals: 0, end: reader.at + 1 };
  reader.current = digit >= 0 ? spelled : readDigits(reader.text, reader.at);
  if (reader.current === null) return false;
  reader.hangul ||= digit >= 0;
  reader.at = reader.current.end;
  return true;
}

/** Behind a multiplier 이 may be a particle (100억이다): a digit only before a multiplier, or before a unit in words. */
function isDigitHere(reader: Reader): boolean {
  if (reader.closed.length === 0 && reader.group.length === 0) return true;
  const next = reader.text.charAt(reader.at + 1);
  if (next !== '' && MULTIPLIERS.includes(next)) return true;
  if (!reader.hangul) return false;
  return reader.text.charAt(reader.at) !== '이' || readUnit(reader.text, reader.at + 1) !== null;
}

function closeSmall(reader: Reader, exponent: number): boolean {
  const { digits, decimals } = reader.current ?? { digits: '1', decimals: 0 };
  if (reader.current === null) reader.hangul = true;
  reader.group.push({ digits, decimals, exponent });
  reader.current = null;
  reader.small = exponent;
  reader.scale = exponent;
  reader.at++;
  return true;
}

function closeBig(reader: Reader, exponent: number): boolean {
  if (reader.group.length === 0 && reader.current === null) {
    if (reader.closed.length > 0) return false;
    reader.group.push({ digits: '1', decimals: 0, exponent: 0 });
    reader.hangul = true;
  }
  const inGroup = reader.group.length > 0 && reader.current === null ? reader.small % 4 : 0;
  closeGroup(reader, exponent);
  reader.big = exponent;
  reader.small = 4;
  reader.scale = exponent + inGroup;
  reader.at++;
  skipSpaceBeforeMore(reader);
  return true;
}

function closeGroup(reader: Reader, exponent: number): void {
  if (reader.current !== null) reader.group.push({ ...reader.current, exponent: 0 });
  for (const term of reader.group) reader.closed.push({ ...term, exponent: term.exponent + exponent });
  reader.group = [];
  reader.current = null;
}

const MORE =
  / (?=[\d일이삼사오육칠팔구][\d,]{0,5}(?:\.\d)?[십백천만억조]|[십백천][만억]|\d{3,4}\s?(?:원|명|개|건|달러)|\d,\d{3}\s?(?:원|명|개|건|달러))/y;

function skipSpaceBeforeMore(reader: Reader): void {
  MORE.lastIndex = reader.at;
  if (MORE.test(reader.text)) reader.at++;
}

function reading(reader: Reader, start: number): NumberReading | null {
  const last = reader.closed.at(-1);
  if (last === undefined) return null;
  const value = reader.closed.reduce((sum, term) => sum + scaled(term.digits, term.exponent), 0);
  const place = last.exponent === 1 ? 0 : last.exponent;
  const scale = reader.closed.length === 1 ? last.exponent : 0;
  if (!Number.isFinite(value)) return null;
  return {
    start,
    end: reader.at,
    value,
    resolution: power(place - last.decimals),
    mantissa: scale === 0 ? value : Number(last.digits),
    scale: power(scale),
    form: reader.hangul ? 'sino' : 'digits',
  };
}
