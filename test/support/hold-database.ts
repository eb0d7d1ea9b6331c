import { openDatabase } from '../../src/adapters/database/open-database.ts';

/** Opens the folder given, writes a row, says so, and stays until it is stopped. */
const [folder = '', mode] = process.argv.slice(2);
const database = await openDatabase({ folder, waitForLockMs: 500 });
await database.pool.query("insert into verdicts values ('default', $1, 'verify', now(), 'PASSED', '{}')", [
  `v${process.pid}`,
]);
process.stdout.write('open\n');
if (mode !== 'leave') setInterval(() => undefined, 1000);
