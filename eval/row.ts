import type { Evidence } from '../src/contract/evidence.ts';
import type { Span } from '../src/contract/span.ts';
import type { RowGraph } from './row-graph.ts';

/** Where an answer ends against its evidence. */
export type End = 'supported' | 'contradicted' | 'not_found';

/** One labelled answer with its evidence. */
export interface EvalRow {
  /** Name of the file without its ending, or of the folder. */
  readonly dataset: string;
  readonly id: string;
  /** What rows with a common source share: intervals are taken over groups. */
  readonly group: string;
  /** Who wrote the answer, where the set says so. */
  readonly generator: string | null;
  readonly task: string | null;
  /** Whether its set keeps it for tests; null where the set does not say so. */
  readonly official_test: boolean | null;
  /** What sort of case it is, where the set says so. */
  readonly kind: string | null;
  readonly query: string | null;
  readonly answer: string;
  /** True where the set calls it one claim, false where it is a text of sentences. */
  readonly claim: boolean;
  readonly evidences: readonly Evidence[];
  /** 1 = supported, 0 = not, null = the set does not decide. */
  readonly label: 1 | 0 | null;
  /** The three-way label, where the set has it. */
  readonly end: End | null;
  /** Unsupported ranges of `answer` by the set; null where it marks none. */
  readonly spans: readonly Span[] | null;
  /** What rows must share to be compared as a pair (the triple set). */
  readonly pair: string | null;
  /** Name of a configuration in eval/mappings that the answer is judged with. */
  readonly mapping: string | null;
  /** The knowledge graph that the answer is held against; null where its evidence alone is. */
  readonly graph: RowGraph | null;
}

/**
 * What the report says of an answer as a user reads it: `verified` where every claim is, `contradicted` where one is,
 * `partial` where all are supported and one only in part.
 */
export type Outcome = 'verified' | 'partial' | 'contradicted' | 'not_found' | 'undecided';

/** What a judge says of one row. `spans` are unsupported ranges of the answer, UTF-16, in order, without overlap. */
export interface Prediction {
  readonly dataset: string;
  readonly id: string;
  /** Probability that the answer is supported. */
  readonly score: number;
  readonly verdict: End | 'abstain';
  readonly spans: readonly (readonly [start: number, end: number])[];
  /** Absent for a judge that gives no report. */
  readonly outcome?: Outcome;
}
