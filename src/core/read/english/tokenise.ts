import type { Word } from '../../statement/token.ts';
import { endOfFigure } from './figures.ts';
import { endOfMarks } from './marks.ts';
import { cutWord, endOfWord } from './words-in-text.ts';

const ADDRESS = /:\/\/|www\.|mailto:|[^\s@]@[^\s@]/iu;
const OPENING = /["'“‘(<[{«*]/u;
const CLOSING = new Set(`"'”’)>]}».,;:!?…*`);

/** Where in a stretch without white space an address (of the web, of a person) begins; null where it holds none. */
function addressStart(stretch: string): number | null {
  const { index: sign } = ADDRESS.exec(stretch) ?? {};
  if (sign === undefined) return null;
  let start = sign;
  while (start > 0 && !OPENING.test(stretch[start - 1] ?? '')) start -= 1;
  return start;
}

/** Where it ends: marks of the sentence that follow are not of the address. */
function addressEnd(stretch: string, start: number): number {
  let end = stretch.length;
  while (end > start + 1 && CLOSING.has(stretch[end - 1] ?? '')) end -= 1;
  return end;
}

const FIGURE = /[0-9]/u;
const LETTER = /[\p{L}\p{M}\p{N}_]/u;

/** Where the thing ends that begins at `at`, and the places that part it into words. */
function cutAt(text: string, at: number, end: number): readonly number[] {
  const first = String.fromCodePoint(text.codePointAt(at) ?? 0);
  if (FIGURE.test(first) || (first === '.' && FIGURE.test(text[at + 1] ?? '')))
    return endOfFigure(text, at, end);
  if (LETTER.test(first)) return cutWord(text, at, endOfWord(text, at, end));
  return [endOfMarks(text, at, end)];
}

/** The words of a stretch without white space; an address in it stays whole. */
function cutInto(found: Word[], text: string, start: number, end: number): void {
  const stretch = text.slice(start, end);
  const inside = addressStart(stretch);
  const address = inside === null ? end : start + inside;
  for (let at = start; at < end; ) {
    const stops =
      at === address
        ? [start + addressEnd(stretch, inside ?? 0)]
        : cutAt(text, at, at < address ? address : end);
    let from = at;
    for (const stop of stops) {
      found.push({ form: text.slice(from, stop), start: from, end: stop });
      from = stop;
    }
    at = stops.at(-1) ?? end;
  }
}

/**
 * The words of a running text, cut as UD English EWT does: `don't` is two words, `$20` and `15-year` are two and
 * three. Every character that is not white space lies in exactly one. Time is linear in the length.
 */
export function tokenise(text: string): Word[] {
  const found: Word[] = [];
  const written = text.trimEnd();
  for (const { 0: stretch, index } of written.matchAll(/\S+/gu))
    cutInto(found, written, index, index + stretch.length);
  return found;
}
