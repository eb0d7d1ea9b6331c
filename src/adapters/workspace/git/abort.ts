import { AssayError } from '../../../contract/assay-error.ts';
import type { AbortSignalLike } from '../../../contract/ports/knowledge-graph.ts';

/** The same as an `AbortSignal` that Node's own functions take. */
export function nodeSignal(abort: AbortSignalLike | undefined): AbortSignal | undefined {
  if (abort === undefined) return undefined;
  if (abort instanceof AbortSignal) return abort;
  const controller = new AbortController();
  if (abort.aborted) controller.abort();
  else abort.addEventListener('abort', () => controller.abort());
  return controller.signal;
}

export function cancelled(where: string): AssayError {
  return new AssayError('cancelled', 'cancelled', { where });
}

/** Throws `cancelled` once the signal is given. */
export function throwIfAborted(abort: AbortSignalLike | undefined, where: string): void {
  if (abort?.aborted) throw cancelled(where);
}
