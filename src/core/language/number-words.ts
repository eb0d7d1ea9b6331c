import type { NumberReading } from './number.ts';

function numbered(words: string, first: number, step: number): readonly (readonly [string, number])[] {
  return words.split(' ').map((word, index) => [word, first + index * step] as const);
}

const ONES = new Map(numbered('zero one two three four five six seven eight nine', 0, 1));
const TEENS = new Map(
  numbered('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10, 1),
);
const TENS = new Map(numbered('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10));
const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
  ['dozen', 12],
]);
const WORD = /[A-Za-z]{2,9}(?![A-Za-z0-9_])/y;
const HEAD = /(?:half an? |an? )(?=(?:hundred|thousand|million|billion|trillion|dozen)\b)/iy;

/** A number being read; `group` is under a thousand until a scale closes it. */
interface Reader {
  at: number;
  total: number;
  group: number;
  /** The largest number that may still be added to the group: 99 after a hundred, 9 after twenty. */
  room: number;
  scale: number;
  place: number;
}

/** Reads English number words: twenty-five, three hundred thousand, half a million, a dozen. */
export function readNumberWords(text: string, start: number): NumberReading | null {
  HEAD.lastIndex = start;
  const head = HEAD.exec(text)?.[0] ?? '';
  const first = head === '' ? 0 : /^half/i.test(head) ? 0.5 : 1;
  const reader: Reader = {
    at: start + head.length,
    total: 0,
    group: first,
    room: first > 0 ? -1 : 999,
    scale: Infinity,
    place: 1,
  };
  let end = -1;
  for (let next = reader.at; next >= 0 && readWord(text, next, reader); next = nextWord(text, reader.at))
    end = reader.at;
  if (end < 0) return null;
  const value = reader.total + reader.group;
  return {
    start,
    end,
    value,
    resolution: reader.place,
    mantissa: value / reader.place,
    scale: reader.place,
    form: 'word',
  };
}

function nextWord(text: string, at: number): number {
  const gap = text.charCodeAt(at);
  if (gap !== 32 && gap !== 45) return -1;
  return /^and /i.test(text.slice(at + 1, at + 5)) ? at + 5 : at + 1;
}

function readWord(text: string, at: number, reader: Reader): boolean {
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[0].toLowerCase();
  if (word === undefined) return false;
  const accepted = addScale(word, reader) || addDigit(word, reader);
  if (accepted) reader.at = WORD.lastIndex;
  return accepted;
}

function addScale(word: string, reader: Reader): boolean {
  const scale = SCALES.get(word);
  if (scale === undefined || reader.group === 0 || scale >= reader.scale) return false;
  reader.place = scale === 12 ? 1 : scale;
  if (scale === 100) {
    if (reader.group >= 100) return false;
    reader.group *= 100;
    reader.room = 99;
    return true;
  }
  reader.total += reader.group * scale;
  reader.group = 0;
  reader.room = 999;
  reader.scale = scale;
  return true;
}

function addDigit(word: string, reader: Reader): boolean {
  const tens = TENS.get(word);
  const value = tens ?? TEENS.get(word) ?? ONES.get(word);
  if (value === undefined || value > reader.room) return false;
  reader.group += value;
  reader.room = tens === undefined ? -1 : 9;
  reader.place = 1;
  return true;
}
