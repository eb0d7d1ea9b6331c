import { ENGLISH_NUMBERS, ENGLISH_ORDINALS, ENGLISH_TIMES } from '../lexicon/english-numbers.ts';
import { AFTER_UNIT } from '../lexicon/korean-numbers.ts';
import { longestWord, wordTable } from '../lexicon/lexicon.ts';
import { ARTICLES, RANKS } from '../lexicon/units-count.ts';
import { type Exact, exact, ONE, ZERO } from '../statement/exact.ts';
import type { Unit } from '../statement/value.ts';
import { amountOf, ordinalOf } from './amount.ts';
import { afterGap, isDigitAt, isHangul, isLatin, latinEnd, wordAt } from './characters.ts';
import { type Draft, read } from './draft.ts';
import { nextWord } from './english-number.ts';
import { koreanNumberAt } from './korean-number.ts';
import { numeralAt } from './numeral.ts';
import { perAfter } from './per.ts';
import { endsKorean, unitHere, unitNamed } from './unit-at.ts';

const ordinals = wordTable(ENGLISH_ORDINALS).classes;
const numbers = wordTable(ENGLISH_NUMBERS).classes;
const times = wordTable(ENGLISH_TIMES).classes;
const ranks = wordTable(RANKS);
const articles = wordTable(ARTICLES);
const SUFFIXES: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th']);
const FIRST = '첫';
const PARTICLES = wordTable(AFTER_UNIT).classes;

function rankUnit(symbol: string): Unit | null {
  return symbol === '' ? null : { symbol, dimension: `rank:${symbol}`, factor: ONE, offset: ZERO };
}

function ordinal(start: number, end: number, value: Exact, symbol = ''): Draft {
  return read(start, end, ordinalOf(value, rankUnit(symbol)));
}

/** 3rd, 101st. */
function figureOrdinal(text: string, at: number): Draft | null {
  const numeral = numeralAt(text, at);
  const suffix = wordAt(text, numeral.end);
  if (numeral.unread !== null || !SUFFIXES.has(suffix)) return null;
  return ordinal(at, numeral.end + suffix.length, numeral.value);
}

/** 제3조, 제2회. */
function numbered(text: string, at: number): Draft | null {
  const place = afterGap(text, at + 1);
  const number = isDigitAt(text, place) ? numeralAt(text, place) : null;
  if (number === null) return null;
  const unit = longestWord(
    articles,
    text,
    afterGap(text, number.end),
    (end) => endsKorean(text, end) || isArticle(text, end),
  );
  if (unit === null) return ordinal(at, number.end, number.value);
  const sub =
    text.startsWith('의', unit.end) && isDigitAt(text, unit.end + 1) ? numeralAt(text, unit.end + 1) : null;
  if (sub === null) return ordinal(at, unit.end, number.value, unit.is);
  const name = text.slice(at, sub.end);
  return read(at, sub.end, { kind: 'code', sort: 'id', canonical: name });
}

/** 제3조제2항: the next part begins without a space. */
function isArticle(text: string, end: number): boolean {
  return text.charAt(end) === '제' || text.charAt(end) === '의';
}

/** 3위, 302호, 세 번째, 2호선. */
function ranked(text: string, at: number): Draft | null {
  const isFigure = isDigitAt(text, at);
  const numeral = isFigure ? numeralAt(text, at) : null;
  if (numeral !== null && !numeral.bare) return null;
  const word = numeral === null ? nativeBefore(text, at) : { end: numeral.end, value: numeral.value };
  if (word === null) return null;
  const place = afterGap(text, word.end);
  if (numeral === null && !text.startsWith('번', place) && !text.startsWith('째', place)) return null;
  const unit = longestWord(ranks, text, place, (end) => endsKorean(text, end));
  if (unit === null || (place > word.end && unit.is === '호')) return null;
  return isOfLongerUnit(text, place, unit.end) ? null : ordinal(at, unit.end, word.value, unit.is);
}

/** 50기가바이트 is no 50기 with 가 behind it; 3기가 may be. */
function isOfLongerUnit(text: string, at: number, end: number): boolean {
  const amount = unitHere(text, at);
  if (amount === null || amount.end <= end) return false;
  return isHangul(text.charCodeAt(amount.end)) || !PARTICLES.has(text.slice(end, amount.end));
}

function nativeBefore(text: string, at: number): { end: number; value: Exact } | null {
  if (text.charAt(at) === FIRST) return { end: at + 1, value: ONE };
  const number = koreanNumberAt(text, at);
  return number === null || number.form !== 'native' || number.unread !== null
    ? null
    : { end: number.end, value: number.low };
}

/** Where a rank behind a range ends (1~3위), or -1. */
export function rankEnd(text: string, at: number): number {
  return longestWord(ranks, text, at, (end) => endsKorean(text, end))?.end ?? -1;
}

/** An n-th in Korean, that begins at `at`. */
export function koreanOrdinalAt(text: string, at: number): Draft | null {
  return text.charAt(at) === '제' ? numbered(text, at) : ranked(text, at);
}

export function figureOrdinalAt(text: string, at: number): Draft | null {
  return figureOrdinal(text, at) ?? ranked(text, at);
}

/** Whether an ordinal or a word of times may begin with this word. */
export function beginsOrdinal(word: string): boolean {
  return ordinals.has(word) || times.has(word);
}

/** first, twenty-first, twice, threefold. */
export function englishOrdinalAt(text: string, at: number): Draft | null {
  const word = wordAt(text, at);
  const often = times.get(word);
  if (often !== undefined) return timesAt(text, at, often);
  const tens = numbers.get(word);
  const place = tens?.[0] === 'ten' ? nextWord(text, latinEnd(text, at)) : at;
  const ones = ordinals.get(wordAt(text, place));
  if (ones === undefined || (place > at && ones > 9)) return null;
  const end = latinEnd(text, place);
  if (text.charAt(end - 1) === 's' || isLatin(text.charCodeAt(end))) return null;
  return ordinal(at, end, exact((place > at ? (tens?.[1] ?? 0) : 0) + ones));
}

/** `twice a day` counts, `twice as many` multiplies; `once` alone says neither. */
function timesAt(text: string, at: number, often: number): Draft | null {
  const end = latinEnd(text, at);
  const per = perAfter(text, end);
  if (per === null && often === 1) return null;
  const part = {
    start: at,
    end,
    low: exact(often),
    high: exact(often),
    resolution: ONE,
    unit: unitNamed(per === null ? '배' : '회'),
    isPrefixed: false,
    approximate: false,
    scale: ONE,
    unread: null,
    form: 'words',
  } as const;
  const value = amountOf({ low: part, high: part, per: per?.is ?? null, bounds: [] });
  return read(at, end, value, per?.end ?? end);
}
