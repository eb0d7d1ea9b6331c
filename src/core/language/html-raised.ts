import { SUPERSCRIPTS } from '../lexicon/digit-scripts.ts';
import { isPower } from './citation-superscript.ts';

/** A raised or lowered part as a whole, with a link around it: `<sup>2</sup>`, `<sup><a href="#note-1">[1]</a></sup>`. */
export const RAISED = String.raw`(?<outer><a\s[^<>]{0,400}>)?<(?<level>su[bp])(?:\s[^<>]{0,400})?>(?<inner>[^<>&]{0,80}(?:<(?!\/?su[bp]\b)[^<>]{0,400}>[^<>&]{0,80}){0,4})<\/su[bp]\s*>`;

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
  { outer, level, inner = '' }: Readonly<Record<string, string | undefined>>,
  before: string,
): string {
  const said = inner.replace(TAGS, '').trim();
  if (level?.toLowerCase() === 'sup') {
    if (outer !== undefined || /<a\s/iu.test(inner) || NOTE.test(said)) return '';
    if (/^[-−]?\d{1,3}$/u.test(said)) return powerOf(said, before);
  }
  return /\d$/u.test(before) && /^\d/u.test(said) ? ` ${said}` : said;
}

const EACH = new RegExp(RAISED, 'giu');

/** The text with each raised part as it is read. */
export function readRaised(text: string): string {
  let [read, at] = ['', 0];
  for (const { 0: whole, index, groups = {} } of text.matchAll(EACH)) {
    read += text.slice(at, index);
    read += raisedAs(groups, read.slice(-12));
    at = index + whole.length;
  }
  return read + text.slice(at);
}
