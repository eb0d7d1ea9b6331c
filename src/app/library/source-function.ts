import type { JsonData } from '../../contract/json-data.ts';

/** What a source is asked when evidence names it. */
export interface SourceQuery {
  /** What the evidence says of itself: `{ source: 'CRM', id: 'C-17' }`. */
  readonly id: string;
  /** What came with the answer, where something did: it is not believed, the source is asked. */
  readonly data: JsonData | undefined;
  /** Aborts where the time (`timeout` of the configuration) is up. */
  readonly signal: AbortSignalOf;
}

/** The part of `AbortSignal` that is passed on, named here so that the types need no library of a platform. */
export interface AbortSignalOf {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/**
 * A source of one's own: what it holds of an id, as a record, a list of them or a text; null where it has nothing. What
 * it throws makes the evidence unchecked, never the answer wrong.
 */
export type SourceFunction = (query: SourceQuery) => unknown;

/** Evidence that lies at a source: fetched again for each answer. */
export interface SourceEvidence {
  /** The name under `sources`. */
  readonly source: string;
  readonly id: string | number;
  /** What the AI was given. It is not believed. */
  readonly data?: JsonData | undefined;
  /** The name that the report calls it by. Default: `CRM C-17`. */
  readonly evidence_id?: string | undefined;
}
