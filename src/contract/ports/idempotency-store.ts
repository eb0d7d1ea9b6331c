/** An answer that was given under an `Idempotency-Key`, to be given again. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * `new`: the caller holds the key and must `finish` or `release` it. `running`: another request holds it. `other`: the
 * key was used with another request. `done`: the answer to give again.
 */
export type IdempotencyClaim =
  | { readonly state: 'new' | 'running' | 'other' }
  | { readonly state: 'done'; readonly answer: KeptAnswer };

/** Who claims a key: `token` is that of this one claim. */
export interface IdempotencyKey {
  readonly tenant: string;
  readonly key: string;
  readonly token: string;
}

/**
 * Keys live 24 hours. A claim is held for `IDEMPOTENCY_LEASE_MS`, and so long again by each `renew`; one that was neither
 * renewed nor finished is free. Times are ISO 8601.
 */
export interface IdempotencyStore {
  claim(key: IdempotencyKey, requestHash: string, at: string): Promise<IdempotencyClaim>;
  /** False where the claim is no longer held by this token; the same of `finish`, which then keeps nothing. */
  renew(key: IdempotencyKey, at: string): Promise<boolean>;
  finish(key: IdempotencyKey, answer: KeptAnswer): Promise<boolean>;
  /** Frees a claim of this token that has no answer, and nothing else. */
  release(key: IdempotencyKey): Promise<void>;
}

export const IDEMPOTENCY_LEASE_MS = 30_000;
