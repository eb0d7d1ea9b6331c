import { SUPERSCRIPTS } from '../lexicon/digit-scripts.ts';
import { isPower } from './citation-superscript.ts';

/**
 * A raised or lowered part as a whole, with a link around it: `<sup>2</sup>`, `<sup><a href="#note-1">[1]</a></sup>`; and
 * a small number behind a number or a word, of which it is no part: `40<small>2</small>`.
 */
export const RAISED = String.raw`(?<=\d|\p{L}{3})<small>(?<small>\d{1,3})<\/small>|(?<outer><a\s[^<>]{0,400}>)?<(?<level>su[bp])(?:\s[^<>]{0,400})?>(?<inner>[^<>&]{0,80}(?:<(?!\/?su[bp]\b)[^<>]{0,400}>[^<>&]{0,80}){0,4})<\/su[bp]\s*>`;

const TAGS = /<[^<>]{0,400}>/gu;
/** What only leads to a note: `[2]`, `(2)`, `2)`, `2,3`, `†`, nothing. */
const NOTE =
  /^(?:\[[^\]]{0,30}\]|\(\d{1,3}\)|\d{1,3}\)|\d{1,3}(?:[ ,;–-]{1,3}\d{1,3}){1,9}|[*†‡§¶#]{1,3})?$/u;

function powerOf(number: string, before: string): string {
  const isNegative = /^[-−]/u.test(number);
  if (!isNegative && (number === '1' || !isPower(before, before.length, before.length))) return '';
  const digits = number.replace(/^[-−]/u, '').replace(/\d/gu, (digit) => SUPERSCRIPTS.charAt(Number(digit)));
  return `${isNegative ? '⁻' : ''}${digits}`;
}

/**
 * What is read of the groups of `RAISED` behind these characters: the superscript of a power or a unit (10⁶, m²), nothing
 * of a footnote, else its own words, which join no number: `1010<sub>2</sub>` is not 10102. Links, brackets and marks
 * are footnotes; nobody raises to the first power.
 */
export function raisedAs(
  { outer, level, small, inner = '' }: Readonly<Record<string, string | undefined>>,
  before: string,
): string {
  if (small !== undefined) return powerOf(small, before);
  const said = inner.replace(TAGS, '').trim();
  if (level?.toLowerCase() === 'sup') {
    if (outer !== undefined || /<a\s/iu.test(inner) || NOTE.test(said)) return '';
    if (/^[-−]?\d{1,3}$/u.test(said)) return powerOf(said, before);
  }
  return /\d$/u.test(before) && /^\d/u.test(said) ? ` ${said}` : said;
}

/** What stands before a raised part that tells what it is. */
const REACH = 12;
const EACH = new RegExp(RAISED, 'giu');

/** The text with each raised part as it is read; `put` takes the pieces, and how much longer each was. */
function eachRead(text: string, put: (piece: string, shorter: number) => void): void {
  let [before, at] = ['', 0];
  for (const { 0: whole, index, groups = {} } of text.matchAll(EACH)) {
    const between = text.slice(at, index);
    const read = raisedAs(groups, (before + between).slice(-REACH));
    put(between + read, whole.length - read.length);
    before = (before + between + read).slice(-REACH);
    at = index + whole.length;
  }
  put(text.slice(at), 0);
}

/** The text with each raised part as it is read. */
export function readRaised(text: string): string {
  let read = '';
  eachRead(text, (piece) => (read += piece));
  return read;
}

/** The same, as long as it was: every other word begins where it did. */
export function raisedInPlace(text: string): string {
  if (!text.includes('</s')) return text;
  let [read, owed] = ['', 0];
  eachRead(text, (piece, shorter) => {
    const end = owed === 0 ? -1 : piece.search(/\s/u);
    read += end < 0 ? piece : piece.slice(0, end) + ' '.repeat(owed) + piece.slice(end);
    owed = (end < 0 ? owed : 0) + shorter;
  });
  return read + ' '.repeat(owed);
}
