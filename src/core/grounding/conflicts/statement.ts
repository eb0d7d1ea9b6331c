import type { Span } from '../../../contract/span.ts';
import type { Term } from '../../language/term.ts';
import type { Passages } from '../passages/passages.ts';

/** A claim, or a sentence of the evidence, or a part of one: `[start, end)` of a text, with its terms. */
export interface Statement extends Span {
  /** The text that places are in. */
  readonly source: string;
  readonly terms: readonly Term[];
  /** The evidence beside which it is read. */
  readonly passages: Passages;
}

/** A claim as a statement. */
export function claimStatement(passages: Passages, text: string): Statement {
  return { source: text, start: 0, end: text.length, terms: passages.read(text), passages };
}

/** A sentence of the evidence as a statement. */
export function sentenceStatement(all: Passages, at: number): Statement {
  const { sentences, passages, terms } = all;
  const sentence = sentences[at];
  const source = passages[sentence?.passage ?? 0]?.text ?? '';
  const { start, end, first, last } = sentence ?? { start: 0, end: 0, first: 0, last: 0 };
  return { source, start, end, terms: terms.slice(first, last), passages: all };
}

/** A part of a statement. */
export function partOf(whole: Statement, start: number, end: number): Statement {
  const terms = whole.terms.filter((term) => term.start >= start && term.end <= end);
  return { ...whole, start, end, terms };
}

/** What a statement says. */
export function textOf({ source, start, end }: Statement): string {
  return source.slice(start, end);
}

/** Whether two ranges share a place. */
export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
