import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../src/adapters/database/open-database.ts';
import { storesOn } from '../../src/app/compose.ts';
import type { PlayedTwice } from './figures.ts';
import { page } from './page.ts';
import { play } from './play.ts';
import { correctionScenarios } from './scenario.ts';

const PAGE = fileURLToPath(new URL('../../docs/evaluation-correction.md', import.meta.url));
const OPTIONS = {
  json: { type: 'string' },
  date: { type: 'string' },
  'no-write': { type: 'boolean', default: false },
} as const;

/** Every scenario twice, on one embedded database that is thrown away, each under a tenant of its own. */
async function playAll(): Promise<readonly PlayedTwice[]> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-correction-database-'));
  const database = await openDatabase({ url: undefined, folder, queryTimeoutMs: 60_000 });
  const stores = await storesOn(database);
  try {
    const played: PlayedTwice[] = [];
    for (const [at, scenario] of correctionScenarios().entries()) {
      const on = await play(stores, `on-${at}`, scenario, true);
      played.push({ scenario, on, off: await play(stores, `off-${at}`, scenario, false) });
    }
    return played;
  } finally {
    await stores.jobs.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...words], options: OPTIONS });
  const played = await playAll();
  const text = page(played, values.date);
  process.stdout.write(text);
  if (!values['no-write']) writeFileSync(PAGE, text);
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(played, null, 2)}\n`);
}

// A missed aim is shown, and is no failure of the run.
try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`eval:correction: ${(error as Error).message}\n`);
  process.exitCode = 2;
}
