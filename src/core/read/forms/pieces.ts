import type { Span } from '../../../contract/span.ts';
import { within } from './within.ts';

const OPENS = '([{“「『';
const CLOSES = ')]}”」』';
const PARTS = ',;|·、，；\n';
const PART = /[,;|·、，；\n]/u;

function isSpace(sign: string): boolean {
  return sign === '' || sign.trim() === '';
}

/** Places of a line at which nothing is inside of a value or of brackets. */
function* openPlaces(text: string, line: Span, values: readonly Span[]): Generator<number> {
  const inside = within(values, line);
  let depth = 0;
  let next = 0;
  for (let at = line.start; at < line.end; at += 1) {
    while (next < inside.length && (inside[next]?.end ?? 0) <= at) next += 1;
    if (OPENS.includes(text.charAt(at))) depth += 1;
    if (CLOSES.includes(text.charAt(at))) depth = Math.max(0, depth - 1);
    if (depth === 0 && (inside[next]?.start ?? line.end) > at) yield at;
  }
}

function isWritten(text: string, { start, end }: Span): boolean {
  return text.slice(start, end).trim() !== '';
}

/** A line cut at commas and the like that stand before white space. */
export function piecesOf(text: string, line: Span, values: readonly Span[]): Span[] {
  const found: Span[] = [];
  let { start } = line;
  const places = PART.test(text.slice(start, line.end)) ? openPlaces(text, line, values) : [];
  for (const at of places) {
    if (!PARTS.includes(text.charAt(at)) || !isSpace(text.charAt(at + 1))) continue;
    found.push({ start, end: at });
    start = at + 1;
  }
  return [...found, { start, end: line.end }].filter((piece) => isWritten(text, piece));
}

/** The two sides of a sign that parts a name from what is said of it. */
export interface Sides {
  readonly before: Span;
  readonly behind: Span;
}

function sidesAt({ start, end }: Span, at: number, length: number): Sides {
  return { before: { start, end: at }, behind: { start: at + length, end } };
}

/** Signs without which nothing is cut: most lines have none. */
const LABEL_SIGN = /[:：=]/u;
const DASH_SIGN = /[-–—]/u;
const LABEL_ENDS = /[:：](?:\*\*|__)?(?=\s|$)|：|\s=\s/uy;
const DASHES = /\s(?:--?|[–—])\s/uy;

function cutBy(pattern: RegExp, text: string, line: Span, values: readonly Span[]): Sides | null {
  for (const at of openPlaces(text, line, values)) {
    pattern.lastIndex = at;
    const [sign] = pattern.exec(text) ?? [];
    if (sign !== undefined && at + sign.length <= line.end) return sidesAt(line, at, sign.length);
  }
  return null;
}

/** `Capacity: 120`, `port = 8080`. */
export function labelSides(text: string, line: Span, values: readonly Span[]): Sides | null {
  const isLabel = LABEL_SIGN.test(text.slice(line.start, line.end));
  return isLabel ? cutBy(LABEL_ENDS, text, line, values) : null;
}

/** `Leeds – 40 bays`. */
export function dashSides(text: string, line: Span, values: readonly Span[]): Sides | null {
  const isDashed = DASH_SIGN.test(text.slice(line.start, line.end));
  return isDashed ? cutBy(DASHES, text, line, values) : null;
}
