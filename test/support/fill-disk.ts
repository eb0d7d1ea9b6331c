import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../../src/adapters/database/ask.ts';
import { openDatabase } from '../../src/adapters/database/open-database.ts';
import { transaction } from '../../src/adapters/database/transaction.ts';

/** Writes into the database of a small disk until it is full; says the code of what came then, what came next, and what is there once the disk has room again. */
const ROWS = `
  insert into verdicts select 'default', $1 || g, 'verify', now(), 'PASSED',
    jsonb_build_object('x', (select string_agg(md5(random()::text), '') from generate_series(1, 40)))
  from generate_series(1, 3000) g`;

const folder = process.argv[2] ?? '';
const ballast = `${folder}.ballast`;
writeFileSync(ballast, Buffer.alloc(20_000_000));
const database = await openDatabase({ folder });

async function codeOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return String((error as { code?: unknown }).code);
  }
}

let code: string | null = null;
for (let at = 0; at < 50 && code === null; at += 1) {
  code = await codeOf(() => transaction(database, (client) => client.query(ROWS, [String(at)])));
}
console.log(code);
console.log(await codeOf(() => ask(database, 'select 1', [])));
rmSync(ballast);
const kept = async (): Promise<unknown> =>
  (await database.pool.query('select count(*)::int % 3000 as half from verdicts')).rows;
let healed: unknown = null;
for (let tries = 0; tries < 300 && healed === null; tries += 1) {
  healed = await kept().catch(() => null);
  if (healed === null) await sleep(100);
}
console.log(JSON.stringify(healed));
console.log(
  await codeOf(() =>
    ask(database, "insert into verdicts values ('default', 'after', 'verify', now(), 'PASSED', '{}')", []),
  ),
);
await database.close();
console.log('closed');
