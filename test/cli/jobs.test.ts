import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import { openDatabase } from '../../src/adapters/database/open-database.ts';
import type { Job } from '../../src/contract/job.ts';
import { callAssay } from '../support/call-assay.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';
import { type Run, runAssay } from '../support/run-assay.ts';
import { serveIn } from '../support/served-process.ts';
import { eventually, queueOn } from '../support/test-queue.ts';
import { MAIN_FILE } from '../support/main-file.ts';

const LONG = 180_000;
const folder = mkdtempSync(join(tmpdir(), 'assay-jobs-'));
let server: PostgresServer | null;
let url: string;
let database: Database;

beforeAll(async () => {
  server = await startPostgres();
  if (server === null) return;
  url = await server.createDatabase();
  database = await openDatabase({ url, folder });
});
afterAll(async () => {
  await database?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A job of a type that no worker knows: what becomes of it does not hang on what handlers there are. */
async function queueUnknown(on: Database): Promise<string> {
  const queue = queueOn(on);
  const [id = ''] = await queue.enqueue('default', [{ type: 'index.file', payload: { path: 'a' } }]);
  await on.pool.query(`update assay_queue.job_common set data = data || '{"type": "index.galaxy"}'`);
  await queue.close();
  return id;
}

function assay(...args: string[]): Promise<Run> {
  return callAssay(args, { cwd: folder, env: { DATABASE_URL: url } });
}

function startWork(): ChildProcess {
  return spawn(process.execPath, [MAIN_FILE, 'work', '--format', 'json'], {
    cwd: folder,
    env: childEnvironment({ DATABASE_URL: url }),
  });
}

describe('assay jobs and assay work', () => {
  it(
    'JB16 does jobs until it is told to stop; JB17 they are listed, shown, cancelled and driven again',
    async (context) => {
      if (server === null) return context.skip();
      const id = await queueUnknown(database);
      const listed = JSON.parse((await assay('jobs', 'list', '--format', 'json')).stdout) as Job[];
      expect(listed).toMatchObject([{ id, status: 'queued', type: 'index.galaxy' }]);

      const work = startWork();
      let said = '';
      work.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
      await eventually(async () => said.endsWith('\n'), LONG);
      expect(JSON.parse(said)).toMatchObject({ job: id, status: 'dead_lettered', attempts: 1 });
      work.kill('SIGTERM');
      expect(await once(work, 'exit')).toEqual([0, null]);

      const shown = await assay('jobs', 'show', id, '--lang', 'en');
      expect(shown.stdout).toMatch(
        new RegExp(`^index\\.galaxy ${id}: given up: the payload does not fit its type\n`),
      );
      expect(shown.stdout).toMatch(
        /\n {2}\S+ \S+ {2}given up +attempt 1: no worker knows jobs of type index\.galaxy\n$/,
      );
      const korean = await assay('jobs', 'list', '--lang', 'ko', '--status', 'dead_lettered');
      expect(korean.stdout).toContain('포기함: 내용이 종류와 맞지 않음');

      expect((await assay('jobs', 'redrive', '--lang', 'en')).stdout).toBe('1 job is queued again\n');
      expect(await assay('jobs', 'redrive', id, '--lang', 'ko')).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('포기된 작업 가운데 그런 것이 없습니다'),
      });
      expect((await assay('jobs', 'cancel', id, '--lang', 'en')).stdout).toBe(`${id} is cancelled\n`);
      const late = await assay('jobs', 'cancel', id, '--lang', 'ko');
      expect([late.code, late.stderr]).toEqual([
        2,
        `assay: ${id}: 작업이 이미 끝났습니다 (cancelled)\n  기다리거나 실행 중인 작업만 취소할 수 있습니다\n`,
      ]);
      expect((await assay('jobs', 'show', 'none', '--lang', 'en')).code).toBe(2);
    },
    LONG,
  );

  it(
    'JB19 a server on the embedded database does its jobs, and assay work leaves them to it',
    async () => {
      const own = join(folder, '.assay/database');
      const embedded = await openDatabase({ folder: own });
      const id = await queueUnknown(embedded);
      await embedded.close();
      const served = await serveIn(folder);
      const refused = await runAssay(['work', '--lang', 'en'], { cwd: folder });
      expect(refused.code).toBe(2);
      expect(refused.stderr).toContain('it does the jobs of this database itself');
      const job = await eventually(async () => {
        const found = (await (await fetch(`${served.url}/api/jobs/${id}`)).json()) as Job;
        return found.status === 'dead_lettered' && found;
      }, LONG);
      expect(job).toMatchObject({ dead_letter_reason: 'validation_failed' });
      expect(await served.end('SIGTERM')).toEqual({ code: 0, signal: null });

      const idle = await serveIn(folder, ['--no-work']);
      await fetch(`${idle.url}/api/jobs/redrive`, { method: 'POST' });
      expect((await (await fetch(`${idle.url}/api/jobs/${id}`)).json()) as Job).toMatchObject({
        status: 'queued',
      });
      await idle.end('SIGTERM');
    },
    LONG,
  );
});
