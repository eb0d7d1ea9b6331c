import { longestWord, wordTable } from '../lexicon/lexicon.ts';
import { INSIDE_NAMES, NOT_NAMES, SURNAMES, TITLES_ENGLISH, TITLES_KOREAN } from '../lexicon/names.ts';
import { afterGap, hangulEnd, isDigitAt, isLatin, latinEnd } from './characters.ts';
import { type Draft, read } from './draft.ts';
import type { Scan } from './scan.ts';
import { beginsTime } from './time-expression.ts';
import { endsKorean } from './unit-at.ts';

const titles = wordTable(TITLES_ENGLISH).classes;
const koreanTitles = wordTable(TITLES_KOREAN);
const surnames = wordTable(SURNAMES).classes;
const inside = wordTable(INSIDE_NAMES).classes;
const notNames = wordTable(NOT_NAMES).classes;
const SHORT_COMPANY = /(?:Corp|Inc|Ltd|Co|Bros)\./y;
const ROMAN = /^[XVI]{2,7}$/;
const LONGEST = 8;
const GIVEN = 2;

function isCapital(text: string, at: number): boolean {
  const sign = text.charAt(at);
  return isLatin(text.charCodeAt(at)) && sign !== sign.toLowerCase();
}

/** Whether a sentence may begin at `at`: nothing, a stop, a colon, a quotation mark or a line before. */
function beginsSentence(text: string, at: number): boolean {
  for (let place = at - 1; place >= 0; place--) {
    const sign = text.charAt(place);
    if (sign === ' ' || sign === '\u2060') continue;
    return '.!?:\n"“”\'‘•*-|'.includes(sign);
  }
  return true;
}

function wordEnd(text: string, at: number): number {
  SHORT_COMPANY.lastIndex = at;
  const company = SHORT_COMPANY.exec(text);
  return company === null ? latinEnd(text, at) : at + company[0].length;
}

/** Codes, numerals and times end a name: Order AB-1234, Louis XIV. */
function isNameWord(text: string, at: number): boolean {
  const end = latinEnd(text, at);
  const word = text.slice(at, end);
  const isCode = isDigitAt(text, end) || (text.charAt(end) === '-' && isDigitAt(text, end + 1));
  return !isCode && !ROMAN.test(word) && !beginsTime(word.toLowerCase());
}

/** The words of a name from `at` on; a small word only between two with a capital. */
function nameEnd(text: string, at: number): { end: number; words: number } {
  let [end, words] = [wordEnd(text, at), 1];
  while (words < LONGEST) {
    const next = afterGap(text, end);
    if (next === end) break;
    if (isCapital(text, next) && isNameWord(text, next)) {
      [end, words] = [wordEnd(text, next), words + 1];
      continue;
    }
    const small = latinEnd(text, next);
    const last = afterGap(text, small);
    if (!inside.has(text.slice(next, small)) || last === small || !isCapital(text, last)) break;
    [end, words] = [wordEnd(text, last), words + 2];
  }
  return { end, words };
}

function titled(text: string, at: number): Draft | null {
  const end = latinEnd(text, at);
  if (!titles.has(text.slice(at, end).toLowerCase())) return null;
  const last = text.charAt(end) === '.' ? end + 1 : end;
  const start = afterGap(text, last);
  if (start === last || !isCapital(text, start)) return null;
  const name = nameEnd(text, start);
  const value = { kind: 'name', name: text.slice(start, name.end), title: text.slice(at, last) } as const;
  return { ...read(start, name.end, value), from: at };
}

/** A name in Latin letters: several words with a capital, or one that begins no sentence. */
export function latinNameAt({ text, language }: Scan, at: number): Draft | null {
  if (!isCapital(text, at) || isLatin(text.charCodeAt(at - 1))) return null;
  const title = titled(text, at);
  if (title !== null) return title;
  const word = text.slice(at, latinEnd(text, at)).toLowerCase();
  if (notNames.has(word)) return null;
  const { end, words } = nameEnd(text, at);
  const isJoined = "-'’".includes(text.charAt(end) || ' ') || "-'’".includes(text.charAt(at - 1) || ' ');
  if (words === 1 && (isJoined || (language === 'en' && beginsSentence(text, at)))) return null;
  return read(at, end, { kind: 'name', name: text.slice(at, end), title: null });
}

/** 김민수 부장, 최 교수: a family name, at most two syllables more, and a title. */
export function koreanNameAt(text: string, at: number): Draft | null {
  const end = hangulEnd(text, at);
  if (!surnames.has(text.charAt(at)) || end - at > GIVEN + 1) return null;
  const place = afterGap(text, end);
  const title =
    place === end ? null : longestWord(koreanTitles, text, place, (last) => endsKorean(text, last));
  if (title === null || text.slice(at, end).length === 2) return null;
  const value = { kind: 'name', name: text.slice(at, end), title: text.slice(place, title.end) } as const;
  return read(at, end, value, title.end);
}
