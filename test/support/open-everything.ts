import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../src/adapters/database/open-database.ts';
import { storesOn } from '../../src/app/compose.ts';

/** A server's first moments: every table is made, then a job is queued and a setting written. `ready`, or the error. */
export async function openEverything(folder: string, url: string | undefined): Promise<string> {
  try {
    const database = await openDatabase({ folder, url, waitForLockMs: 60_000 });
    const stores = await storesOn(database);
    await Promise.all([
      stores.jobs.enqueue('default', [{ type: 'index.file', payload: { path: 'x' } }]),
      stores.checkpoints(),
      stores.settings.write('default', { judge_votes: 3 }, '2026-03-01T12:00:00.000Z'),
    ]);
    await stores.jobs.close();
    await database.close();
    return 'ready';
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = '', url] = process.argv.slice(2);
  console.log('loaded');
  await once(process.stdin, 'data');
  console.log(await openEverything(folder, url));
  process.exit();
}
