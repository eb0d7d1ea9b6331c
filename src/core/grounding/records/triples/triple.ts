import type { Scalar } from '../record-table.ts';

/** One statement of a graph: subject, predicate, object. */
export interface Triple {
  /** Path of its row. */
  readonly path: string;
  readonly subject: string;
  readonly predicate: string;
  readonly object: string;
}

export function textOf(value: Scalar | undefined): string {
  return value === undefined || value === null ? '' : String(value);
}
