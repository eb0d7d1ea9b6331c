import type { LiveEvent } from '../live-event.ts';

/**
 * What happens in one tenant, in the order in which it was committed, whichever process did it. Rejects with `AssayError`
 * (`usage` for a cursor that is none).
 */
export interface LiveEvents {
  /** The cursor of this moment. */
  now(): Promise<string>;
  /** Oldest first. */
  after(cursor: string, limit: number): Promise<readonly LiveEvent[]>;
}
