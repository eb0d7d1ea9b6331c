import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openOutside } from '../../src/app/open-outside.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { serveIn } from '../support/served-process.ts';

const LONG = 180_000;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-samples-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The notes of a server that is started, and what it said of them. */
async function notesOf(env: Readonly<Record<string, string>> = {}): Promise<number> {
  const server = await serveIn(folder, ['--lang', 'en'], env);
  const { notes } = (await (await fetch(`${server.url}/api/notes`)).json()) as { notes: unknown[] };
  await server.end('SIGTERM');
  return notes.length;
}

it(
  'ST12 come with a database that the start makes, and with none that was there',
  async () => {
    expect(await notesOf()).toBe(10);
    rmSync(join(folder, '.assay'), { recursive: true });
    const outside = await openOutside({ workingFolder: folder, environment: {} });
    await (await outside.stores({ folder, configuration: Configuration.parse({}) }, {})).ready();
    await outside.close();
    expect(await notesOf()).toBe(0);
  },
  LONG,
);

it(
  'ST12 never come into a database of DATABASE_URL',
  async () => {
    const postgres = await startPostgres();
    if (postgres === null) return;
    try {
      expect(await notesOf({ DATABASE_URL: await postgres.createDatabase() })).toBe(0);
    } finally {
      await postgres.stop();
    }
  },
  LONG,
);
