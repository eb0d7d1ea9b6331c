import type { Signals } from '../src/core/grounding/held.ts';
import type { Language } from '../src/contract/language.ts';
import type { Span } from '../src/contract/span.ts';
import type { EvalRow } from './row.ts';

/** A claim of an answer with what a verifier measured of it. `span` lies in the answer. */
export interface SeenClaim {
  readonly verifier: string;
  readonly language: Language;
  readonly span: Span;
  readonly signals: Signals;
}

/** The claims of a row, in order. */
export type SeenClaimsOf = (row: EvalRow) => readonly SeenClaim[];

/** A claim with its label and where it comes from. */
export interface ClaimExample extends SeenClaim {
  /** null where the set does not tell which claim of the answer is wrong. */
  readonly label: 1 | 0 | null;
  /** The label of the whole answer. */
  readonly answer_label: 1 | 0;
  /** Name of the section of its row: all sections count the same. */
  readonly set: string;
  /** Source of its row: a source lies in one fold. */
  readonly group: string;
  /** Number of its row among the rows of the run. */
  readonly row: number;
  /** Rows with the same key are compared with each other. */
  readonly key: string;
}

function touches(span: Span, other: Span): boolean {
  return span.start < other.end && other.start < span.end;
}

/**
 * The label of one claim of `count`: by the marked spans of the answer where the set has them, else by the label of
 * the whole: true of every claim of a supported answer, and of the claim of an unsupported one only where it is alone.
 */
export function labelOf({ label, spans }: EvalRow, claim: Span, count: number): 1 | 0 | null {
  if (spans !== null) return spans.some((span) => touches(span, claim)) ? 0 : 1;
  return label === 0 && count > 1 ? null : label;
}
