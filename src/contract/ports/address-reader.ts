import type { AbortSignalLike } from './knowledge-graph.ts';

export interface AddressAnswer {
  readonly status: number;
  /** The first 5 MB, as UTF-8. */
  readonly body: string;
}

/** Fetches an address, redirects followed. Rejects with `AssayError` (timeout, unavailable, cancelled). */
export interface AddressReader {
  get(url: string, timeout_ms: number, abort?: AbortSignalLike): Promise<AddressAnswer>;
}
