import { isPower } from '../../language/citation-superscript.ts';
import { SUPERSCRIPTS } from '../../lexicon/digit-scripts.ts';

/** A raised number or mark as a whole: `<sup>2</sup>`, `<sup><a href="#note-1">[1]</a></sup>`, `<sup>*</sup>`. */
export const RAISED = String.raw`<sup(?:\s[^<>]{0,400})?>(?<link><a\s[^<>]{0,400}>)?(?<raised>[-−]?\d{1,3}|\[\d{1,3}\]|[*†‡§]{1,3})(?:<\/a>)?<\/sup>`;

/**
 * What is read of a raised number behind these characters: the superscript of a power or a unit (10⁶, m²), and nothing of
 * a footnote. Links, brackets and marks are footnotes; nobody raises to the first power.
 */
export function raisedAs(raised: string, isLink: boolean, before: string): string {
  if (isLink || !/^[-−]?\d+$/u.test(raised) || raised === '1') return '';
  const isNegative = /^[-−]/u.test(raised);
  if (!isNegative && !isPower(before, before.length, before.length)) return '';
  const digits = raised.replace(/^[-−]/u, '').replace(/\d/gu, (digit) => SUPERSCRIPTS.charAt(Number(digit)));
  return `${isNegative ? '⁻' : ''}${digits}`;
}
