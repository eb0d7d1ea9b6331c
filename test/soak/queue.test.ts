import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import { openDatabase } from '../../src/adapters/database/open-database.ts';
import type { JobState, NewJob } from '../../src/contract/job.ts';
import type { JobQueue } from '../../src/contract/ports/job-queue.ts';
import { childEnvironment, QUICK_START } from '../support/child-environment.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { eventually, queueOn } from '../support/test-queue.ts';

/** Kills, restarts and lives: a few beside the other tests, a hundred in `npm run soak`. */
const ROUNDS = Number(process.env['SOAK_ROUNDS'] ?? '2');
const LONG = 120_000 + ROUNDS * 30_000;
const WORKER = new URL('../support/queue-worker.ts', import.meta.url).pathname;

/** What may follow what. */
const NEXT: Readonly<Record<JobState, readonly JobState[]>> = {
  queued: ['assigned', 'cancelled'],
  assigned: ['running', 'queued', 'dead_lettered', 'cancelled'],
  running: ['succeeded', 'failed', 'queued', 'dead_lettered', 'cancelled'],
  failed: ['assigned', 'cancelled'],
  succeeded: [],
  cancelled: [],
  dead_lettered: ['queued'],
};

function startWorker(place: string, attempts: number): ChildProcess {
  return spawn(process.execPath, [...QUICK_START, WORKER, place, String(attempts)], {
    env: childEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Until it says that it works. */
async function working({ stdout }: ChildProcess): Promise<void> {
  if (stdout !== null) await once(stdout, 'data');
}

/** Ends a process as a power cut would. */
async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

function jobs(count: number): NewJob[] {
  return Array.from({ length: count }, (_, at) => ({ type: 'index.file', payload: { path: `file-${at}` } }));
}

/** Every job's events are a way through the states, and its last one is where it stands. */
async function expectHonestEvents(queue: JobQueue, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const kinds = (await queue.events('t', id)).map(({ kind }) => kind);
    const wrong = kinds.filter((kind, at) => at > 0 && !NEXT[kinds[at - 1] ?? 'queued'].includes(kind));
    expect({ id, kinds, wrong }).toMatchObject({ wrong: [] });
    expect((await queue.read('t', id))?.status).toBe(kinds.at(-1));
  }
}

async function expectDoneOnce(database: Database, ids: readonly string[]): Promise<void> {
  const { rows } = await database.pool.query<{ job_id: string }>(
    'select job_id from effects order by job_id',
  );
  expect(rows.map(({ job_id }) => job_id)).toEqual(ids.toSorted());
}

async function tables({ pool }: Database): Promise<void> {
  await pool.query('create table if not exists effects (job_id text primary key)');
  await pool.query('create table if not exists efforts (job_id text, attempt int)');
}

describe('what befalls workers', () => {
  it(
    'JB15 killed at any point: no job is lost, and none has its effect twice',
    async (context) => {
      const server = await startPostgres();
      if (server === null) return context.skip();
      const url = await server.createDatabase();
      const database = await openDatabase({ url, folder: 'unused' });
      const queue = queueOn(database, { lease_seconds: 10, max_attempts: 20 });
      const workers: ChildProcess[] = [];
      try {
        await tables(database);
        const ids = [...(await queue.enqueue('t', jobs(40)))];
        workers.push(startWorker(url, 20), startWorker(url, 20));
        for (let round = 0; round < ROUNDS; round += 1) {
          const [victim] = workers.splice(Math.floor(Math.random() * workers.length), 1);
          if (victim !== undefined) await working(victim);
          ids.push(...(await queue.enqueue('t', jobs(20))));
          await pause(Math.random() * 200);
          if (victim !== undefined) await kill(victim);
          workers.push(startWorker(url, 20));
        }
        await eventually(async () => (await queue.counts('t')).succeeded === ids.length, LONG);
        await expectDoneOnce(database, ids);
        await expectHonestEvents(queue, ids);
        const { rows } = await database.pool.query('select count(*)::int as n from efforts');
        console.log(`note: ${ids.length} jobs, ${ROUNDS} kills, ${rows[0]?.n} efforts`);
      } finally {
        await Promise.all(workers.map(kill));
        await queue.close();
        await database.close();
        await server.stop();
      }
    },
    LONG,
  );

  it(
    'JB15 on the embedded database: killed and begun again, and a job that ends each process is given up',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'assay-killed-'));
      const attempts = Math.min(20, Math.max(2, ROUNDS));
      try {
        for (let life = 0; life < attempts; life += 1) {
          const child = startWorker(folder, attempts);
          const ended = once(child, 'exit');
          expect(await ended).toEqual([null, 'SIGKILL']);
        }
        const database = await openDatabase({ folder });
        const queue = queueOn(database);
        const worker = await queue.work({ 'index.file': async () => null }, { concurrency: 1 });
        const all = await eventually(async () => {
          const found = await queue.list('t', { limit: 100 });
          return found.every(({ status }) => status === 'succeeded' || status === 'dead_lettered') && found;
        }, LONG);
        await worker.stop(1000);
        expect(all).toHaveLength(21);
        expect(all.filter(({ status }) => status === 'dead_lettered')).toMatchObject([
          { payload: { path: 'poison' }, dead_letter_reason: 'infrastructure_failure', attempts },
        ]);
        await expectHonestEvents(
          queue,
          all.map(({ id }) => id),
        );
        await queue.close();
        await database.close();
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    LONG,
  );

  it(
    'JB11 a Postgres that stops and starts under load: every job is done, and has its effect once',
    async (context) => {
      const server = await startPostgres();
      if (server === null) return context.skip();
      const database = await openDatabase({ url: await server.createDatabase(), folder: 'unused' });
      const queue = queueOn(database, { lease_seconds: 10, max_attempts: 20 });
      const troubles: Error[] = [];
      try {
        await tables(database);
        const ids = [...(await queue.enqueue('t', jobs(100)))];
        const worker = await queue.work(
          {
            'index.file': async ({ id }) => {
              await pause(Math.random() * 40);
              await database.pool.query('insert into effects values ($1) on conflict do nothing', [id]);
              return null;
            },
          },
          { concurrency: 4, onTrouble: (error) => troubles.push(error) },
        );
        for (let round = 0; round < ROUNDS; round += 1) {
          await pause(Math.random() * 500);
          await server.restart();
          ids.push(...(await queue.enqueue('t', jobs(20))));
        }
        await eventually(async () => (await queue.counts('t')).succeeded === ids.length, LONG);
        await worker.stop(5000);
        await expectDoneOnce(database, ids);
        await expectHonestEvents(queue, ids);
        expect(troubles.length).toBeGreaterThan(0);
      } finally {
        await queue.close();
        await database.close();
        await server.stop();
      }
    },
    LONG,
  );
});
