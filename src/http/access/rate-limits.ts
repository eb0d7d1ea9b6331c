import { refusal } from '../refusal.ts';
import { type Bucket, take } from './token-bucket.ts';

/** Counts the requests of each key of this server. */
export interface RateLimits {
  /** Throws a refusal with 429 and `Retry-After` where the key sent too many. */
  spend(key: string): void;
}

/** `elapsed`: milliseconds of a clock that only goes forwards. */
export function rateLimits(perMinute: number, elapsed: () => number): RateLimits {
  const buckets = new Map<string, Bucket>();
  return {
    spend(key) {
      const { bucket, retryAfter } = take(buckets.get(key), elapsed(), perMinute);
      buckets.set(key, bucket);
      if (retryAfter === 0) return;
      throw refusal('too many requests with this API key', {
        status: 429,
        code: 'rate_limited',
        hint: `wait ${retryAfter} s; server.rate_limit_per_minute is ${perMinute}`,
        headers: { 'Retry-After': String(retryAfter) },
      });
    },
  };
}
