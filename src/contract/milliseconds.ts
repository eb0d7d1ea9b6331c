import { z } from 'zod';

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const DURATION = /^(\d{1,9}(?:\.\d{1,3})?) ?(ms|s|m|h)$/;

function inMilliseconds(text: string): number {
  const [, number = '0', unit = 'ms'] = DURATION.exec(text) ?? [];
  return Math.max(1, Math.round(Number(number) * (UNITS[unit] ?? 1)));
}

/** A time: milliseconds as a whole number, or a text with its unit, `500ms`, `5s`, `2m`, `1h`. */
export const Milliseconds = z.union([
  z.int().min(1),
  z
    .string()
    .regex(DURATION, 'expected milliseconds as a whole number, or a time with its unit: 500ms, 5s, 2m, 1h')
    .transform(inMilliseconds),
]);
/** A time as it was read. */
export type Milliseconds = number;
