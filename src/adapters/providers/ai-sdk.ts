import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';

/** The signal of a call as `fetch` needs it. */
export function signalOf(abort: AbortSignalLike | undefined): AbortSignal {
  if (abort instanceof AbortSignal) return abort;
  const inner = new AbortController();
  if (abort?.aborted === true) inner.abort();
  abort?.addEventListener('abort', () => inner.abort());
  return inner.signal;
}

/** Loaded by the first call. */
export async function sdk() {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return import('ai');
}
