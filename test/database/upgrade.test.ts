import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { knowledgeGraph } from '../../src/adapters/database/migrations/2026-11-21-knowledge-graph.ts';
import { openDatabase } from '../../src/adapters/database/open-database.ts';
import { storesOn } from '../../src/app/compose.ts';
import { startPostgres } from '../support/postgres-server.ts';

const NOON = '2026-03-01T12:00:00.000Z';
const FIRST = { '2026-11-21-knowledge-graph': knowledgeGraph };

const REPORTS = {
  V2: JSON.stringify({ result: { claim_validations: [{ text: 'One.' }, { text: 'Two.' }] } }),
  V3: JSON.stringify({ result: { claim_validations: [{ text: 'No \u0000 text.' }] } }),
};

/** A database as the version before left it, with verdicts. */
async function before(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => FIRST },
  }).migrateToLatest();
  expect(error).toBeUndefined();
  await pool.query("insert into verdicts values ('default', 'V1', 'verify', now(), 'PASSED', '{}')");
  for (const [id, report] of Object.entries(REPORTS))
    await pool.query("insert into verdicts values ('default', $1, 'verify', now(), 'PASSED', $2)", [
      id,
      JSON.stringify({ id, report }),
    ]);
  await db.destroy();
}

test('KG4 a database of the version before is brought up, by one of two servers that start at once, and keeps what it held', async (context) => {
  const server = await startPostgres();
  if (server === null) return context.skip('no Postgres server could be started');
  const url = await server.createDatabase();
  await before(url);
  const opened = await Promise.all(['a', 'b'].map((folder) => openDatabase({ url, folder })));
  for (const database of opened) {
    const known = await (await storesOn(database)).verdicts('default').known(['V1']);
    expect([...known.keys()]).toEqual(['V1']);
    const { rows } = await database.pool.query('select id, head from verdicts order by id');
    expect(rows).toEqual([
      { id: 'V1', head: { title: '' } },
      { id: 'V2', head: { id: 'V2', title: 'One. Two.' } },
      { id: 'V3', head: { id: 'V3', title: '' } },
    ]);
    const note = { note_id: 'n', title: 'after', content: '' };
    await (await storesOn(database)).notes('default').write(note, NOON);
  }
  for (const database of opened) await database.close();
  await server.stop();
});
