import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Measure, Sizes } from './measure.ts';
import { writeSource } from './source-project.ts';

const LEAST_FILES_A_SECOND = 150;
const MOST_WARM_MS = 2000;
const MOST_MEGABYTES = 600;

interface Told {
  readonly coldMs: number;
  readonly indexed: number;
  readonly warmMs: number;
  readonly changed: number;
  readonly symbols: number;
  readonly addedBytes: number;
}

async function run(folder: string, files: number): Promise<string> {
  const script = new URL('./index-run.ts', import.meta.url).pathname;
  const words = [...process.execArgv, script, folder, String(files)];
  return (await promisify(execFile)(process.execPath, words)).stdout;
}

function rows(files: number, told: Told): Measure[] {
  const rate = told.indexed / (told.coldMs / 1000);
  const megabytes = told.addedBytes / 1e6;
  const all = files.toLocaleString('en');
  return [
    {
      what: `index ${all} source files of ${Math.round(told.symbols / files)} code objects into the embedded database, cold`,
      target: `≥ ${LEAST_FILES_A_SECOND} files/s`,
      found: `${Math.round(rate)} files/s (${(told.coldMs / 1000).toFixed(1)} s)`,
      met: rate >= LEAST_FILES_A_SECOND,
    },
    {
      what: `index again after ${told.changed} of ${all} changed`,
      target: `≤ ${MOST_WARM_MS.toLocaleString('en')} ms a run`,
      found: `${Math.round(told.warmMs).toLocaleString('en')} ms`,
      met: told.warmMs <= MOST_WARM_MS,
    },
    {
      what: `memory of the process while ${told.symbols.toLocaleString('en')} code objects are indexed, above the empty database`,
      target: `≤ ${MOST_MEGABYTES} MB`,
      found: `${Math.round(megabytes)} MB`,
      met: megabytes <= MOST_MEGABYTES,
    },
  ];
}

/** A made project is indexed, and again after some of its files changed. */
export async function measureIndexing({ sourceFiles }: Sizes): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-index-bench-'));
  try {
    writeSource(folder, sourceFiles, [...Array(sourceFiles).keys()], 'ledger');
    await run(folder, 0);
    return rows(sourceFiles, JSON.parse(await run(folder, sourceFiles)) as Told);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
