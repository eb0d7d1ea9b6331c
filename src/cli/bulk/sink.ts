import type { BulkSummary } from '../../app/bulk/bulk-summary.ts';
import type { BulkStep } from '../../app/bulk/run-bulk.ts';

/** Takes the results of a run, one after another. */
export interface Sink {
  take(step: BulkStep): Promise<void>;
  /** All were taken. */
  end(sum: BulkSummary): Promise<void>;
  /** The run broke off. */
  abort(): Promise<void>;
}
