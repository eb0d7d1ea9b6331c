import { AssayError } from '../../contract/assay-error.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';

/** The outcome of work, or `cancelled` as soon as the signal aborts, whether or not the work listens to it. */
export async function untilAborted<T>(work: Promise<T>, abort: AbortSignalLike): Promise<T> {
  let onAbort = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(new AssayError('cancelled', 'was cancelled'));
    if (abort.aborted) onAbort();
    else abort.addEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    abort.removeEventListener('abort', onAbort);
  }
}
