import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../src/adapters/database/open-database.ts';
import { compose, storesOn } from '../../src/app/compose.ts';
import { indexFolder } from '../../src/app/index/index-folder.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import type { IndexResult } from '../../src/contract/indexed-file.ts';
import type { IndexReader } from '../../src/contract/ports/index-store.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
/** Questions and their answers must not find each other, and lists of words hold the words of any question. */
const EXCLUDED = [
  'cases/**',
  'docs/evaluation-retrieval.md',
  'src/core/lexicon/**',
  'src/**/*words.ts',
  'src/**/*messages.ts',
];

/** This project in an index of its own, in a database that is thrown away. */
export interface OwnIndex {
  readonly index: IndexReader;
  readonly result: IndexResult;
  close(): Promise<void>;
}

/** `url`: the database; default: an embedded one. */
export async function openOwnIndex(url?: string): Promise<OwnIndex> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-own-index-'));
  const database = await openDatabase({
    url,
    folder: join(folder, 'database'),
    queryTimeoutMs: 60_000,
  });
  const close = async (): Promise<void> => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const stores = await storesOn(database);
    const configuration = Configuration.parse({ index: { exclude: EXCLUDED } });
    const outside = compose({ workingFolder: ROOT, environment: {} });
    const result = await indexFolder({ folder: ROOT, configuration }, outside, stores, 'own', { prefix: '' });
    return { index: stores.index('own'), result, close };
  } catch (error) {
    await close();
    throw error;
  }
}
