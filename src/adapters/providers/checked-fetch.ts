import { faultOfJson, type JsonFault } from './json-fault.ts';

/** What is wrong with an answer before any SDK has read it. */
export type WireFault = 'redirect' | 'page' | 'no_stream' | JsonFault['fault'];

export interface WireError extends Error {
  readonly wireFault: WireFault;
  /** What the provider itself says of it. */
  readonly words: string;
}

export function isWireError(error: unknown): error is WireError {
  return error instanceof Error && 'wireFault' in error;
}

interface Fault {
  readonly fault: WireFault;
  readonly words: string;
}

/** Of a body that cannot be read the SDK says it, from the answer itself. */
async function faultInside(response: Response): Promise<JsonFault | null> {
  try {
    return faultOfJson(await response.clone().text());
  } catch {
    return null;
  }
}

async function faultOf(response: Response, wantsStream: boolean): Promise<Fault | null> {
  const { status, ok, headers } = response;
  if (status >= 300 && status < 400) return { fault: 'redirect', words: '' };
  if (!ok) return null;
  const type = headers.get('content-type') ?? '';
  if (/^text\/html\b/i.test(type)) return { fault: 'page', words: '' };
  if (!/^application\/json\b/i.test(type)) return null;
  const inside = await faultInside(response);
  if (!wantsStream) return inside;
  return inside?.fault === 'error' ? inside : { fault: 'no_stream', words: '' };
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
  const found = await faultOf(response, asksForStream(input, init));
  if (found === null) return response;
  await response.body?.cancel();
  throw Object.assign(new Error(found.fault), { wireFault: found.fault, words: found.words });
};
