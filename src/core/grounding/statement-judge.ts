import type { GroundingReason, ReadPlace } from '../../contract/grounding.ts';
import type { IssueCode } from '../../contract/issue.ts';
import type { Span } from '../../contract/span.ts';
import type { ClaimInPlace } from './held.ts';
import type { RecordTable } from './records/record-table.ts';

/** Where a value of the claim and its bound like in the evidence exclude each other. */
export interface StatedDifference {
  readonly code: IssueCode;
  /** In the text of the claim. */
  readonly place: Span;
  readonly expected: string;
  readonly actual: string | null;
}

/** What the statements of the evidence say of a claim. */
export interface Stated {
  readonly outcome: 'supported' | 'contradicted' | 'not_said' | 'undecided';
  /** Of an undecided claim; null for any other. */
  readonly reason: GroundingReason | null;
  readonly read: readonly ReadPlace[];
  /** In the text of an undecided claim: what was not read or bound. */
  readonly open: readonly Span[];
  /** Of a contradicted claim. */
  readonly differences: readonly StatedDifference[];
  /** How a value was computed from bound operands; null where none was. */
  readonly derivation: string | null;
  /** What rows say of an undecided claim, the words in `open` apart; null where nothing. */
  readonly nearly: 'supported' | 'contradicted' | null;
}

/** Of what the judge says so, the share that is right on the shared rows. */
export interface StatementPrecision {
  readonly supported: number;
  readonly contradicted: number;
  /** The same of claims over rows with words left over. */
  readonly nearly: { readonly supported: number; readonly contradicted: number };
  /** The share of true claims among those over rows of which it says nothing. */
  readonly open: number;
}

/** Text of the evidence that statements are read from. */
export interface StatedText {
  readonly evidence_id: string;
  readonly text: string;
}

/** Rows and records of the evidence, which say a fact a cell. */
export interface StatedRecords {
  readonly evidence_id: string;
  readonly tables: readonly RecordTable[];
}

/** Holds claims against the statements of texts and records. */
export interface StatementJudge {
  readonly precision: StatementPrecision;
  /**
   * Opens texts that are one ground. What a pronoun means, the claims before it tell. `tolerance`: how far "about" and a
   * rounded number may be off, `numeric_tolerance`.
   */
  open(texts: readonly StatedText[], tolerance: number): (claim: ClaimInPlace) => Stated;
  /** Opens the records of one piece of evidence. */
  openRecords(records: StatedRecords, tolerance: number): (claim: ClaimInPlace) => Stated;
}
