import { randomFillSync } from 'node:crypto';
import { monotonicFactory } from 'ulid';
import type { Ids } from '../../contract/ports/ids.ts';

const MOST = 256;

/** Chance from 0 to 1, fetched from the system for many letters at once. */
function fetchedChance(): () => number {
  const bytes = new Uint8Array(MOST);
  let at = MOST;
  return () => {
    if (at === MOST) at = randomFillSync(bytes).length - MOST;
    return (bytes[at++] ?? 0) / MOST;
  };
}

/** ULIDs, each greater than the one before within this process. */
export function systemIds(): Ids {
  const next = monotonicFactory(fetchedChance());
  return { next: () => next() };
}
