import type { Span } from '../../../../contract/span.ts';
import { DAY_MINUTES } from './hours-week.ts';

/** A time of day in a text: the minutes that it may mean, the likelier first (a bare 7:00 may be 19:00). */
export interface ClockTime extends Span {
  readonly minutes: readonly number[];
  /** True where only a number stands there, which is a time only beside another one. */
  readonly bare: boolean;
}

const TIME =
  /(?<![\d.,$€£#/])(?:(\d{1,2})(?:[:.]([0-5]?\d))?(?::00)?\s*(a\.?m\.?|p\.?m\.?)(?![a-z])|(\d{1,2}):([0-5]?\d)(?::00)?(?![\d:])|(noon|midday|midnight|정오|자정)|(\d{1,2}) (?:o['’]clock )?(in the morning|in the afternoon|in the evening|at night)|(오전|오후|새벽|아침|저녁|밤|낮)\s*(\d{1,2})시(?:\s*(\d{1,2})분|\s*(반))?|(\d{1,2})시(?!간)(?:\s*(\d{1,2})분|\s*(반))?|(\d{1,2})(?![\d.,:%]|\s*(?:\p{L}{3,}|\d)))/giu;

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const SPOKEN =
  /\b(half past|quarter past|quarter to|(?:five|ten|twenty)(?: minutes)? (?:past|to)) (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})\b/gi;
const MINUTES: Readonly<Record<string, number>> = { half: 30, quarter: 15, five: 5, ten: 10, twenty: 20 };

/** Half past eight, a quarter to nine, five to seven. */
function spokenTimes(text: string): ClockTime[] {
  return [...text.matchAll(SPOKEN)].map((match) => {
    const [whole, lead = '', name = ''] = match;
    const [word = '', ...rest] = lead.toLowerCase().split(' ');
    const hour = /\d/.test(name) ? Number(name) : NUMBERS.indexOf(name.toLowerCase()) + 1;
    const minute = (MINUTES[word] ?? 0) * (rest.at(-1) === 'to' ? -1 : 1);
    const start = (hour % 12) * 60 + minute;
    const minutes = [(start + DAY_MINUTES) % DAY_MINUTES, (start + 720) % DAY_MINUTES];
    return { start: match.index, end: match.index + whole.length, minutes, bare: false };
  });
}

/** Every time of day that a text names, in order. */
export function clockTimes(text: string): ClockTime[] {
  const military = /(?<!\d)(?:1[3-9]|2[0-4]):[0-5]?\d/.test(text);
  const spoken = spokenTimes(text);
  const plain = [...text.matchAll(TIME)].flatMap((match) => {
    const read = minutesOf(match);
    const minutes = military && match[4] !== undefined && read[0] !== 0 ? read.slice(0, 1) : read;
    const span = { start: match.index, end: match.index + match[0].trimEnd().length };
    return minutes.length === 0 ? [] : [{ ...span, minutes, bare: match[16] !== undefined }];
  });
  return spoken.length === 0 ? plain : [...plain, ...spoken].sort((a, b) => a.start - b.start);
}

function minutesOf(match: RegExpExecArray | RegExpMatchArray): number[] {
  const [
    ,
    hour12,
    minute12,
    half,
    hour24,
    minute24,
    word,
    spokenHour,
    spokenPart,
    part,
    hourKo,
    minuteKo,
    halfKo,
    plainKo,
    plainMinute,
    plainHalf,
    bare,
  ] = match;
  if (word !== undefined) return /noon|midday|정오/i.test(word) ? [720] : [0, DAY_MINUTES];
  if (spokenHour !== undefined) return twelve(Number(spokenHour), 0, spokenPart !== 'in the morning');
  if (hour12 !== undefined) return twelve(Number(hour12), Number(minute12 ?? 0), /^p/i.test(half ?? ''));
  if (hour24 !== undefined) return open(Number(hour24), Number(minute24 ?? 0));
  if (part !== undefined)
    return koreanHour(part, Number(hourKo), halfKo === undefined ? Number(minuteKo ?? 0) : 30);
  if (plainKo !== undefined)
    return open(Number(plainKo), plainHalf === undefined ? Number(plainMinute ?? 0) : 30);
  return open(Number(bare), 0);
}

function twelve(hour: number, minute: number, after: boolean): number[] {
  if (hour > 24) return [];
  if (hour > 12) return [hour * 60 + minute];
  const start = (hour % 12) * 60 + minute + (after ? 720 : 0);
  return start === 0 ? [0, DAY_MINUTES] : [start];
}

function koreanHour(part: string, hour: number, minute: number): number[] {
  return twelve(hour, minute, /오후|저녁|밤|낮/.test(part) && !(part === '밤' && hour === 12));
}

/** Without a half of the day an hour up to twelve may be either. */
function open(hour: number, minute: number): number[] {
  if (hour > 24 || minute > 59) return [];
  const start = hour * 60 + minute;
  if (start === 0 || start === DAY_MINUTES) return [0, DAY_MINUTES];
  return hour > 12 ? [start] : [start, (start + 720) % DAY_MINUTES];
}
