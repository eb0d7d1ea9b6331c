import {
  AFTER_PRONOUN_ONE,
  BEFORE_PRONOUN_ONE,
  ENGLISH_NUMBERS,
  ENGLISH_ORDINALS,
  VAGUE_NUMBERS,
} from '../lexicon/english-numbers.ts';
import { wordTable } from '../lexicon/lexicon.ts';
import { type Exact, add, exact, multiply, ONE, ZERO } from '../statement/exact.ts';
import { afterGap, isLatin, latinEnd, wordAt } from './characters.ts';
import { type WrittenNumber, numberOf, unreadNumber } from './number.ts';

const words = wordTable(ENGLISH_NUMBERS).classes;
const ordinals = wordTable(ENGLISH_ORDINALS).classes;
const vague = wordTable(VAGUE_NUMBERS).classes;
const afterOne = wordTable(AFTER_PRONOUN_ONE).classes;
const beforeOne = wordTable(BEFORE_PRONOUN_ONE).classes;
const HYPHEN = 45;
const LARGEST_GROUP = 100;

/** Where the next word of the same number may stand: behind a space or a hyphen. */
export function nextWord(text: string, end: number): number {
  const code = text.charCodeAt(end);
  return code === HYPHEN || code === 0x2010 || code === 0x2011 ? end + 1 : afterGap(text, end);
}

function scaleAt(text: string, at: number): number {
  const word = words.get(wordAt(text, at));
  return word !== undefined && (word[0] === 'hundred' || word[0] === 'scale' || word[0] === 'dozen')
    ? word[1]
    : 0;
}

/** `million`, `hundred thousand` behind a number, and what they multiply it by. */
export function scalesAfter(text: string, end: number): { end: number; scale: Exact } {
  let [last, scale] = [end, ONE];
  for (;;) {
    const at = nextWord(text, last);
    const value = at === last ? 0 : scaleAt(text, at);
    if (value === 0) return { end: last, scale };
    [last, scale] = [latinEnd(text, at), multiply(scale, exact(value))];
  }
}

/** ` and a half`, ` and three quarters`: what they add, or null. */
export function andPartAfter(text: string, end: number): { end: number; part: Exact } | null {
  const and = afterGap(text, end);
  if (and === end || wordAt(text, and) !== 'and') return null;
  const first = afterGap(text, and + 3);
  const count = words.get(wordAt(text, first));
  if (count === undefined || (count[0] !== 'article' && count[0] !== 'unit')) return null;
  const at = nextWord(text, latinEnd(text, first));
  const name = wordAt(text, at);
  const parts = words.get(name);
  const under =
    parts?.[0] === 'half' || parts?.[0] === 'quarter'
      ? parts[1]
      : name.endsWith('s') || count[1] === 1
        ? (ordinals.get(name) ?? 0)
        : 0;
  return under < 2 ? null : { end: latinEnd(text, at), part: exact(count[1], under) };
}

interface Sum {
  total: number;
  group: number;
  end: number;
  count: number;
  last: string;
  /** The last scale word: the next must be smaller. */
  scale: number;
}

const FITS: Readonly<Record<string, readonly string[]>> = {
  unit: ['', 'ten', 'hundred', 'scale'],
  teen: ['', 'hundred', 'scale'],
  ten: ['', 'hundred', 'scale'],
  hundred: ['unit', 'teen', 'article', 'ten'],
  scale: ['unit', 'teen', 'ten', 'article', 'hundred'],
  dozen: ['unit', 'article', 'teen', 'ten'],
};

function take(sum: Sum, is: string, value: number, end: number): boolean {
  if (!(FITS[is]?.includes(sum.last) ?? false)) return false;
  const isTooLarge = is === 'scale' ? value >= sum.scale : sum.group >= LARGEST_GROUP;
  if ((is === 'scale' || is === 'hundred' || is === 'dozen') && isTooLarge) return false;
  if (is === 'hundred' || is === 'dozen') sum.group *= value;
  else if (is === 'scale')
    Object.assign(sum, { total: sum.total + sum.group * value, group: 0, scale: value });
  else sum.group += value;
  Object.assign(sum, { end, last: is, count: sum.count + 1 });
  return true;
}

/** Skips `and` between hundred and the rest: one hundred and five. */
function rest(text: string, sum: Sum): number {
  const at = nextWord(text, sum.end);
  if (sum.last !== 'hundred' && sum.last !== 'scale') return at;
  if (wordAt(text, at) !== 'and') return at;
  const next = afterGap(text, at + 3);
  const word = words.get(wordAt(text, next));
  return word?.[0] === 'unit' || word?.[0] === 'teen' || word?.[0] === 'ten' ? next : at;
}

function sumAt(text: string, at: number): Sum | null {
  const sum: Sum = { total: 0, group: 0, end: at, count: 0, last: '', scale: Number.POSITIVE_INFINITY };
  for (let place = at; ; place = rest(text, sum)) {
    const word = words.get(wordAt(text, place));
    if (word === undefined) break;
    if (word[0] === 'article' && sum.last === '') {
      if (scaleAt(text, afterGap(text, latinEnd(text, place))) === 0) return null;
      Object.assign(sum, { group: 1, end: latinEnd(text, place), last: 'article' });
    } else if (!take(sum, word[0], word[1], latinEnd(text, place))) break;
  }
  return sum.count === 0 ? null : sum;
}

