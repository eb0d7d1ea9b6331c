import { ask } from '../../src/adapters/database/ask.ts';
import { openDatabase } from '../../src/adapters/database/open-database.ts';
import { transaction } from '../../src/adapters/database/transaction.ts';

/** Writes into the database of a small disk until it is full; says the code of what came then, and what came next. */
const ROWS = `
  insert into verdicts select 'default', $1 || g, 'verify', now(), 'PASSED',
    jsonb_build_object('x', (select string_agg(md5(random()::text), '') from generate_series(1, 40)))
  from generate_series(1, 3000) g`;

const database = await openDatabase({ folder: process.argv[2] ?? '' });

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
await database.close();
console.log('closed');
