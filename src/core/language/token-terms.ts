import type { Span } from '../../contract/span.ts';

/** A term found in a text with what the table says of it. */
export interface TermMatch<T> extends Span {
  readonly value: T;
}

interface Term<T> {
  readonly pattern: RegExp;
  readonly value: T;
}

interface FirstCharacter<T> {
  /** Tried before the single terms. */
  readonly any: RegExp;
  readonly terms: readonly Term<T>[];
}

const LATIN = /[A-Za-z]/;

/**
 * Makes a finder of the terms of a table: `[value, patterns]`, patterns parted by `; `. Each is regular expression source that begins
 * with a plain character; Latin ones stand as whole words in either case, `_` before a Hangul one asks for a word start.
 * Matches are in order, do not overlap, and the longest at a place wins. One pass, linear.
 */
export function termFinder<T>(
  table: readonly (readonly [T, readonly string[]])[],
): (text: string) => TermMatch<T>[] {
  const firsts = index(table);
  const marks = new Uint8Array(65_536);
  for (const code of firsts.keys()) marks[code] = 1;
  return (text) => {
    const found: TermMatch<T>[] = [];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (marks[code] === 0 || (code < 128 && at > 0 && isWordCode(text.charCodeAt(at - 1)))) continue;
      const match = longestAt(firsts.get(code), text, at);
      if (match === null) continue;
      found.push(match);
      at = match.end - 1;
    }
    return found;
  };
}

function longestAt<T>(first: FirstCharacter<T> | undefined, text: string, at: number): TermMatch<T> | null {
  if (first === undefined) return null;
  first.any.lastIndex = at;
  if (!first.any.test(text)) return null;
  let best: TermMatch<T> | null = null;
  for (const { pattern, value } of first.terms) {
    pattern.lastIndex = at;
    const end = pattern.exec(text) === null ? at : pattern.lastIndex;
    if (end > (best?.end ?? at)) best = { start: at, end, value };
  }
  return best;
}

function index<T>(
  table: readonly (readonly [T, readonly string[]])[],
): ReadonlyMap<number, FirstCharacter<T>> {
  const sources = new Map<number, { source: string; value: T }[]>();
  for (const [value, patterns] of table) {
    for (const pattern of patterns.flatMap((line) => line.split('; '))) {
      const source = bounded(pattern);
      for (const code of firstCodes(pattern))
        sources.set(code, [...(sources.get(code) ?? []), { source, value }]);
    }
  }
  return new Map([...sources].map(([code, terms]) => [code, firstCharacter(terms)]));
}

function firstCharacter<T>(terms: readonly { source: string; value: T }[]): FirstCharacter<T> {
  const any = new RegExp(terms.map(({ source }) => `(?:${source})`).join('|'), 'iy');
  return { any, terms: terms.map(({ source, value }) => ({ pattern: new RegExp(source, 'iy'), value })) };
}

function bounded(pattern: string): string {
  if (pattern.startsWith('_')) return `(?<![가-힣A-Za-z0-9])${pattern.slice(1)}`;
  return LATIN.test(pattern.charAt(0)) ? `${pattern}(?![A-Za-z0-9_])` : pattern;
}

function firstCodes(pattern: string): readonly number[] {
  const first = pattern.charAt(pattern.startsWith('_') ? 1 : 0);
  return [...new Set([first.toLowerCase().charCodeAt(0), first.toUpperCase().charCodeAt(0)])];
}

function isWordCode(code: number): boolean {
  return (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58) || code === 95;
}
