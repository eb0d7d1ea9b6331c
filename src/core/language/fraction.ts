import type { Draft } from './quantity-draft.ts';
import type { Unit } from './unit.ts';
import { unitOf } from './units.ts';

const KOREAN = /(\d{1,3})분의\s?(\d{1,3})(?![\d가-힣]*배)/y;
const ENGLISH = /(one|two|three|four|five)[ -](third|quarter|fifth|half|tenth)s?(?= of\b)/iy;
const NUMERATORS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };
const DENOMINATORS: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fifth: 5, tenth: 10 };
const RATIO: Unit | null = unitOf('ratio');

/** Reads a fraction as a ratio: 3분의 1, two thirds of. */
export function readFraction(text: string, at: number): Draft | null {
  KOREAN.lastIndex = at;
  const korean = KOREAN.exec(text);
  if (korean !== null) return draft(at, KOREAN.lastIndex, Number(korean[2]), Number(korean[1]));
  ENGLISH.lastIndex = at;
  const english = ENGLISH.exec(text);
  if (english === null) return null;
  const top = NUMERATORS[english[1]?.toLowerCase() ?? ''] ?? 1;
  return draft(at, ENGLISH.lastIndex, top, DENOMINATORS[english[2]?.toLowerCase() ?? ''] ?? 0);
}

function draft(start: number, end: number, top: number, bottom: number): Draft | null {
  if (bottom === 0) return null;
  const value = top / bottom;
  return {
    start,
    end,
    value,
    resolution: 0.01,
    mantissa: value,
    scale: 1,
    form: 'word',
    unit: RATIO,
    kind: 'cardinal',
    approximate: false,
  };
}
