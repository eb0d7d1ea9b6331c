import { DAY_HALVES, DOUBTFUL_TIMES, KOREAN_HOURS, NAMED_TIMES, ZONES } from '../lexicon/calendar.ts';
import { ENGLISH_NUMBERS } from '../lexicon/english-numbers.ts';
import { longestWord, wordTable } from '../lexicon/lexicon.ts';
import type { UnreadReason } from '../statement/value.ts';
import { afterGap, isDigitAt, isHangul, isLatin, latinEnd, wordAt } from './characters.ts';
import { endsKorean } from './unit-at.ts';

const halves = wordTable(DAY_HALVES);
const named = wordTable(NAMED_TIMES);
const doubtful = wordTable(DOUBTFUL_TIMES);
const zones = wordTable(ZONES);
const hours = wordTable(KOREAN_HOURS);
const numbers = wordTable(ENGLISH_NUMBERS).classes;

const FIGURES = /(\d{1,2}):([0-5]\d)(?::([0-5]\d))?(?![\d:])/y;
const HOUR = /(\d{1,2})(?:\.([0-5]\d))?(?![\d:,])/y;
const KOREAN_MINUTES = / ?(?:(\d{1,2}) ?분|반(?![가-힣]{2}))/y;
const OFFSET = /(?:UTC|GMT)[+-]\d{1,2}(?::?\d{2})?/y;
const GLUED_OFFSET = /Z(?![A-Za-z])|[+-]\d{2}:\d{2}(?!\d)/y;
const HOUR_SECONDS = 3600;
const NOON = 12;
const DAY_HOURS = 24;

/** One time of day. */
export interface ClockPoint {
  readonly start: number;
  readonly end: number;
  readonly seconds: number;
  readonly halfKnown: boolean;
  readonly zone: string | null;
  readonly unread: UnreadReason | null;
}

type Half = 'am' | 'pm' | 'night' | null;

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function halfAfter(text: string, end: number): { end: number; half: Half } {
  const at = afterGap(text, end);
  if (!isLatin(text.charCodeAt(at))) return { end, half: null };
  const found = longestWord(
    halves,
    text.slice(at, at + 4).toLowerCase(),
    0,
    (last) => !isLatin(text.charCodeAt(at + last)),
  );
  return found === null ? { end, half: null } : { end: at + found.end, half: found.is };
}

/** Behind a minute, `-22:00` is the end of a range; only a stamp, `T10:00-05:00`, has a zone there. */
function zoneAfter(text: string, end: number, isStamp: boolean): { end: number; zone: string | null } {
  const glued = isStamp || text.charAt(end) !== '-' ? match(GLUED_OFFSET, text, end) : null;
  if (glued !== null)
    return { end: end + glued[0].length, zone: glued[0] === 'Z' ? 'UTC' : `UTC${glued[0]}` };
  const at = afterGap(text, end);
  const offset = match(OFFSET, text, at);
  if (offset !== null) return { end: at + offset[0].length, zone: offset[0] };
  const found = longestWord(zones, text, at, (last) => !isLatin(text.charCodeAt(last)));
  return found === null ? { end, zone: null } : { end: found.end, zone: text.slice(at, found.end) };
}

function hourOf(hour: number, half: Half): number {
  if (half === 'am') return hour === NOON ? 0 : hour;
  if (half === 'pm') return hour < NOON ? hour + NOON : hour;
  return half === 'night' && hour >= 6 && hour < NOON
    ? hour + NOON
    : half === 'night' && hour === NOON
      ? DAY_HOURS
      : hour;
}

/** `known`: a zero before it, or an hour over twelve, is the clock of 24 hours. */
function point(
  text: string,
  start: number,
  end: number,
  time: readonly [number, number, number],
  half: Half,
  known: boolean,
): ClockPoint {
  const [hour, minute, second] = time;
  const { end: last, zone } = zoneAfter(text, end, text.charAt(start - 1) === 'T');
  const isLate = hour === DAY_HOURS && minute + second > 0;
  const impossible = hour > DAY_HOURS || isLate || (half === 'am' && hour > NOON) || minute > 59;
  const seconds = hourOf(hour, half) * HOUR_SECONDS + minute * 60 + second;
  const halfKnown = known || half !== null || hour > NOON || hour === 0;
  return { start, end: last, seconds, halfKnown, zone, unread: impossible ? 'impossible' : null };
}

