import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/adapters/database/open-database.ts';
import { type ServedProcess, serveIn } from '../support/served-process.ts';
import { eventually, queueOn } from '../support/test-queue.ts';

/** Kills: one beside the other tests, a hundred in `npm run soak`. */
const ROUNDS = Number(process.env['SOAK_ROUNDS'] ?? '1');
const LONG = 120_000 + ROUNDS * 30_000;
const FILES = 10;
const TENANT = 'default';

describe('what befalls a server', () => {
  let folder: string;
  let server: ServedProcess | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'assay-served-'));
    mkdirSync(join(folder, 'src'));
    for (let at = 0; at < FILES; at += 1)
      writeFileSync(
        join(folder, `src/f${at}.ts`),
        `export function f${at}(): number {\n  return ${at};\n}\n`,
      );
    writeFileSync(join(folder, 'assay.config.yaml'), 'worker:\n  max_attempts: 20\n');
  });
  afterEach(async () => {
    await server?.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  function opened() {
    return openDatabase({ folder: join(folder, '.assay', 'database') });
  }

  async function queueJobs(count: number): Promise<readonly string[]> {
    const database = await opened();
    const queue = queueOn(database, { max_attempts: 20 });
    const jobs = Array.from({ length: count }, (_, at) => ({
      type: 'index.file' as const,
      payload: { path: `src/f${at % FILES}.ts` },
    }));
    const ids = await queue.enqueue(TENANT, jobs);
    await queue.close();
    await database.close();
    return ids;
  }

  /** Asked now and then: the server has other work. */
  async function succeeded(): Promise<number> {
    await pause(100);
    const reply = await fetch(`${server?.url}/api/status`);
    const { jobs } = (await reply.json()) as { jobs: { succeeded: number } };
    return jobs.succeeded;
  }

  it(
    'JB15 a server that is killed with jobs in flight: the next one does what is left, and each has its effect once',
    async () => {
      const ids = await queueJobs(16 + 16 * ROUNDS);
      for (let round = 0; round < ROUNDS; round += 1) {
        server = await serveIn(folder);
        const before = await succeeded();
        await eventually(async () => (await succeeded()) > before, LONG);
        await server.end('SIGKILL');
      }
      server = await serveIn(folder);
      await eventually(async () => (await succeeded()) === ids.length, LONG);
      await server.end('SIGTERM');
      const database = await opened();
      const { rows: objects } = await database.pool.query<{ name: string }>(
        "select name from cbo_objects where kind = 'function' order by name",
      );
      expect(objects.map(({ name }) => name)).toEqual(Array.from({ length: FILES }, (_, at) => `f${at}`));
      const { rows: ends } = await database.pool.query(
        "select job_id from job_events where kind = 'succeeded' group by 1 having count(*) > 1",
      );
      expect(ends).toEqual([]);
      const { rows: broken } = await database.pool.query<{ n: number }>(
        "select count(distinct job_id)::int as n from job_events where kind = 'queued' and detail ->> 'message' is not null",
      );
      console.log(
        `note: ${ids.length} jobs, ${ROUNDS} kills, ${broken[0]?.n} jobs were taken from a killed server`,
      );
      await database.close();
    },
    LONG,
  );
});
