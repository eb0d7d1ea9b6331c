import { ZEROS } from '../lexicon/digit-scripts.ts';

const DIGITS: ReadonlyMap<number, number> = new Map(
  ZEROS.flatMap((zero) => Array.from({ length: 10 }, (_, digit) => [zero + digit, digit] as const)),
);
const LAST_ASCII = 0x7f;

/** The digit that a character is in any script, or -1. */
export function digitOf(code: number): number {
  if (code <= LAST_ASCII) return code >= 48 && code <= 57 ? code - 48 : -1;
  return DIGITS.get(code) ?? -1;
}

export function isDigitAt(text: string, at: number): boolean {
  return at >= 0 && at < text.length && digitOf(text.charCodeAt(at)) >= 0;
}

/** Where figures begin: a digit, or the point of `.95`. */
export function isFigureAt(text: string, at: number): boolean {
  if (isDigitAt(text, at)) return true;
  if (text.charCodeAt(at) !== 46 || !isDigitAt(text, at + 1)) return false;
  const before = text.charCodeAt(at - 1);
  return !(before > 32 && (isLetter(before) || digitOf(before) >= 0 || before === 46 || before === 47));
}

export function isHangul(code: number): boolean {
  return code >= 0xac00 && code <= 0xd7a3;
}

/** Letters of the Latin script, as English and its borrowed names need them. */
export function isLatin(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7)
  );
}

export function isHan(code: number): boolean {
  return code >= 0x4e00 && code <= 0x9fff;
}

const LETTER = /\p{L}/u;

export function isLetter(code: number): boolean {
  return isLatin(code) || isHangul(code) || (code > LAST_ASCII && LETTER.test(String.fromCharCode(code)));
}

/** What plain-text.ts puts where markup stood: it parts nothing. */
export const JOINER = 0x2060;

function isBlank(code: number): boolean {
  return code === 32 || code === 0xa0 || code === 0x202f || code === 0x2009;
}

/** So many white spaces are one gap; more part columns. */
const MOST_BLANKS = 2;
const LONGEST_LABEL = 40;

/** A line that goes on with a small letter or Hangul, and with no label: `25` at the end of one, `days of leave` on the next. */
function wraps(text: string, at: number): boolean {
  const [line = ''] = text.slice(at, at + LONGEST_LABEL).split('\n', 1);
  return /^ *[\p{Ll}\p{Script=Hangul}]/u.test(line) && !/[:=|]/.test(line);
}

function isGap(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isBlank(code) || code === 13 || (code === 10 && wraps(text, at + 1));
}

/** Behind at most two white spaces, of which one may end a line; markup between counts as nothing. */
export function afterGap(text: string, at: number): number {
  let end = at;
  for (let blanks = 0; ; end++) {
    if (isGap(text, end)) {
      if (++blanks > MOST_BLANKS) return end;
    } else if (text.charCodeAt(end) !== JOINER) return end;
  }
}

/** Behind what markup left. */
export function afterJoiners(text: string, at: number): number {
  let end = at;
  while (text.charCodeAt(end) === JOINER) end++;
  return end;
}

export function latinEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isLatin(text.charCodeAt(end))) end++;
  return end;
}

export function hangulEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isHangul(text.charCodeAt(end))) end++;
  return end;
}

/** The Latin word at `at` in lower case, empty where there is none. */
export function wordAt(text: string, at: number): string {
  return text.slice(at, latinEnd(text, at)).toLowerCase();
}

/** Words of what is counted, at most: meeting rooms. */
const COUNTED_WORDS = 3;

/** Where each of the words behind a number ends that it may count: 62 beds, 14 meeting rooms. */
export function nounEnds(text: string, end: number): readonly number[] {
  const found: number[] = [];
  for (let last = end; found.length < COUNTED_WORDS; ) {
    const at = afterGap(text, last);
    const next = at > last ? latinEnd(text, at) : last;
    if (next === last) break;
    found.push(next);
    last = next;
  }
  return found;
}
