import { monotonicFactory } from 'ulid';
import type { Ids } from '../../contract/ports/ids.ts';

/** ULIDs, each greater than the one before within this process. */
export function systemIds(): Ids {
  const next = monotonicFactory();
  return { next: () => next() };
}
