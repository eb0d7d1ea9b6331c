import {
  AFTER_ENGLISH,
  AFTER_KOREAN,
  AMOUNT_SIGNS,
  BEFORE_ENGLISH,
  BEFORE_KOREAN,
  BEFORE_SIGNS,
  BOUND_PARTICLES,
  type BoundWord,
  DENIED_KOREAN,
  NOT_BOUND_AFTER,
  OVERTIME_KOREAN,
  REACHING_ENGLISH,
  THAN_KOREAN,
} from '../lexicon/bounds.ts';
import { type Found, longestWord, wordTable } from '../lexicon/lexicon.ts';
import { wordBefore } from './english-number.ts';
import { afterGap, isDigitAt, isHangul, isLatin, wordAt } from './characters.ts';

const english = wordTable(BEFORE_ENGLISH);
const signs = wordTable(BEFORE_SIGNS);
const korean = wordTable(BEFORE_KOREAN);
const behind = wordTable(AFTER_ENGLISH);
const koreanBehind = wordTable(AFTER_KOREAN);
const particles = wordTable(BOUND_PARTICLES);
const than = wordTable(THAN_KOREAN);
const denied = wordTable(DENIED_KOREAN);
const overtime = wordTable(OVERTIME_KOREAN);
const signWords = [...wordTable(AMOUNT_SIGNS).classes.keys()];
const firstWords = new Set(
  [...signWords, ...english.classes.keys()].map((phrase) => phrase.split(/[ .]/)[0] ?? ''),
);

const reaching = wordTable(REACHING_ENGLISH).classes;

const LONGEST_PHRASE = 24;
const DENIAL: Readonly<Record<BoundWord, BoundWord>> = {
  gt: 'lte',
  gte: 'lt',
  lt: 'gte',
  lte: 'gt',
  near: 'near',
  range: 'range',
  since: 'before',
  until: 'after',
  before: 'since',
  after: 'until',
  at: 'at',
  age: 'age',
};

const signFirst = new Set(signWords);

/** Whether a word is a sign: minus, negative. */
export function beginsSign(word: string): boolean {
  return signFirst.has(word);
}

/** Whether a bound may begin with this word, in lower case. */
export function beginsBound(word: string): boolean {
  return firstWords.has(word);
}

function englishBefore(text: string, at: number): Found<BoundWord> | null {
  if (!beginsBound(wordAt(text, at))) return null;
  const lower = text.slice(at, at + LONGEST_PHRASE).toLowerCase();
  const found = longestWord(english, lower, 0, (end) => !isLatin(text.charCodeAt(at + end)));
  if (found === null) return null;
  const isReached = reaching.get(lower.slice(0, found.end)) === 'reached';
  if (isReached && reaching.get(wordBefore(text, at)) === 'verb') return null;
  const end = afterGap(text, at + found.end);
  return end === at + found.end ? null : { end, is: found.is };
}

/** The bound that begins at `at`, and where what it bounds begins. */
export function boundBefore(text: string, at: number): Found<BoundWord> | null {
  const code = text.charCodeAt(at);
  if (isLatin(code)) return englishBefore(text, at);
  const found = isHangul(code)
    ? longestWord(korean, text, at, (end) => afterGap(text, end) > end || isDigitAt(text, end))
    : longestWord(signs, text, at, () => true);
  return found === null ? null : { end: afterGap(text, found.end), is: found.is };
}

function koreanStem(text: string, at: number, isThan: boolean): Found<BoundWord> | null {
  const found = longestWord(isThan ? than : koreanBehind, text, at, () => true);
  if (found === null) return null;
  if (text.startsWith('이상', at) && NOT_BOUND_AFTER.includes(text.charAt(found.end) || ' ')) return null;
  if (text.charAt(at) === '선' && !' 을이에'.includes(text.charAt(found.end) || ' ')) return null;
  const no = longestWord(denied, text, found.end, () => true);
  return no === null ? found : { end: no.end, is: DENIAL[found.is] };
}

function koreanAfter(text: string, end: number): Found<BoundWord> | null {
  const particle = longestWord(particles, text, end, (last) => afterGap(text, last) > last);
  const isThan = text.startsWith('보다', end);
  for (const from of particle === null ? [end] : [end, particle.end]) {
    const at = afterGap(text, from);
    const place = at > from && text.startsWith('더 ', at) ? at + 2 : at;
    if (longestWord(overtime, text, place, () => true) !== null) return null;
    const found = isHangul(text.charCodeAt(place)) ? koreanStem(text, place, isThan && from > end) : null;
    if (found !== null) return found;
  }
  return null;
}

/** `3 or above 92`: the words bound the next number. */
function bindsNext(text: string, end: number): boolean {
  const next = afterGap(text, end);
  return isDigitAt(text, next) || '$€£₩'.includes(text.charAt(next) || ' ');
}

/** The bound behind an amount that ends at `end`: or more, 이상, 을 넘지 않. */
export function boundAfter(text: string, end: number): Found<BoundWord> | null {
  if (text.charAt(end) === '+' && !/[\d+]/.test(text.charAt(end + 1) || ' '))
    return { end: end + 1, is: 'gte' };
  const at = afterGap(text, end);
  const isEnglish = at > end && 'oamup'.includes(text.charAt(at) || ' ');
  if (isEnglish)
    return longestWord(behind, text, at, (last) => !isLatin(text.charCodeAt(last)) && !bindsNext(text, last));
  const first = text.charCodeAt(at);
  return isHangul(first) ? koreanAfter(text, end) : null;
}
