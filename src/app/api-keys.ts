import { createHash, randomBytes } from 'node:crypto';
import type { ApiKeyRecord, ApiRight, KeyTerms } from '../contract/api-key.ts';
import type { ApiKeyStore } from '../contract/ports/api-key-store.ts';
import { AssayError } from '../contract/assay-error.ts';

const PREFIX = 'assay_';
const BYTES = 32;

/** A key that was just made: the only time that it is known. */
export interface NewApiKey {
  readonly key: string;
  readonly record: ApiKeyRecord;
}

/** sha256 (hex) of a key, under which it is kept. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function requireFuture({ expires_at }: KeyTerms, at: string): void {
  if (expires_at === undefined || Date.parse(expires_at) > Date.parse(at)) return;
  throw new AssayError('usage', 'the key would have expired before it is made', {
    where: 'expires_at',
    hint: `name a time behind ${at}`,
  });
}

/** Makes a key of 256 bits of chance and keeps its hash. Throws `AssayError` usage where it would hold no time. */
export async function createApiKey(
  keys: ApiKeyStore,
  of: {
    readonly id: string;
    readonly tenant: string;
    readonly name: string;
    readonly rights: readonly ApiRight[];
    readonly terms?: KeyTerms;
  },
  at: string,
): Promise<NewApiKey> {
  const key = `${PREFIX}${randomBytes(BYTES).toString('base64url')}`;
  const { id, tenant, name, terms = {} } = of;
  const rights = [...new Set(of.rights)];
  requireFuture(terms, at);
  const record: ApiKeyRecord = {
    id,
    tenant_id: tenant,
    name,
    hash: hashOfKey(key),
    rights,
    terms,
    spent: { tokens: 0, cost: 0 },
    created_at: at,
    revoked_at: null,
  };
  await keys.add(record);
  return { key, record };
}

/** Throws `not_found` where the tenant has no such key that still holds. */
export async function revokeApiKey(keys: ApiKeyStore, tenant: string, id: string, at: string): Promise<void> {
  if (await keys.revoke(tenant, id, at)) return;
  throw new AssayError('not_found', 'there is no such key, or it is revoked already', {
    where: id,
    hint: '`assay keys list` shows the keys and their ids',
  });
}
