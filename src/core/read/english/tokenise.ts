import type { Word } from '../../statement/token.ts';
import { addressEnd, addressStart } from './addresses.ts';
import { endOfFigure } from './figures.ts';
import { endOfMarks } from './marks.ts';
import { cutWord, endOfWord } from './words-in-text.ts';

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

/** The places at which a stretch without white space is cut; an address in it stays whole. */
function* cuts(text: string, start: number, end: number): Generator<number> {
  const stretch = text.slice(start, end);
  const from = addressStart(stretch);
  const address = from === null ? end : start + from;
  for (let at = start; at < end; ) {
    const stops =
      at === address
        ? [start + addressEnd(stretch, from ?? 0)]
        : cutAt(text, at, at < address ? address : end);
    yield* stops;
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
  for (const { 0: stretch, index } of written.matchAll(/\S+/gu)) {
    let start = index;
    for (const end of cuts(written, start, start + stretch.length)) {
      found.push({ form: written.slice(start, end), start, end });
      start = end;
    }
  }
  return found;
}
