import type { ApiKeyRecord } from '../../contract/api-key.ts';
import type { ApiKeyStore } from '../../contract/ports/api-key-store.ts';
import { ask } from './ask.ts';
import type { Database } from './database.ts';
import { storedJson } from './stored-text.ts';

const COLUMNS = 'id, tenant_id, name, hash, rights, terms, created_at, revoked_at';
const FIND = `select ${COLUMNS} from api_keys where hash = $1`;
const LIST = `select ${COLUMNS} from api_keys where tenant_id = $1 order by created_at, id`;
const ADD = `insert into api_keys (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8)`;
const REVOKE = `
  update api_keys set revoked_at = $3 where tenant_id = $1 and id = $2 and revoked_at is null returning id`;
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
    async count() {
      return (await ask<{ count: number }>(database, COUNT, []))[0]?.count ?? 0;
    },
  };
}
