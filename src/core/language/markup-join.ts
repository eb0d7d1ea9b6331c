import type { Line } from './markup-line.ts';

const NARROWEST = 50;
const WIDEST = 130;

function wide(code: number): number {
  return code >= 0x1100 && (code <= 0x11ff || code >= 0x2e80) ? 2 : 1;
}

/** Columns of `[start, end)`, counted no further than is needed to call a line too wide. */
function columns(text: string, start: number, end: number): number {
  let width = 0;
  for (let at = start; at < end && width <= WIDEST; at++) width += wide(text.charCodeAt(at));
  return width;
}

function firstWordEnd(text: string, line: Line): number {
  let at = line.body;
  while (at < line.end && text.charCodeAt(at) > 32) at++;
  return at;
}

/** True where the next line's first word would not have fitted: the writer's editor broke the line. */
function isWrapped(text: string, line: Line, next: Line): boolean {
  const width = columns(text, line.start, line.end);
  const word = columns(text, next.body, firstWordEnd(text, next));
  return width + 1 + word >= columns(text, next.start, next.end);
}

/** `[예술] 통기타 교실`: a line that begins with what it belongs to is no part of the one before. */
const LABELLED = /\[[^\]\n]{1,20}\] (?=\S)/y;

/** Whether a line break is only a wrap, as far as the beginning of the next line tells; null where only its length will. */
export function joinsSurely(text: string, line: Line, next: Line): boolean | null {
  const last = text.charCodeAt(line.end - 1);
  if (last === 92 || last === 58 || text.startsWith('  \n', line.end)) return false;
  LABELLED.lastIndex = next.body;
  if (LABELLED.test(text)) return false;
  const first = text.charCodeAt(next.body);
  const lower = first >= 97 && first <= 122;
  if (lower || last === 44) return true;
  const width = columns(text, line.start, line.end);
  return width < NARROWEST || width > WIDEST ? false : null;
}

/** Whether a line break is only a wrap, so that the sentence may go on in the next line. */
export function joins(text: string, line: Line, next: Line): boolean {
  return joinsSurely(text, line, next) ?? isWrapped(text, line, next);
}
