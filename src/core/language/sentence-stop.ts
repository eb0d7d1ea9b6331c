import { CITED_NUMBERS } from './citation-numbers.ts';
import { isBreak, type Stop } from './sentence-break.ts';
import { isWhite } from './white-space.ts';

/** Marks that belong to the sentence before them. */
const MARK = String.raw`(?:\[\^?${CITED_NUMBERS}\](?!\()|\[\^[^\]\s]{1,60}\]|【[^】\n]{1,80}】|<sup>\[?\d{1,3}\]?<\/sup>|[¹²³⁴-⁹][⁰¹²³⁴-⁹]{0,2}|[(（](?:출처|자료|sources?)[:：][^()（）\n]{1,120}[)）])`;
const CLOSERS = new RegExp(
  String.raw`(?:["'”’»)\]）」』】〉》*_\x60~]|${MARK})*(?:\s(?:${MARK}[ ,]{0,2})*${MARK}(?=\s|$))?`,
  'iyu',
);

function skipWhite(text: string, at: number, end: number): number {
  let next = at;
  while (next < end && isWhite(text.charCodeAt(next))) next++;
  return next;
}

/** Signs that closers and marks begin with. Where none stands the pattern, costly to make, is not needed. */
const CLOSING: ReadonlySet<string> = new Set('"\'”’»)]）」』】〉》*_`~[【<¹²³⁰⁴⁵⁶⁷⁸⁹(（');

function closedAt(text: string, at: number, end: number): number {
  if (!CLOSING.has(text.charAt(at)) && !CLOSING.has(text.charAt(at + 1))) return Math.min(at, end);
  CLOSERS.lastIndex = at;
  CLOSERS.test(text);
  return Math.min(Math.max(CLOSERS.lastIndex, at), end);
}

function isTerminator(code: number): boolean {
  if (code < 0x80) return code === 46 || code === 33 || code === 63;
  return code === 0x2026 || code === 0x3002 || code === 0xff01 || code === 0xff1f || code === 0xff0e;
}

/** The first run of terminators at or behind `search`, before `end`; null where there is none. */
export function nextStop(text: string, from: number, search: number, end: number): Stop | null {
  let at = search;
  while (at < end && !isTerminator(text.charCodeAt(at))) at++;
  if (at >= end) return null;
  let stop = at + 1;
  while (stop < end && isTerminator(text.charCodeAt(stop))) stop++;
  const closed = closedAt(text, stop, end);
  return { at, end: stop, closed, next: skipWhite(text, closed, end), from, blockEnd: end };
}

/** Where the first sentence of `[start, end)` ends with another one behind it; -1 where it is one. */
export function firstBreak(text: string, start: number, end: number): number {
  let stop = nextStop(text, start, start, end);
  while (stop !== null && stop.next < end) {
    if (isBreak(text, stop)) return stop.at;
    stop = nextStop(text, start, stop.closed, end);
  }
  return -1;
}
