import type { Quantity } from './quantity.ts';
import type { Unit } from './unit.ts';
import { matchesOf } from './matches-of.ts';

/** Minutes since midnight; comparable with nothing else. */
const CLOCK: Unit = { symbol: 'clock', dimension: 'clock', factor: 1, offset: 0 };

const HALF = String.raw`(a\.m\.|p\.m\.|am|pm)(?![a-z])`;
const TIME = new RegExp(
  String.raw`(?<![\d.,:$€£#])(?:(\d{1,2})(?:[:.]([0-5]\d))?(?: ?(?:-|–|to|and|until) ?(?=\d{1,2}(?:[:.][0-5]\d)?\s?${HALF})|\s?${HALF})|(\d{1,2}):([0-5]\d)(?::[0-5]\d)?(?![\d:])|\b(noon|midday|midnight)\b)`,
  'giu',
);
const NAMED: Readonly<Record<string, number>> = { noon: 720, midday: 720, midnight: 1440 };
const DAY = 1440;

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const PAST = new RegExp(
  String.raw`\b(half|quarter) (past|to) (${HOURS.join('|')}|1[0-2]|[1-9])(?: o['’]clock)? (?:in the (morning|afternoon|evening)|at (night))`,
  'giu',
);

/** Half past six in the morning; without its part of the day it may be of either half. */
function spokenTimes(text: string): Quantity[] {
  return matchesOf(text, PAST).map((match) => {
    const [written, part = '', way = '', hour = '', side = ''] = match;
    const named = HOURS.indexOf(hour.toLowerCase()) + 1;
    const minutes = part.toLowerCase() === 'half' ? 30 : 15;
    const start =
      ((named === 0 ? Number(hour) : named) % 12) * 60 + (side.toLowerCase() === 'morning' ? 0 : 720);
    return clockTime(match.index, written, start + (way.toLowerCase() === 'to' ? -minutes : minutes));
  });
}

function clockTime(start: number, text: string, value: number): Quantity {
  const span = { start, end: start + text.length, text };
  return {
    ...span,
    value,
    resolution: 1,
    unit: CLOCK,
    comparator: 'eq',
    approximate: false,
    kind: 'cardinal',
  };
}

function minutesOf([, hour, minute, ahead, half, bare, past, word]: RegExpExecArray): number {
  if (word !== undefined) return NAMED[word.toLowerCase()] ?? 0;
  if (bare !== undefined) return Number(bare) * 60 + Number(past);
  const isLate = /^p/iu.test(half ?? ahead ?? '');
  return ((Number(hour) % 12) + (isLate ? 12 : 0)) * 60 + Number(minute ?? 0);
}

/** The times of day of an English text, in order: `4 pm`, `16:00`, `7` of `7 to 10 am`, `noon`. */
export function findClockTimes(text: string): Quantity[] {
  const digits = matchesOf(text, TIME).flatMap((match) => {
    const value = minutesOf(match);
    if (value > DAY) return [];
    const written = (
      /^(?:noon|midday|midnight)|^[\d:.]+(?:\s?(?:[ap]\.m\.|[ap]m))?/iu.exec(match[0])?.[0] ?? match[0]
    ).trim();
    return [clockTime(match.index, written, value)];
  });
  return [...digits, ...spokenTimes(text)];
}
