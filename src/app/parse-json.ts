import { AssayError } from '../contract/assay-error.ts';
import { showPath } from './configuration/problem.ts';
import { findJsonTrouble } from './json-position.ts';

/** Deepest nesting of arrays and objects that is read. */
export const DEEPEST = 100;

/** Offset of the first bracket that stands too deep, else -1. Strings are stepped over. */
function tooDeepAt(text: string): number {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (quoted && code === 0x5c) at += 1;
    else if (code === 0x22) quoted = !quoted;
    else if (!quoted && (code === 0x7b || code === 0x5b)) depth += 1;
    else if (!quoted && (code === 0x7d || code === 0x5d)) depth -= 1;
    if (depth > DEEPEST) return at;
  }
  return -1;
}

/** `place:line:column`, both from 1, columns in UTF-16 units. */
function placeAt(place: string, text: string, offset: number): string {
  const before = text.slice(0, offset);
  return `${place}:${before.split('\n').length}:${offset - before.lastIndexOf('\n')}`;
}

function notJson(text: string, place: string, hint: string): AssayError {
  const { offset, path, expected } = findJsonTrouble(text) ?? { offset: 0, path: [], expected: 'JSON' };
  const found = text.slice(offset, offset + 12).split(/\s/, 1)[0] ?? '';
  const inside = path.length === 0 ? '' : ` in ${showPath(path)}`;
  const seen = offset >= text.length ? 'the end of the text' : JSON.stringify(found);
  return new AssayError('malformed', `is not JSON: expected ${expected}${inside}, found ${seen}`, {
    where: placeAt(place, text, offset),
    hint,
  });
}

/** Parses JSON text. Throws `malformed` with line and column, also for nesting deeper than `DEEPEST`. */
export function parseJson(given: string, place: string, hint = 'correct the file at that place'): unknown {
  const text = given.startsWith('\ufeff') ? given.slice(1) : given;
  const deep = tooDeepAt(text);
  if (deep >= 0) {
    throw new AssayError('malformed', `is nested deeper than ${DEEPEST} levels`, {
      where: placeAt(place, text, deep),
      hint: 'flatten the data',
    });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw notJson(text, place, hint);
  }
}
