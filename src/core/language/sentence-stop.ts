import { CITED_NUMBERS } from './citation-numbers.ts';
import { isBreak, type Stop } from './sentence-break.ts';
import { isWhite } from './white-space.ts';

/** A mark that belongs to the sentence before it. A run of superscripts is read a number at a time, in one way alone. */
const MARK = new RegExp(
  String.raw`\[\^?${CITED_NUMBERS}\](?!\()|\[\^[^\]\s]{1,60}\]|【[^】\n]{1,80}】|<sup>\[?\d{1,3}\]?<\/sup>|[¹²³⁴-⁹]⁰{0,2}|[(（](?:출처|자료|sources?)[:：][^()（）\n]{1,120}[)）]`,
  'iyu',
);
const CLOSERS: ReadonlySet<string> = new Set('"\'”’»)]）」』】〉》*_`~');
/** Signs that marks begin with. Where none stands the pattern, costly to make, is not needed. */
const OPENERS: ReadonlySet<string> = new Set('[【<¹²³⁴⁵⁶⁷⁸⁹(（');

/** Where the mark at a place ends; -1 where none stands there. */
function markEnd(text: string, at: number): number {
  if (!OPENERS.has(text.charAt(at))) return -1;
  MARK.lastIndex = at;
  return MARK.test(text) ? MARK.lastIndex : -1;
}

function skipWhite(text: string, at: number, end: number): number {
  let next = at;
  while (next < end && isWhite(text.charCodeAt(next))) next++;
  return next;
}

/** Behind the closing signs and the marks that follow at once. */
function afterClosers(text: string, from: number): number {
  let at = from;
  for (let next = at; next >= 0; next = CLOSERS.has(text.charAt(at)) ? at + 1 : markEnd(text, at)) at = next;
  return at;
}

/** Behind the last of the marks that stand one behind the other, with white space or the end behind it; -1 where there is none. */
function afterMarks(text: string, from: number): number {
  let last = -1;
  for (let end = markEnd(text, from); end >= 0; ) {
    if (end === text.length || isWhite(text.charCodeAt(end))) last = end;
    let next = end;
    while (next < end + 2 && (text.charAt(next) === ' ' || text.charAt(next) === ',')) next++;
    end = markEnd(text, next);
  }
  return last;
}

function closedAt(text: string, at: number, end: number): number {
  const closed = afterClosers(text, at);
  const marked = isWhite(text.charCodeAt(closed)) ? afterMarks(text, closed + 1) : -1;
  return Math.min(Math.max(closed, marked), end);
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
