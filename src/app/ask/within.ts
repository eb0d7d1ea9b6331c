import { AssayError } from '../../contract/assay-error.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import { untilAborted } from '../workbench/until-aborted.ts';

/**
 * Work that is given up once its time is over, or the caller leaves. Rejects with `timeout` or `cancelled` then, whether or
 * not the work listens to its signal.
 */
export async function within<T>(
  ms: number,
  abort: AbortSignalLike,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const leave = (): void => controller.abort();
  if (abort.aborted) leave();
  else abort.addEventListener('abort', leave);
  let isOver = false;
  const timer = setTimeout(
    () => {
      isOver = true;
      leave();
    },
    Math.max(0, ms),
  );
  try {
    return await untilAborted(work(controller.signal), controller.signal);
  } catch (error) {
    if (isOver && !abort.aborted) throw new AssayError('timeout', 'the time for this question is up');
    throw error;
  } finally {
    clearTimeout(timer);
    abort.removeEventListener('abort', leave);
  }
}
