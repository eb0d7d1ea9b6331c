import type { ApiKeyRecord } from '../../contract/api-key.ts';
import type { ApiKeyStore } from '../../contract/ports/api-key-store.ts';
import { ask } from './ask.ts';
import type { Database } from './database.ts';
import { storedJson } from './stored-text.ts';

const COLUMNS = 'id, tenant_id, name, hash, rights, terms, created_at, revoked_at';
/** Of a `numeric` and a `bigint`, which come as text. */
const SPENT = "jsonb_build_object('tokens', spent_tokens, 'cost', spent_cost) as spent";
const FIND = `select ${COLUMNS}, ${SPENT} from api_keys where hash = $1`;
const LIST = `select ${COLUMNS}, ${SPENT} from api_keys where tenant_id = $1 order by created_at, id`;
const ADD = `insert into api_keys (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8)`;
const REVOKE = `
  update api_keys set revoked_at = $3 where tenant_id = $1 and id = $2 and revoked_at is null returning id`;
/** One moment says all: when a key that rests from now on may send its whole burst (generic cell rate). */
const NEXT = "greatest(full_at, now()) + $2::float8 * interval '1 millisecond'";
const FULL_IN = 'extract(epoch from full_at - now())::float8 * 1000 as full_in_ms';
const TAKE = `
  update api_keys set full_at = ${NEXT}
  where id = $1 and ${NEXT} <= now() + $2::float8 * $3::int * interval '1 millisecond' returning ${FULL_IN}`;
const WAIT = `select ${FULL_IN} from api_keys where id = $1`;
const SPEND = `
  update api_keys set spent_tokens = spent_tokens + $2::bigint, spent_cost = spent_cost + $3::numeric
  where id = $1 and ($4::bigint is null or spent_tokens + $2::bigint <= $4)
    and ($5::numeric is null or spent_cost + $3::numeric <= $5) returning ${SPENT}`;
const LEFT = `select ${SPENT} from api_keys where id = $1`;
const COUNT = 'select count(*)::int as count from api_keys where revoked_at is null';

interface Row extends Omit<ApiKeyRecord, 'created_at' | 'revoked_at'> {
  readonly created_at: Date;
  readonly revoked_at: Date | null;
}

function recordOf(row: Row): ApiKeyRecord {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
  };
}

/** The table `api_keys`. */
export function apiKeyStore(database: Database): ApiKeyStore {
  return {
    async find(hash) {
      const [row] = await ask<Row>(database, FIND, [hash]);
      return row === undefined ? null : recordOf(row);
    },
    async add({ id, tenant_id, name, hash, rights, terms, created_at, revoked_at }) {
      const values = [
        id,
        tenant_id,
        name,
        hash,
        storedJson(rights),
        storedJson(terms),
        created_at,
        revoked_at,
      ];
      await ask(database, ADD, values);
    },
    async list(tenant) {
      return (await ask<Row>(database, LIST, [tenant])).map(recordOf);
    },
    async revoke(tenant, id, at) {
      return (await ask(database, REVOKE, [tenant, id, at])).length > 0;
    },
    async takeTurn(id, { interval_ms, burst }) {
      const [taken] = await ask<{ full_in_ms: number }>(database, TAKE, [id, interval_ms, burst]);
      const [now] = taken === undefined ? await ask<{ full_in_ms: number }>(database, WAIT, [id]) : [taken];
      return { taken: taken !== undefined, full_in_ms: now?.full_in_ms ?? 0 };
    },
    async spend(id, { tokens, cost }, within) {
      const limits = [within?.tokens ?? null, within?.cost ?? null];
      const [added] = await ask<Pick<Row, 'spent'>>(database, SPEND, [id, tokens, cost, ...limits]);
      const [now] = added === undefined ? await ask<Pick<Row, 'spent'>>(database, LEFT, [id]) : [added];
      return { added: added !== undefined, spent: now?.spent ?? { tokens: 0, cost: 0 } };
    },
    async count() {
      return (await ask<{ count: number }>(database, COUNT, []))[0]?.count ?? 0;
    },
  };
}
