import { isWhite } from './white-space.ts';

/** What one line is by its own look, before its neighbours are asked. */
export type LineLook =
  | 'blank'
  | 'fence'
  | 'heading'
  | 'break'
  | 'underline'
  | 'list_item'
  | 'quote'
  | 'table'
  | 'text';

/** One line `[start, end)` without its line break; white space at both ends left out. */
export interface Line {
  readonly start: number;
  readonly end: number;
  /** Columns of white space before `start`; a tab counts four. */
  readonly indent: number;
  readonly look: LineLook;
  /** Where the words begin. */
  readonly body: number;
}

const HEADING = /#{1,6}(?=[ \t]|$)[ \t]*/my;
const BREAK = /(?:-[ \t]*){3,}$|(?:\*[ \t]*){3,}$|(?:_[ \t]*){3,}$/my;
const UNDERLINE = /=+$/my;
const LIST =
  /(?:[-*+•·◦▪‣○●■□▶]|\d{1,3}[.)]|\(\d{1,3}\)|[①-⑳]|§ ?\d{1,4}[a-z]?\.?(?=[ \t]+[A-Z]))[ \t]+(?:\[[ xX]\][ \t]+)?/y;
const QUOTE = /(?:>[ \t]?)+/y;

function match(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** A longer line is no rule: a pattern over megabytes would exhaust its stack. */
const LONGEST_RULE = 1_000;

function marked(text: string, start: number, end: number): readonly [LineLook, number] | null {
  const mayBeRule = end - start <= LONGEST_RULE;
  const heading = match(HEADING, text, start);
  if (heading >= 0) return ['heading', heading];
  const rule = mayBeRule ? match(BREAK, text, start) : -1;
  if (rule >= 0) return ['break', rule];
  const list = match(LIST, text, start);
  if (list >= 0) return ['list_item', list];
  const quote = match(QUOTE, text, start);
  if (quote >= 0) return ['quote', quote];
  return mayBeRule && match(UNDERLINE, text, start) >= 0 ? ['underline', start] : null;
}

function look(text: string, start: number, end: number): readonly [LineLook, number] {
  if (start === end) return ['blank', start];
  if (text.startsWith('```', start) || text.startsWith('~~~', start)) return ['fence', start];
  const code = text.charCodeAt(start);
  if (code === 124) return ['table', start];
  if (code >= 0xac00 || (code >= 65 && code <= 122 && code !== 95)) return ['text', start];
  const found = marked(text, start, end) ?? ['text', start];
  return found[1] > end ? [found[0], end] : found;
}

/** The line that begins at `from`, and where the next one begins. */
export function readLine(text: string, from: number): readonly [Line, number] {
  const found = text.indexOf('\n', from);
  const stop = found < 0 ? text.length : found;
  let start = from;
  let indent = 0;
  for (; start < stop && isWhite(text.charCodeAt(start)); start++)
    indent += text.charCodeAt(start) === 9 ? 4 : 1;
  let end = stop;
  while (end > start && isWhite(text.charCodeAt(end - 1))) end--;
  const [seen, body] = look(text, start, end);
  return [{ start, end, indent, look: seen, body }, stop + 1];
}
