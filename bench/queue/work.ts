import { PgBoss } from 'pg-boss';
import { openDatabase } from '../../src/adapters/database/open-database.ts';
import { storesOn } from '../../src/app/compose.ts';

/** A worker process: `assay` by our queue, `bare` by pg-boss alone. It tells its parent how many jobs it did. */
const [kind = '', url = '', concurrency = '', effect = ''] = process.argv.slice(2);
const batchSize = Number(concurrency);
// One pool for all of it, in both.
const database = await openDatabase({ url, folder: 'unused' });

let done = 0;
function count(jobs: number): void {
  done += jobs;
}

/** What a job does: nothing, or one row that bears being written twice. */
async function work(id: string): Promise<null> {
  if (effect === 'row')
    await database.pool.query('insert into bench_effects values ($1) on conflict do nothing', [id]);
  return null;
}

async function assay(): Promise<void> {
  const { jobs } = await storesOn(database);
  const onSettled = (): void => count(1);
  await jobs.work({ 'index.file': ({ id }) => work(id) }, { concurrency: batchSize, onSettled });
}

async function bare(): Promise<void> {
  const executeSql = (text: string, values?: unknown[]) => database.pool.query(text, values);
  const boss = new PgBoss({ db: { executeSql }, schedule: false });
  boss.on('error', (error) => process.stderr.write(`${error.message}\n`));
  await boss.start();
  const options = { batchSize, burstWhenBatchFull: true, pollingIntervalSeconds: 0.5 };
  await boss.work('bench', options, async (jobs: readonly { readonly id: string }[]) => {
    await Promise.all(jobs.map(({ id }) => work(id)));
    count(jobs.length);
  });
}

await (kind === 'assay' ? assay() : bare());
process.send?.('ready');
const telling = setInterval(() => {
  if (done > 0) process.send?.(done);
  done = 0;
}, 20);
process.on('disconnect', () => {
  clearInterval(telling);
  process.exit();
});
