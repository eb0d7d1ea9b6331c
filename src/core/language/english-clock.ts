import type { Quantity } from './quantity.ts';
import type { Unit } from './unit.ts';

/** Minutes since midnight; comparable with nothing else. */
const CLOCK: Unit = { symbol: 'clock', dimension: 'clock', factor: 1, offset: 0 };

const HALF = String.raw`(a\.m\.|p\.m\.|am|pm)(?![a-z])`;
const TIME = new RegExp(
  String.raw`(?<![\d.,:$€£#])(?:(\d{1,2})(?:[:.]([0-5]\d))?(?: ?(?:-|–|to|and|until) ?(?=\d{1,2}(?:[:.][0-5]\d)?\s?${HALF})|\s?${HALF})|(\d{1,2}):([0-5]\d)(?::[0-5]\d)?(?![\d:])|\b(noon|midday|midnight)\b)`,
  'giu',
);
const NAMED: Readonly<Record<string, number>> = { noon: 720, midday: 720, midnight: 1440 };
const DAY = 1440;

function minutesOf([, hour, minute, ahead, half, bare, past, word]: RegExpExecArray): number {
  if (word !== undefined) return NAMED[word.toLowerCase()] ?? 0;
  if (bare !== undefined) return Number(bare) * 60 + Number(past);
  const isLate = /^p/iu.test(half ?? ahead ?? '');
  return ((Number(hour) % 12) + (isLate ? 12 : 0)) * 60 + Number(minute ?? 0);
}

/** The times of day of an English text, in order: `4 pm`, `16:00`, `7` of `7 to 10 am`, `noon`. */
export function findClockTimes(text: string): Quantity[] {
  return [...text.matchAll(TIME)].flatMap((match) => {
    const value = minutesOf(match);
    if (value > DAY) return [];
    const written = (
      /^(?:noon|midday|midnight)|^[\d:.]+(?:\s?(?:[ap]\.m\.|[ap]m))?/iu.exec(match[0])?.[0] ?? match[0]
    ).trim();
    const { index: start } = match;
    const span = { start, end: start + written.length, text: written };
    return [
      { ...span, value, resolution: 1, unit: CLOCK, comparator: 'eq', approximate: false, kind: 'cardinal' },
    ];
  });
}
