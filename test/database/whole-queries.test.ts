import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import { openDatabase } from '../../src/adapters/database/open-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-whole-'));
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ folder });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Queries of other shapes, each with an answer of its own, beside transactions. */
async function answer(at: number): Promise<unknown> {
  const { pool } = database;
  if (at % 3 === 0) return (await pool.query('select $1::text as own', [`a${at}`])).rows[0]?.own;
  if (at % 3 === 1)
    return (await pool.query('select $1::text || $2::text as own', ['b', String(at)])).rows[0]?.own;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query('select concat($1::text, $2::int) as own', ['c', at]);
    await client.query('commit');
    return rows[0]?.own;
  } finally {
    client.release();
  }
}

test('ST16 queries that come at once each get their own answer', async () => {
  const asked = Array.from({ length: 300 }, (_, at) => at);
  const answers = await Promise.all(asked.map(answer));
  expect(answers).toEqual(asked.map((at) => `${'abc'.charAt(at % 3)}${at}`));
});

test('ST16 a client that is cut off amid its query holds up nobody', async () => {
  const lost = await database.pool.connect();
  const cut = lost.query('select $1::text as own', ['lost']).catch(() => 'lost');
  (lost as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  lost.release(true);
  await cut;
  expect(await Promise.all([0, 1, 2].map(answer))).toEqual(['a0', 'b1', 'c2']);
});
