import type { Fact } from '../fact.ts';
import type { AbortSignalLike } from './knowledge-graph.ts';

/** One question to a registered table source: the rows of this entity, under any of these keys. */
export interface SourceQuestion {
  readonly source: string;
  /** Type and id that the facts of the answer carry. */
  readonly type: string;
  readonly id: string;
  /** Ids and names under which the table may know it. */
  readonly keys: readonly string[];
}

/** Asks registered sources that are not part of the graph. */
export interface SourceReader {
  /** Facts of all times for each question, in one read a source. Rejects where the source cannot be asked. */
  ask(questions: readonly SourceQuestion[], signal?: AbortSignalLike): Promise<readonly Fact[]>;
}
