import { timingSafeEqual } from 'node:crypto';
import { hashOfKey } from '../../app/api-keys.ts';
import { type ApiRight, ApiRight as Rights, type KeyTerms } from '../../contract/api-key.ts';
import type { ApiKeyStore } from '../../contract/ports/api-key-store.ts';
import { refusal, type Refusal } from '../refusal.ts';

/** Who sent a request, and what it may do. */
export interface Holder {
  readonly tenant: string;
  readonly rights: readonly ApiRight[];
  /** Id of its key; null for a request of this machine without one. */
  readonly key: string | null;
  /** What it allows beside them. */
  readonly terms: KeyTerms;
}

const BEARER = /^Bearer +([\w.~+/=-]+) *$/i;

function unauthorized(why: string): Refusal {
  return refusal(why, {
    status: 401,
    code: 'unauthorized',
    hint: 'send `Authorization: Bearer KEY`; `assay keys create NAME --rights …` makes a key',
    headers: { 'WWW-Authenticate': 'Bearer realm="assay"' },
  });
}

function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** What a request of this machine may do without a key: everything. */
export function localHolder(tenant: string): Holder {
  return { tenant, rights: Rights.options, key: null, terms: {} };
}

/**
 * Who sent a request, by its `Authorization` header. `local` holds where there is none; null = a key is asked for.
 * Throws a refusal with 401.
 */
export async function findHolder(
  header: string | undefined,
  keys: Pick<ApiKeyStore, 'find'>,
  local: Holder | null,
  now: string,
): Promise<Holder> {
  if (header === undefined && local !== null) return local;
  if (header === undefined) throw unauthorized('an API key is needed');
  const [, key] = BEARER.exec(header) ?? [];
  if (key === undefined) throw unauthorized('the Authorization header is no bearer key');
  const hash = hashOfKey(key);
  const record = await keys.find(hash);
  if (record === null || !sameHash(record.hash, hash)) throw unauthorized('the API key is not known');
  if (record.revoked_at !== null) throw unauthorized('the API key was revoked');
  const { expires_at } = record.terms;
  if (expires_at !== undefined && Date.parse(expires_at) <= Date.parse(now))
    throw unauthorized(`the API key expired at ${expires_at}`);
  return { tenant: record.tenant_id, rights: record.rights, key: record.id, terms: record.terms };
}

/** Whether the holder has a right; `admin` has all. */
export function has({ rights }: Pick<Holder, 'rights'>, right: ApiRight): boolean {
  return rights.includes(right) || rights.includes('admin');
}

/** Throws a refusal with 403 where the holder has neither the right nor `admin`. */
export function requireRight(holder: Holder, right: ApiRight | null): void {
  if (right === null || has(holder, right)) return;
  throw refusal(`the API key has not the right "${right}"`, {
    status: 403,
    code: 'forbidden',
    hint: `use a key with the right "${right}"; this one has: ${holder.rights.join(', ')}`,
  });
}
