import type { IdempotencyClaim, IdempotencyStore } from '../../contract/ports/idempotency-store.ts';
import { ask } from './ask.ts';
import type { Database } from './database.ts';
import { storedJson, storedText } from './stored-text.ts';

/** How long a request may hold a key without an answer. */
const LEASE = '10 minutes';
const LIFE = '24 hours';
/** Claims between two looks for keys whose life is over. */
const FORGET_EVERY = 100;

/** Takes a key that is free, whose life is over, or whose holder did not answer within its lease. */
const CLAIM = `
  insert into idempotency_keys as held (tenant_id, key, request_hash, claimed_at) values ($1, $2, $3, $4)
  on conflict (tenant_id, key) do update
    set request_hash = excluded.request_hash, claimed_at = excluded.claimed_at, status = null, headers = null, body = null
    where held.claimed_at <= excluded.claimed_at - interval '${LIFE}'
      or (held.status is null and held.claimed_at <= excluded.claimed_at - interval '${LEASE}')
  returning key`;
const READ = `
  select request_hash, status, headers, body from idempotency_keys where tenant_id = $1 and key = $2`;
const FINISH = `
  update idempotency_keys set status = $3, headers = $4, body = $5 where tenant_id = $1 and key = $2 and status is null`;
const RELEASE = 'delete from idempotency_keys where tenant_id = $1 and key = $2 and status is null';
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
    async claim(tenant, key, requestHash, at) {
      if (claims++ % FORGET_EVERY === 0) await ask(database, FORGET, [at]);
      for (;;) {
        const taken = await ask(database, CLAIM, [tenant, key, requestHash, at]);
        if (taken.length > 0) return { state: 'new' };
        const [held] = await ask<Row & Record<string, unknown>>(database, READ, [tenant, key]);
        if (held !== undefined) return stateOf(held, requestHash);
      }
    },
    async finish(tenant, key, { status, headers, body }) {
      await ask(database, FINISH, [tenant, key, status, storedJson(headers), storedText(body)]);
    },
    async release(tenant, key) {
      await ask(database, RELEASE, [tenant, key]);
    },
  };
}
