import type { ApiKeyRecord, KeyBudget, KeySpent } from '../api-key.ts';

/** How often a key may be used: one request each `interval_ms`, `burst` at once behind a pause. */
export interface KeyRate {
  readonly interval_ms: number;
  readonly burst: number;
}

/** Whether a request was taken, and how long ago or in how many milliseconds the key has its whole burst again. */
export interface KeyTurn {
  readonly taken: boolean;
  readonly full_in_ms: number;
}

/** Kept API keys of every tenant. */
export interface ApiKeyStore {
  find(hash: string): Promise<ApiKeyRecord | null>;
  add(record: ApiKeyRecord): Promise<void>;
  list(tenant: string): Promise<readonly ApiKeyRecord[]>;
  /** True where it was there and not revoked. */
  revoke(tenant: string, id: string, at: string): Promise<boolean>;
  /** Counts a request of a key where its rate allows it: by the clock of the database, for all servers on it. */
  takeTurn(id: string, rate: KeyRate): Promise<KeyTurn>;
  /** Adds to what a key spent where the sum stays `within`: for all servers at once. What is spent, and whether it was added. */
  spend(
    id: string,
    amount: KeySpent,
    within: KeyBudget | null,
  ): Promise<{ readonly added: boolean; readonly spent: KeySpent }>;
  /** Keys that are not revoked, of all tenants. */
  count(): Promise<number>;
}
