import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../src/adapters/database/open-database.ts';
import type { Job } from '../../src/contract/job.ts';
import { queueOn } from './test-queue.ts';

/**
 * A process that works on jobs until it is killed: `URL_OR_FOLDER [MOST_ATTEMPTS]`. Each job writes one effect under its id;
 * the path `poison` ends the process.
 */
const [place = '', attempts = '20'] = process.argv.slice(2);
const isServer = place.startsWith('postgres:');
const database = await openDatabase(isServer ? { url: place, folder: 'unused' } : { folder: place });
const queue = queueOn(database, { lease_seconds: 10, max_attempts: Number(attempts) });

async function work(job: Job): Promise<null> {
  if (job.payload['path'] === 'poison') process.kill(process.pid, 'SIGKILL');
  await database.pool.query('insert into effects values ($1) on conflict do nothing', [job.id]);
  await database.pool.query('insert into efforts values ($1, $2)', [job.id, job.attempts]);
  await pause(Math.random() * 20);
  return null;
}

await database.pool.query('create table if not exists effects (job_id text primary key)');
await database.pool.query('create table if not exists efforts (job_id text, attempt int)');
if (!isServer && (await queue.list('t', { limit: 1 })).length === 0) {
  const paths = ['poison', ...Array.from({ length: 20 }, (_, at) => `file-${at}`)];
  await queue.enqueue(
    't',
    paths.map((path) => ({ type: 'index.file', payload: { path } })),
  );
}
await queue.work({ 'index.file': work }, { concurrency: 8 });
process.stdout.write('working\n');