/** 18:05, 6:05 PM, 9 a.m. */
function figures(text: string, at: number, start: number, before: Half): ClockPoint | null {
  const full = match(FIGURES, text, at);
  if (full !== null) {
    const { end, half } = halfAfter(text, at + full[0].length);
    const time = [Number(full[1]), Number(full[2]), Number(full[3] ?? 0)] as const;
    return point(text, start, end, time, half ?? before, full[1]?.startsWith('0') ?? false);
  }
  const hour = match(HOUR, text, at);
  if (hour === null) return null;
  const oClock = /^ o['’]clock\b/.exec(text.slice(at + hour[0].length, at + hour[0].length + 10));
  const { end, half } = halfAfter(text, at + hour[0].length + (oClock?.[0].length ?? 0));
  return half === null && oClock === null
    ? null
    : point(text, start, end, [Number(hour[1]), Number(hour[2] ?? 0), 0], half, false);
}

/** The hour before 시, in figures or words, and where 시 ends. */
function koreanHour(text: string, at: number): { end: number; hour: number } | null {
  const figure = match(/(\d{1,2})/y, text, at);
  const word = figure === null ? longestWord(hours, text, at, () => true) : null;
  const end = figure === null ? word?.end : at + figure[0].length;
  if (end === undefined) return null;
  const place = afterGap(text, end);
  if (text.charAt(place) !== '시' || text.startsWith('시간', place) || (figure === null && place - end > 1))
    return null;
  return { end: place + 1, hour: figure === null ? (word?.is ?? 0) : Number(figure[1]) };
}

function korean(text: string, at: number, start: number, half: Half): ClockPoint | null {
  const hour = koreanHour(text, at);
  if (hour === null || (half === null && !isDigitAt(text, at) && !endsKorean(text, hour.end))) return null;
  const minutes = match(KOREAN_MINUTES, text, hour.end);
  const minute = minutes === null ? 0 : minutes[1] === undefined ? 30 : Number(minutes[1]);
  const end = minutes === null ? hour.end : hour.end + minutes[0].length;
  if (minutes === null && !endsKorean(text, end)) return null;
  return point(text, start, end, [hour.hour, minute, 0], half, false);
}

/** half past seven, quarter to eight. */
function spoken(text: string, at: number): ClockPoint | null {
  const part = wordAt(text, at);
  if (part !== 'half' && part !== 'quarter') return null;
  const way = afterGap(text, at + part.length);
  const said = wordAt(text, way);
  if (said !== 'past' && said !== 'to') return null;
  const place = afterGap(text, way + said.length);
  const word = numbers.get(wordAt(text, place));
  const figure = match(/(\d{1,2})(?!\d)/y, text, place);
  const hour = figure === null ? word?.[1] : Number(figure[1]);
  if (hour === undefined || hour < 1 || hour > NOON || word?.[0] === 'article') return null;
  const { end, half } = halfAfter(text, figure === null ? latinEnd(text, place) : place + figure[0].length);
  const minute = part === 'half' ? 30 : 15;
  return said === 'past'
    ? point(text, at, end, [hour, minute, 0], half, false)
    : point(text, at, end, [hour - 1, 60 - minute, 0], half, false);
}

function byName(text: string, at: number): ClockPoint | null {
  const lower = text.slice(at, at + 8).toLowerCase();
  const ends = (end: number): boolean =>
    !isLatin(text.charCodeAt(at + end)) && (!isHangul(text.charCodeAt(at)) || endsKorean(text, at + end));
  const time = longestWord(named, lower, 0, ends);
  if (time !== null)
    return { start: at, end: at + time.end, seconds: time.is, halfKnown: true, zone: null, unread: null };
  const unsure = longestWord(doubtful, lower, 0, ends);
  if (unsure === null) return null;
  return { start: at, end: at + unsure.end, seconds: 0, halfKnown: false, zone: null, unread: 'ambiguous' };
}

/** A time of day at `at`. */
export function clockAt(text: string, at: number): ClockPoint | null {
  if (isDigitAt(text, at)) return figures(text, at, at, null) ?? korean(text, at, at, null);
  if (isLatin(text.charCodeAt(at))) return spoken(text, at) ?? byName(text, at);
  const half = longestWord(halves, text, at, () => true);
  if (half === null) return byName(text, at) ?? korean(text, at, at, null);
  const place = afterGap(text, half.end);
  return (
    korean(text, place, at, half.is) ?? (isDigitAt(text, place) ? figures(text, place, at, half.is) : null)
  );
}

/** Whether a time of day may begin with this word, in lower case. */
export function beginsClock(word: string): boolean {
  return word === 'half' || word === 'quarter' || named.classes.has(word) || doubtful.classes.has(word);
}
