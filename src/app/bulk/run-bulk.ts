import type { BulkResult } from '../../contract/bulk-result.ts';
import { type BulkItem } from './answers-of.ts';
import { type BulkRun, keyOf, verifyItem } from './verify-item.ts';

/** A result, and whether a run before had it already. */
export interface BulkStep {
  readonly result: BulkResult;
  readonly reused: boolean;
}

/** Results of a run before, in the order of their answers. */
export interface Earlier {
  /** The next result, left where it is until it is taken; null at the end. */
  peek(): Promise<BulkResult | null>;
  /** `holds`: it is the result of this run, too. */
  take(holds: boolean): void;
}

export const NO_EARLIER: Earlier = { peek: () => Promise.resolve(null), take: () => undefined };

/** The result that an earlier run has of this answer, where it still holds. */
async function earlierOf(
  of: BulkItem,
  run: BulkRun,
  { earlier, retryErrors }: BulkHow,
): Promise<BulkResult | null> {
  const before = await earlier.peek();
  if (before?.at !== of.at) return null;
  const holds = before.key === keyOf(of, run) && !(retryErrors && before.exit === 2);
  earlier.take(holds);
  return holds ? before : null;
}

/** What is taken over of an earlier run. */
export interface BulkHow {
  readonly earlier: Earlier;
  /** What could not be evaluated is tried again. */
  readonly retryErrors: boolean;
}

/** Verifies answers one after another, so that none is held longer than it is needed. */
export async function* runBulk(
  items: AsyncIterable<BulkItem>,
  run: BulkRun,
  how: BulkHow,
): AsyncGenerator<BulkStep> {
  for await (const of of items) {
    const before = await earlierOf(of, run, how);
    yield before === null
      ? { result: await verifyItem(of, run), reused: false }
      : { result: before, reused: true };
  }
}
