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

/** Keys live 24 hours; one that was never finished is free again after its lease. */
export interface IdempotencyStore {
  claim(tenant: string, key: string, requestHash: string, at: string): Promise<IdempotencyClaim>;
  finish(tenant: string, key: string, answer: KeptAnswer): Promise<void>;
  release(tenant: string, key: string): Promise<void>;
}
