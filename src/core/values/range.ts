import { CHANGE_VERBS, IN_BETWEEN, PAIRING_PARTICLES, RANGE_SIGNS, RANGE_WORDS } from '../lexicon/bounds.ts';
import { longestWord, wordTable } from '../lexicon/lexicon.ts';
import { type Exact, add, multiply, ONE, order } from '../statement/exact.ts';
import { amountPartAt, compoundAt } from './amount-part.ts';
import { afterGap, isDigitAt, isHangul, isLatin, nounEnds } from './characters.ts';
import { wordBefore } from './english-number.ts';
import type { AmountPart } from './part.ts';

const words = wordTable(RANGE_WORDS);
const changes = wordTable(CHANGE_VERBS).classes;
const RATIO_SIGNS = ':×xX*/';

export interface Range {
  readonly low: AmountPart;
  readonly high: AmountPart;
}

interface Joint {
  readonly end: number;
  readonly is: 'sign' | 'to' | 'and';
}

/** What joins two ends: a dash, `to`, 에서, 부터. */
function jointAt(text: string, end: number): Joint | null {
  const at = afterGap(text, end);
  if (RANGE_SIGNS.includes(text.charAt(at) || ' ')) {
    const isSpaced = at > end && text.charAt(at + 1) !== ' ';
    return isSpaced ? null : { end: afterGap(text, at + 1), is: 'sign' };
  }
  const found = longestWord(words, text, at, (last) => afterGap(text, last) > last);
  if (found === null || (isLatin(text.charCodeAt(at)) && at === end)) return null;
  return isHangul(text.charCodeAt(at)) && at > end && !text.startsWith('내지', at)
    ? null
    : { end: afterGap(text, found.end), is: found.is };
}

function sameKind(low: AmountPart, high: AmountPart): boolean {
  if (low.unit === null || low.unit === high.unit) return true;
  if (high.unit === null) return low.isPrefixed;
  return low.unit.dimension === high.unit.dimension;
}

function times(part: AmountPart, scale: Exact): AmountPart {
  const [low, high] = [multiply(part.low, scale), multiply(part.high, scale)];
  return { ...part, low, high, resolution: multiply(part.resolution, scale), scale };
}

/** `3~5만`: the first end takes over the multiplier where it would rise then too. */
function withScale(low: AmountPart, high: AmountPart): AmountPart {
  const isScaled = low.scale === ONE && high.scale !== ONE && low.form === 'figures';
  if (!isScaled) return low;
  const scaled = times(low, high.scale);
  return order(scaled.low, high.low) < 0 ? scaled : low;
}

function asRange(low: AmountPart, high: AmountPart): Range | null {
  if (!sameKind(low, high) || low.unread !== null || high.unread !== null) return null;
  const first = withScale(low, high);
  const unit = high.unit ?? low.unit;
  const isSameUnit = first.unit === null || first.unit === unit;
  const [a, b] =
    isSameUnit || unit === null || first.unit === null ? [first.low, high.high] : [based(first), based(high)];
  return order(a, b) < 0 ? { low: first, high: { ...high, unit } } : null;
}

function based(part: AmountPart): Exact {
  return part.unit === null ? part.low : multiply(part.low, part.unit.factor);
}

/** Whether "from A to B" tells of a change: a verb of it stands at most eight words before. */
export function tellsOfChange(text: string, at: number): boolean {
  let place = at;
  for (let count = 0; count < 8; count++) {
    const word = wordBefore(text, place);
    if (word === '') return false;
    if (changes.has(word)) return true;
    place = text.lastIndexOf(' ', place - 1);
    if (place < 0) return false;
  }
  return false;
}

/** `6살에서 12살로`: from one value to another, and no range. */
function isMove(text: string, end: number, last: number): boolean {
  return text.startsWith('에서', end) && (text.startsWith('로', last) || text.startsWith('으로', last));
}

/** `5 ± 0.2 mm`. */
function tolerance(text: string, middle: AmountPart): Range | null {
  const at = afterGap(text, middle.end);
  const off = text.charAt(at) === '±' ? amountPartAt(text, at) : null;
  if (off === null || off.unread !== null || (middle.unit !== null && middle.unit !== off.unit)) return null;
  const [low, high] = [add(middle.low, off.low), add(middle.high, off.high)];
  const both = { ...off, start: middle.start, low, high };
  return { low: both, high: both };
}

