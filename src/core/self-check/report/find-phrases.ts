import type { DoubtKind } from '../../../contract/scanned-text.ts';
import { foldText } from '../../language/fold-text.ts';
import { findNegations } from '../../language/negation.ts';
import { termFinder } from '../../language/token-terms.ts';
import { maskReport } from './mask-report.ts';
import { REPORT_PHRASES } from './report-phrases.ts';

/** A phrase of a report with its place: `[start, end)`, and line and column counted from 1. */
export interface FoundPhrase {
  readonly kind: DoubtKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
}

const find = termFinder(REPORT_PHRASES);
const NEAR = 24;
/** Phrases that hold their own negative. */
const OWN_NEGATIVE = /n't|\bnot\b|\bno\b|without|untested|없|않|못/i;

/** "does not probably …", "추측이 아닙니다": a phrase that is itself denied takes nothing back. */
function isDenied(masked: string, start: number, end: number): boolean {
  if (OWN_NEGATIVE.test(masked.slice(start, end))) return false;
  const before =
    masked
      .slice(Math.max(0, start - NEAR), start)
      .split(/[.!?\n]/)
      .at(-1) ?? '';
  const after = masked.slice(end, end + NEAR).split(/[.!?\n]/)[0] ?? '';
  return (
    findNegations(before).some(({ scope }) => scope !== 'before') ||
    /^\s*(?:이|가|은|는)?\s*(?:아[니닙님닌]|없)/.test(after)
  );
}

/** Hedges and false certainty in the author's own words, in order; code, quotations and what is denied left out. */
export function findPhrases(text: string): readonly FoundPhrase[] {
  const read = foldText(text);
  const masked = maskReport(read.text);
  const found: FoundPhrase[] = [];
  let [line, lineStart, next] = [1, 0, text.indexOf('\n')];
  for (const { value, ...place } of find(masked)) {
    const { start, end } = read.written(place);
    for (; next >= 0 && next < start; next = text.indexOf('\n', lineStart)) {
      line += 1;
      lineStart = next + 1;
    }
    if (isDenied(masked, place.start, place.end)) continue;
    found.push({
      kind: value,
      text: text.slice(start, end),
      start,
      end,
      line,
      column: start - lineStart + 1,
    });
  }
  return found;
}
