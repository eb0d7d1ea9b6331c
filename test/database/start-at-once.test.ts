import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { QUICK_START } from '../support/child-environment.ts';
import { openEverything } from '../support/open-everything.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';

const SCRIPT = fileURLToPath(new URL('../support/open-everything.ts', import.meta.url));

/** Processes that have loaded all they need, told to begin in the same moment. What each says. */
async function startAtOnce(processes: number, folder: string, url = ''): Promise<readonly string[]> {
  const words = [...QUICK_START, SCRIPT, folder, ...(url === '' ? [] : [url])];
  const children = Array.from({ length: processes }, () =>
    spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  await Promise.all(children.map(({ stdout }) => once(stdout, 'data')));
  const said = children.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim());
  for (const { stdin } of children) stdin.end('go');
  return Promise.all(said);
}

describe('processes that start at once', () => {
  let server: PostgresServer | null;
  let folder: string;
  beforeAll(async () => {
    server = await startPostgres();
    folder = mkdtempSync(join(tmpdir(), 'assay-at-once-'));
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  describe('on an empty server', () => {
    beforeEach((context) => {
      if (server === null) context.skip('no Postgres server could be started');
    });

    test.each([1, 2, 3, 4])('FT1 trial %i: six openings make all tables, and each is ready', async () => {
      const url = (await server?.createDatabase()) ?? '';
      const said = await Promise.all(Array.from({ length: 6 }, () => openEverything(folder, url)));
      expect(said).toEqual(Array(6).fill('ready'));
    });

    test('FT1 three processes make all tables, and each is ready', { timeout: 120_000 }, async () => {
      const url = (await server?.createDatabase()) ?? '';
      expect(await startAtOnce(3, folder, url)).toEqual(Array(3).fill('ready'));
    });
  });

  test('FT1 on an empty folder each is ready in its turn', { timeout: 120_000 }, async () => {
    expect(await startAtOnce(2, join(folder, 'data'))).toEqual(Array(2).fill('ready'));
  });
});
