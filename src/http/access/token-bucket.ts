/** How full a bucket was at a moment (milliseconds of a clock that only goes forwards). */
export interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

const MINUTE_MS = 60_000;
/** A key that was silent may send this many seconds' worth at once. */
const BURST_SECONDS = 10;

/** Requests that may come at once. */
export function burstOf(perMinute: number): number {
  return Math.max(1, Math.floor((perMinute * BURST_SECONDS) / 60));
}

/** Takes one token of a bucket that fills evenly. `retryAfter`: whole seconds until there is one, 0 where there was. */
export function take(
  bucket: Bucket | undefined,
  at: number,
  perMinute: number,
): { readonly bucket: Bucket; readonly retryAfter: number } {
  const burst = burstOf(perMinute);
  const filled = bucket === undefined ? burst : bucket.tokens + ((at - bucket.at) * perMinute) / MINUTE_MS;
  const tokens = Math.min(burst, filled);
  if (tokens >= 1) return { bucket: { tokens: tokens - 1, at }, retryAfter: 0 };
  const waitMs = ((1 - tokens) * MINUTE_MS) / perMinute;
  return { bucket: { tokens, at }, retryAfter: Math.ceil(waitMs / 1000) };
}