/** The word before `at`, in lower case. */
export function wordBefore(text: string, at: number): string {
  let end = at;
  while (end > 0 && (text.charCodeAt(end - 1) === 32 || text.charCodeAt(end - 1) === HYPHEN)) end--;
  let start = end;
  while (start > 0 && isLatin(text.charCodeAt(start - 1))) start--;
  return text.slice(start, end).toLowerCase();
}

/** "One" counts only where no pronoun and no set phrase can be meant. */
function isPronounOne(text: string, at: number, end: number): boolean {
  if (beforeOne.has(wordBefore(text, at))) return true;
  const next = afterGap(text, end);
  const word = wordAt(text, next);
  if (word === '' || text.charCodeAt(end) === 0x27 || text.charCodeAt(end) === 0x2019) return true;
  return afterOne.has(word) && andPartAfter(text, end) === null;
}

/** `two thirds`, `one-third of`, `three quarters`. */
function partsAt(text: string, sum: Sum): WrittenNumber | null {
  if (sum.total > 0) return null;
  const at = nextWord(text, sum.end);
  const name = wordAt(text, at);
  const under =
    name === 'quarter' || name === 'half' ? (words.get(name)?.[1] ?? 0) : (ordinals.get(name) ?? 0);
  if (under < 2 || at === sum.end || (under > 2 && !name.endsWith('s') && sum.group !== 1)) return null;
  const end = latinEnd(text, at);
  const isPlural = name === 'quarters' && wordAt(text, afterGap(text, end)) !== 'of';
  if (sum.group >= under || isPlural) return null;
  return numberOf(end, exact(sum.group, under), 'words', { share: true, resolution: ZERO });
}

/** `half`, `half a million`, `half a dozen`, `a quarter of`, `a third of`. */
function halfAt(text: string, at: number): WrittenNumber | null {
  const end = latinEnd(text, at);
  const article = afterGap(text, end);
  const word = wordAt(text, article);
  const scale =
    word === 'a' || word === 'an' ? scalesAfter(text, latinEnd(text, article)) : { end, scale: ONE };
  const half = exact(1, 2);
  if (scale.end > end && scale.scale !== ONE)
    return numberOf(scale.end, multiply(half, scale.scale), 'words', { resolution: ZERO });
  return numberOf(end, half, 'words', { share: true, resolution: ZERO });
}

/** `a quarter of`, `a third of`. */
function articlePart(text: string, at: number): WrittenNumber | null {
  const next = nextWord(text, latinEnd(text, at));
  const name = wordAt(text, next);
  const under = name === 'quarter' ? 4 : (ordinals.get(name) ?? 0);
  const end = latinEnd(text, next);
  if (under < 3 || wordAt(text, afterGap(text, end)) !== 'of') return null;
  return numberOf(end, exact(1, under), 'words', { share: true, resolution: ZERO });
}

function counted(text: string, at: number, sum: Sum): WrittenNumber | null {
  if (sum.count === 1 && sum.group === 1 && wordAt(text, at) === 'one' && isPronounOne(text, at, sum.end))
    return null;
  const part = andPartAfter(text, sum.end);
  const value = exact(sum.total + sum.group);
  if (part === null) return odd(text, numberOf(sum.end, value, 'words'));
  const { end, scale } = scalesAfter(text, part.end);
  return numberOf(end, multiply(add(value, part.part), scale), 'words', { resolution: ZERO, scale });
}

/** `twenty-odd`. */
function odd(text: string, number: WrittenNumber): WrittenNumber {
  const at = nextWord(text, number.end);
  return wordAt(text, at) === 'odd' ? { ...number, end: at + 3, approximate: true } : number;
}

function vagueAt(text: string, at: number): WrittenNumber | null {
  let end = latinEnd(text, at);
  for (;;) {
    const of = afterGap(text, end);
    if (wordAt(text, of) !== 'of' || !vague.has(wordAt(text, afterGap(text, of + 2)))) break;
    end = latinEnd(text, afterGap(text, of + 2));
  }
  return unreadNumber(end, 'form', 'words');
}

/** Words that a number may begin with. */
export function beginsNumber(word: string): boolean {
  return words.has(word) || vague.has(word);
}

/** A number in English words that begins at `at`, the beginning of a word. */
export function englishNumberAt(text: string, at: number): WrittenNumber | null {
  const word = wordAt(text, at);
  if (vague.has(word)) return vagueAt(text, at);
  const is = words.get(word)?.[0];
  if (is === undefined || is === 'scale' || is === 'hundred' || is === 'quarter') return null;
  if (is === 'half') return halfAt(text, at);
  const sum = sumAt(text, at);
  if (sum === null) return is === 'article' ? articlePart(text, at) : null;
  return partsAt(text, sum) ?? counted(text, at, sum);
}
