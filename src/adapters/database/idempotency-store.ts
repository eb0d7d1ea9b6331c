import {
  IDEMPOTENCY_LEASE_MS,
  type IdempotencyClaim,
  type IdempotencyStore,
} from '../../contract/ports/idempotency-store.ts';
import { ask } from './ask.ts';
import type { Database } from './database.ts';
import { storedJson } from './stored-text.ts';

/** How long a claim is held without being renewed. */
const LEASE = `${IDEMPOTENCY_LEASE_MS} milliseconds`;
const LIFE = '24 hours';
/** Claims between two looks for keys whose life is over. */
const FORGET_EVERY = 100;

/** Takes a key that is free, whose life is over, or whose holder neither answered nor renewed its claim. */
const CLAIM = `
  insert into idempotency_keys as held (tenant_id, key, token, request_hash, claimed_at, held_until)
  values ($1, $2, $3, $4, $5, $5::timestamptz + interval '${LEASE}')
  on conflict (tenant_id, key) do update
    set token = excluded.token, request_hash = excluded.request_hash, claimed_at = excluded.claimed_at,
      held_until = excluded.held_until, status = null, headers = null, body = null
    where held.claimed_at <= excluded.claimed_at - interval '${LIFE}'
      or (held.status is null and coalesce(held.held_until, '-infinity') <= excluded.claimed_at)
  returning key`;
const OWN = 'tenant_id = $1 and key = $2 and token = $3 and status is null';
const RENEW = `
  update idempotency_keys set held_until = $4::timestamptz + interval '${LEASE}' where ${OWN} returning key`;
const READ = `
  select request_hash, status, headers, body from idempotency_keys where tenant_id = $1 and key = $2`;
const FINISH = `
  update idempotency_keys set status = $4, headers = $5, body = $6 where ${OWN} returning key`;
const RELEASE = `delete from idempotency_keys where ${OWN}`;
/** Rows that another server is removing at the same time are left to it. */
const FORGET = `
  delete from idempotency_keys where ctid = any(array(
    select ctid from idempotency_keys where claimed_at <= $1::timestamptz - interval '${LIFE}' limit 1000 for update skip locked))`;

interface Row {
  readonly request_hash: string;
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string>> | null;
  readonly body: string | null;
}

function stateOf({ request_hash, status, headers, body }: Row, requestHash: string): IdempotencyClaim {
  if (request_hash !== requestHash) return { state: 'other' };
  if (status === null) return { state: 'running' };
  return { state: 'done', answer: { status, headers: headers ?? {}, body: body ?? '' } };
}

/** The table `idempotency_keys`. */
export function idempotencyStore(database: Database): IdempotencyStore {
  let claims = 0;
  return {
    async claim({ tenant, key, token }, requestHash, at) {
      if (claims++ % FORGET_EVERY === 0) await ask(database, FORGET, [at]);
      for (;;) {
        const taken = await ask(database, CLAIM, [tenant, key, token, requestHash, at]);
        if (taken.length > 0) return { state: 'new' };
        const [held] = await ask<Row & Record<string, unknown>>(database, READ, [tenant, key]);
        if (held !== undefined) return stateOf(held, requestHash);
      }
    },
    async renew({ tenant, key, token }, at) {
      return (await ask(database, RENEW, [tenant, key, token, at])).length > 0;
    },
    async finish({ tenant, key, token }, { status, headers, body }) {
      const answer = [status, storedJson(headers), body];
      return (await ask(database, FINISH, [tenant, key, token, ...answer])).length > 0;
    },
    async release({ tenant, key, token }) {
      await ask(database, RELEASE, [tenant, key, token]);
    },
  };
}
