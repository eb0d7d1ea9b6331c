/** What is wrong with an answer before any SDK has read it. */
export type WireFault = 'redirect' | 'page' | 'no_stream';

export interface WireError extends Error {
  readonly wireFault: WireFault;
}

export function isWireError(error: unknown): error is WireError {
  return error instanceof Error && 'wireFault' in error;
}

function faultOf({ status, ok, headers }: Response, wantsStream: boolean): WireFault | null {
  if (status >= 300 && status < 400) return 'redirect';
  const type = headers.get('content-type') ?? '';
  if (ok && /^text\/html\b/i.test(type)) return 'page';
  return ok && wantsStream && /^application\/json\b/i.test(type) ? 'no_stream' : null;
}

/** A stream is asked for by the address (Google) or in the body. */
function asksForStream(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): boolean {
  const address = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
  if (/:streamGenerateContent\b/.test(address)) return true;
  return typeof init?.body === 'string' && /"stream"\s*:\s*true/.test(init.body);
}

/**
 * `fetch` that follows no redirect, which would take the key along to another host, and refuses what no SDK can read.
 * Rejects with a `WireError`.
 */
export const checkedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  const wireFault = faultOf(response, asksForStream(input, init));
  if (wireFault === null) return response;
  await response.body?.cancel();
  throw Object.assign(new Error(wireFault), { wireFault });
};
