import type { ApiKeyStore, KeyRate, KeyTurn } from '../../contract/ports/api-key-store.ts';
import { type Refusal, refusal } from '../refusal.ts';

const MINUTE_MS = 60_000;
/** A key that was silent may send this many seconds' worth at once. */
const BURST_SECONDS = 10;

/** So many requests a minute, evenly, and ten seconds' worth at once. */
export function rateOf(perMinute: number): KeyRate {
  const burst = Math.max(1, Math.floor((perMinute * BURST_SECONDS) / 60));
  return { burst, interval_ms: MINUTE_MS / perMinute };
}

function secondsOf(ms: number): number {
  return Math.max(0, Math.ceil(ms / 1000));
}

/** Whole seconds until one more request is taken. */
export function retryAfter({ burst, interval_ms }: KeyRate, { full_in_ms }: KeyTurn): number {
  return Math.max(1, secondsOf(full_in_ms - (burst - 1) * interval_ms));
}

/** How many requests are left, in the fields of draft-ietf-httpapi-ratelimit-headers. */
export function rateHeaders(
  { burst, interval_ms }: KeyRate,
  { full_in_ms }: KeyTurn,
): Record<string, string> {
  const left = Math.floor(burst - full_in_ms / interval_ms);
  return {
    'RateLimit-Policy': `${burst};w=${secondsOf(burst * interval_ms)}`,
    'RateLimit-Limit': String(burst),
    'RateLimit-Remaining': String(Math.min(burst, Math.max(0, left))),
    'RateLimit-Reset': String(secondsOf(full_in_ms)),
  };
}

function tooMany(perMinute: number, seconds: number): Refusal {
  return refusal('too many requests with this API key', {
    status: 429,
    code: 'rate_limited',
    hint: `wait ${seconds} s; server.rate_limit_per_minute is ${perMinute}`,
    headers: { 'Retry-After': String(seconds) },
  });
}

/** HT7: counts a request of a key. The headers of its answer, and the refusal with 429 where it sent too many. */
export async function countRequest(
  keys: Pick<ApiKeyStore, 'takeTurn'>,
  id: string,
  perMinute: number,
): Promise<{ readonly headers: Readonly<Record<string, string>>; readonly refused: Refusal | null }> {
  const rate = rateOf(perMinute);
  const turn = await keys.takeTurn(id, rate);
  const refused = turn.taken ? null : tooMany(perMinute, retryAfter(rate, turn));
  return { headers: rateHeaders(rate, turn), refused };
}
