import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import { ProviderError } from '../../contract/provider-error.ts';

/** The caller has gone away. */
export function cancelled(provider: string): ProviderError {
  return new ProviderError('cancelled', 'the call was cancelled', {
    provider,
    status: null,
    transport: false,
  });
}

function late(provider: string, ms: number): ProviderError {
  return new ProviderError('timeout', `no answer within ${ms} ms`, {
    provider,
    status: null,
    transport: false,
    hint: 'raise models.timeout_ms, or ask a faster model',
  });
}

/** A signal that ends with the caller's, and by itself. */
export interface LinkedAbort {
  readonly signal: AbortSignal;
  abort(): void;
  /** Stops listening to the caller. */
  release(): void;
}

export function linkedAbort(outer: AbortSignalLike | undefined): LinkedAbort {
  const inner = new AbortController();
  const pass = (): void => inner.abort();
  if (outer?.aborted === true) inner.abort();
  else outer?.addEventListener('abort', pass);
  return {
    signal: inner.signal,
    abort: () => inner.abort(),
    release: () => outer?.removeEventListener('abort', pass),
  };
}

/**
 * MR8, MR9: waits for one answer of a provider: rejects with `timeout` when the time is up (and aborts the call), with
 * `cancelled` as soon as the signal aborts, whether or not the provider listens.
 */
export async function withinTime<T>(
  provider: string,
  timeoutMs: number,
  abort: LinkedAbort,
  work: Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let stop: (() => void) | undefined;
  const ended = new Promise<never>((_, reject) => {
    stop = () => reject(cancelled(provider));
    if (abort.signal.aborted) stop();
    else abort.signal.addEventListener('abort', stop);
    timer = setTimeout(() => {
      reject(late(provider, timeoutMs));
      abort.abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([work, ended]);
  } finally {
    clearTimeout(timer);
    if (stop !== undefined) abort.signal.removeEventListener('abort', stop);
    work.catch(() => undefined);
  }
}
