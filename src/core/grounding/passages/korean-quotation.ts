import type { Span } from '../../../contract/span.ts';
import type { KoreanHold } from './korean-hold.ts';
import { matchesOf } from '../../language/matches-of.ts';

const QUOTED = /"([^"\n]{6,300})"|「([^」\n]{6,300})」|(?<![\p{L}\p{N}])'([^'\n]{6,300})'/gu;
const OPENS = /["'「]/u;
/** What begins or ends with white space stands between two quotations. */
const BETWEEN = /^\s|\s$/u;
const GAPS = /\s+/gu;
/** Less of its words held, and the quotation may come from elsewhere. */
const ALIKE = 0.5;

/** A quotation of a claim that does not stand in the window word for word, where the window says something like it. */
export interface WrongQuotation extends Span {
  readonly text: string;
}

/** Every quotation of three words or more that the window has otherwise. */
export function wrongQuotations({ links }: KoreanHold, claim: string, window: string): WrongQuotation[] {
  const quoted = OPENS.test(claim) ? matchesOf(claim, QUOTED) : [];
  if (quoted.length === 0) return [];
  const there = window.replace(GAPS, ' ');
  return quoted.flatMap((match) => {
    const text = match.slice(1).find((part) => part !== undefined) ?? '';
    const start = match.index + 1;
    const end = start + text.length;
    if (BETWEEN.test(text) || text.split(GAPS).length < 3 || there.includes(plain(text))) return [];
    const inside = links.filter(({ term }) => term.start >= start && term.end <= end);
    const held = inside.reduce((sum, { share }) => sum + share, 0);
    return inside.length > 0 && held / inside.length >= ALIKE ? [{ start, end, text }] : [];
  });
}

/** The full stop of a quotation may stand outside of it. */
function plain(text: string): string {
  return text
    .trim()
    .replace(GAPS, ' ')
    .replace(/[.,!?]$/u, '');
}
