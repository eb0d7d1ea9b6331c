import { NATIVE, type NativeWord, NOT_NUMBERS, VAGUE_KOREAN } from '../lexicon/korean-numbers.ts';
import { type Found, longestWord, wordTable } from '../lexicon/lexicon.ts';
import { exact, exactFrom, ONE } from '../statement/exact.ts';
import { afterGap, hangulEnd, isHan, isHangul } from './characters.ts';
import { type WrittenNumber, numberOf, unreadNumber } from './number.ts';
import { type SinoReading, sinoAt } from './sino-number.ts';
import { unitAfter } from './unit-at.ts';

const native = wordTable(NATIVE);
const vague = wordTable(VAGUE_KOREAN);
const barred = wordTable(NOT_NUMBERS);
const PARTS = '분의';
/** Behind 천사 they make a number of it: 천사백. */
const POWERS = '십백천만억조';
/** Dimensions that one word digit may measure: 삼 년, 오 퍼센트. Others make words of their own (사건, 이번). */
const SURE: ReadonlySet<string> = new Set(['month', 'ratio', 'length', 'point']);
const LONG = 3;

const anywhere = (): boolean => true;

/** A reading without its last word digit, where that is a particle or begins the unit: 3만이, 삼십일. */
export function settled(text: string, read: SinoReading): SinoReading {
  if (read.without === null) return read;
  if (unitAfter(text, read.end) !== null) return read;
  const isWordEnd = !isHangul(text.charCodeAt(read.end));
  return isWordEnd && text.charAt(read.end - 1) !== '이' ? read : read.without;
}

function isSure(text: string, at: number, read: SinoReading, end: number): boolean {
  const unit = unitAfter(text, end);
  if (read.powers > 0) return unit !== null || isLong(text, at, read);
  return unit !== null && SURE.has(unit.is.dimension) && text.charAt(end - 1) !== '이';
}

/** Three syllables with two powers are a number by themselves: 삼백만. */
function isLong(text: string, at: number, read: SinoReading): boolean {
  return read.powers >= 2 && !isHangul(text.charCodeAt(read.end)) && read.end - at >= LONG;
}

/** 삼분의 이, 3분의 1: where the whole stood before. */
export function partsOf(text: string, whole: WrittenNumber): WrittenNumber | null {
  if (!text.startsWith(PARTS, whole.end)) return null;
  const top = sinoAt(text, afterGap(text, whole.end + PARTS.length));
  if (top === null || whole.low.over === 0n) return null;
  const last = settled(text, top);
  const value = exact(last.value.over * whole.low.under, last.value.under * whole.low.over);
  return numberOf(last.end, value, 'sino', { share: true, resolution: exact(0) });
}

export function fromSino(read: SinoReading, form: WrittenNumber['form']): WrittenNumber {
  const { end, value, resolution, scale } = read;
  return read.broken ? unreadNumber(end, 'form', form) : numberOf(end, value, form, { resolution, scale });
}

function withSomeMore(text: string, number: WrittenNumber): WrittenNumber {
  if (text.charAt(number.end) !== '여') return number;
  const end = number.end + 1;
  return unitAfter(text, end) === null ? number : { ...number, end, approximate: true };
}

/** Number words at the beginning of a word, that only a unit shows to be one. */
function sinoWords(text: string, at: number): WrittenNumber | null {
  const first = sinoAt(text, at);
  if (first === null) return null;
  const read = settled(text, first);
  const parts = partsOf(text, fromSino(first, 'sino'));
  if (parts !== null) return parts;
  const number = withSomeMore(text, fromSino(read, 'sino'));
  return isSure(text, at, read, number.end) ? number : null;
}

function nativeWords(text: string, at: number): WrittenNumber | null {
  const first = longestWord(native, text, at, anywhere);
  if (first === null) return null;
  const second = first.is[0] === 'ten' ? longestWord(native, text, first.end, (end) => end > 0) : null;
  const ones = second?.is[0] === 'one' ? second : null;
  return sumOf(text, first, ones) ?? (ones === null ? null : sumOf(text, first, null));
}

/** 두 부서: a noun that is no counter. 한, 네 and 열 are other words too. */
function countsNoun(
  text: string,
  end: number,
  first: Found<NativeWord>,
  ones: Found<NativeWord> | null,
): boolean {
  const isSure =
    ones !== null || (first.is[0] === 'one' && first.is[1] !== 1 && first.is[1] !== 4 && !first.is[3]);
  return (
    isSure &&
    text.charAt(end) === ' ' &&
    isHangul(text.charCodeAt(end + 1)) &&
    isHangul(text.charCodeAt(end + 2))
  );
}

function sumOf(text: string, first: Found<NativeWord>, ones: Found<NativeWord> | null): WrittenNumber | null {
  const [, low, high, near] = first.is;
  const more = ones === null ? ([0, 0, false] as const) : ([ones.is[1], ones.is[2], ones.is[3]] as const);
  const last = ones?.end ?? first.end;
  const hasMore = '어여'.includes(text.charAt(last)) && text.charAt(last) !== '';
  const end = hasMore ? last + 1 : last;
  if (unitAfter(text, end) === null && !countsNoun(text, end, first, ones)) return null;
  const number = numberOf(end, exact(low + more[0]), 'native', { approximate: near || more[2] || hasMore });
  return { ...number, high: exact(high + more[1]), resolution: ONE };
}

/** 수십, 몇백만, 여남은: the words with their unit, of which nothing may be made. */
function vagueWords(text: string, at: number): WrittenNumber | null {
  const word = longestWord(vague, text, at, anywhere);
  if (word === null) return null;
  const powers = sinoAt(text, word.end);
  const isAlone = text.startsWith('여남은', at);
  if (!isAlone && (powers === null || powers.powers === 0)) return null;
  return unreadNumber(isAlone ? word.end : (powers?.end ?? word.end), 'form', 'sino');
}

/** `반 컵`: a half of the unit. */
function halfWord(text: string, at: number): WrittenNumber | null {
  if (text.charAt(at) !== '반' || unitAfter(text, at + 1) === null) return null;
  return text.charAt(at + 1) === ' '
    ? numberOf(at + 1, exactFrom('1/2'), 'native', { resolution: exact(0) })
    : null;
}

/** A number in Korean words that begins the word at `at`. */
export function koreanNumberAt(text: string, at: number): WrittenNumber | null {
  const end = hangulEnd(text, at);
  if (end === at && !isHan(text.charCodeAt(at))) return null;
  if (longestWord(barred, text, at, (last) => !POWERS.includes(text.charAt(last) || ' ')) !== null)
    return null;
  return vagueWords(text, at) ?? nativeWords(text, at) ?? sinoWords(text, at) ?? halfWord(text, at);
}