/** Where `6 meeting rooms` of `6 meeting rooms and 14 meeting rooms` ends: before what joins two ends. */
function countedEnd(text: string, end: number): number {
  return nounEnds(text, end).find((at) => jointAt(text, at) !== null) ?? end;
}

/** `1 bed and 14 beds`: both ends count the same noun, which is no unit. */
function repeats(text: string, from: number, to: number, last: number): boolean {
  const counted = text.slice(from, to);
  return [counted, `${counted}s`].some(
    (noun) => text.startsWith(noun, last) && !isLatin(text.charCodeAt(last + noun.length)),
  );
}

/** `5명과 9명 사이`. */
function pairedRange(text: string, low: AmountPart): Range | null {
  const next = afterGap(text, low.end + 1);
  const isPaired = PAIRING_PARTICLES.includes(text.charAt(low.end) || ' ') && next > low.end + 1;
  const high = isPaired ? amountPartAt(text, next) : null;
  return high !== null && text.startsWith(IN_BETWEEN, afterGap(text, high.end)) ? asRange(low, high) : null;
}

/** Both ends of a range whose first end was read, or null. */
export function rangeFrom(text: string, low: AmountPart, isBetween: boolean): Range | null {
  const whole = tolerance(text, low) ?? pairedRange(text, low);
  return whole ?? joinedRange(text, low, isBetween);
}

function joinedRange(text: string, low: AmountPart, isBetween: boolean): Range | null {
  const plain = jointAt(text, low.end);
  const noun = plain === null && isBetween && low.unit === null ? countedEnd(text, low.end) : low.end;
  const joint = plain ?? jointAt(text, noun);
  if (joint === null || (joint.is === 'and' && !isBetween)) return null;
  const mayMove = joint.is === 'to' && (isBetween || low.unit !== null);
  if (mayMove && isLatin(text.charCodeAt(joint.end - 2)) && tellsOfChange(text, low.start)) return null;
  const high = amountPartAt(text, joint.end);
  const whole = high === null ? null : compoundAt(text, high);
  const isPart = low.unit === null && whole !== null && whole.end !== high?.end;
  if (whole !== null && noun > low.end && !repeats(text, low.end, noun, whole.end)) return null;
  return whole === null || isPart || isMove(text, low.end, whole.end) ? null : asRange(low, whole);
}

const CHAIN = /(?:[:×xX*/~–—-]\d[\d.,]*)+/y;

/** 1:2:3: a chain is one thing. */
function chainEnd(text: string, end: number): number {
  CHAIN.lastIndex = end;
  return end + (CHAIN.exec(text)?.[0].length ?? 0);
}

/** 3-1, 3:1, 3 x 4 m, 12.5 대 1: two numbers that are neither one nor a range. Where it ends, or -1. */
export function pairEnd(text: string, part: AmountPart): number {
  const at = afterGap(text, part.end);
  const sign = text.charAt(at) || ' ';
  const isVersus = sign === '대' && text.charAt(at + 1) === ' ' && isDigitAt(text, at + 2);
  const isSign = RATIO_SIGNS.includes(sign) || (RANGE_SIGNS.includes(sign) && at === part.end);
  const isLabel = sign === ':' && at === part.end && text.charAt(at + 1) === ' ';
  if ((!isVersus && !isSign) || isLabel) return versusEnd(text, part);
  const next = afterGap(text, at + 1);
  if (!isDigitAt(text, next)) return -1;
  const second = amountPartAt(text, next);
  return second === null ? -1 : chainEnd(text, second.end);
}

/** `3대 1`: 대 was read as the counter of machines. */
function versusEnd(text: string, part: AmountPart): number {
  if (part.unit?.symbol !== '대' || part.form !== 'figures') return -1;
  const next = afterGap(text, part.end);
  if (next === part.end || !isDigitAt(text, next)) return -1;
  const second = amountPartAt(text, next);
  return second === null || second.unit !== null ? -1 : second.end;
}
