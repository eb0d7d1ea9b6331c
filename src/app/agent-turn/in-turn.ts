import { AssayError } from '../../contract/assay-error.ts';
import type { TurnStore } from '../../contract/ports/turn-store.ts';
import type { Outside } from '../outside.ts';

const PAUSE_MS = 250;

/** Waits until nobody else holds the name; what lets it go again, and the time that is left. Rejects: timeout. */
async function holdInTime(
  name: string,
  store: TurnStore,
  limitMs: number,
  outside: Outside,
): Promise<{ readonly release: () => Promise<void>; readonly leftMs: number }> {
  for (let leftMs = limitMs; leftMs > 0; leftMs -= PAUSE_MS) {
    const release = await store.hold(name);
    if (release !== null) return { release, leftMs };
    await outside.sleep(PAUSE_MS);
  }
  throw new AssayError('timeout', 'another end of a turn was being checked here all the time');
}

/**
 * Does the work when nobody else holds any of the names, one after the other, with what is left of the limit. Rejects
 * with `AssayError` (timeout), and with whatever the work does.
 */
export async function inTurn<Result>(
  names: readonly string[],
  store: TurnStore,
  limitMs: number,
  outside: Outside,
  work: (limitMs: number) => Promise<Result>,
): Promise<Result> {
  const [name, ...more] = names;
  if (name === undefined) return work(limitMs);
  const { release, leftMs } = await holdInTime(name, store, limitMs, outside);
  try {
    return await inTurn(more, store, leftMs, outside, work);
  } finally {
    await release();
  }
}
