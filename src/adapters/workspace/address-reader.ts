import { AssayError } from '../../contract/assay-error.ts';
import type { AddressReader } from '../../contract/ports/address-reader.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';

const MOST_BYTES = 5_000_000;

async function bodyOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let held = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    held += part.length;
    if (held > MOST_BYTES) break;
  }
  return Buffer.concat(parts).subarray(0, MOST_BYTES).toString('utf8');
}

/** What the driver says is in the error, or in its cause; the code says most. */
function whyOf(error: unknown): string {
  const { cause } = error as { readonly cause?: NodeJS.ErrnoException };
  return cause?.code ?? cause?.message ?? (error instanceof Error ? error.message : String(error));
}

function trouble(
  error: unknown,
  url: string,
  timedOut: boolean,
  abort: AbortSignalLike | undefined,
): AssayError {
  if (abort?.aborted === true) return new AssayError('cancelled', 'was cancelled', { where: url });
  if (timedOut) return new AssayError('timeout', 'did not answer in time', { where: url, cause: error });
  return new AssayError('unavailable', `does not answer (${whyOf(error)})`, { where: url, cause: error });
}

/** Addresses over HTTP. The time limit holds for the whole answer. */
export const addressReader: AddressReader = {
  async get(url, timeout_ms, abort) {
    const limit = AbortSignal.timeout(timeout_ms);
    const stop = new AbortController();
    const onAbort = (): void => stop.abort();
    abort?.addEventListener('abort', onAbort);
    if (abort?.aborted === true) stop.abort();
    try {
      const response = await fetch(url, { signal: AbortSignal.any([limit, stop.signal]) });
      return { status: response.status, body: await bodyOf(response) };
    } catch (error) {
      throw trouble(error, url, limit.aborted, abort);
    } finally {
      abort?.removeEventListener('abort', onAbort);
    }
  },
};
