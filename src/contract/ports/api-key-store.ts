import type { ApiKeyRecord } from '../api-key.ts';

/** Kept API keys of every tenant. */
export interface ApiKeyStore {
  find(hash: string): Promise<ApiKeyRecord | null>;
  add(record: ApiKeyRecord): Promise<void>;
  list(tenant: string): Promise<readonly ApiKeyRecord[]>;
  /** True where it was there and not revoked. */
  revoke(tenant: string, id: string, at: string): Promise<boolean>;
  /** Keys that are not revoked, of all tenants. */
  count(): Promise<number>;
}
