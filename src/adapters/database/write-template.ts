import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';
import { openDatabase } from './open-database.ts';

/** Nobody makes a second database in a folder: without what one is made from, two thirds of the files are gone. */
const ONE_DATABASE = [
  'update pg_database set datistemplate = false',
  'drop database if exists template0',
  'drop database if exists template1',
  'checkpoint',
];

/**
 * Dumps an empty cluster with its tables to `file`; the worker begins from it instead of making one, which takes
 * seconds. Tables of a later version are added at the opening, as to any database.
 */
export async function writeTemplate(file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-template-'));
  try {
    const made = await openDatabase({ folder });
    await made.close();
    const db = await PGlite.create({ dataDir: join(folder, 'postgres'), extensions: { vector } });
    for (const statement of ONE_DATABASE) await db.exec(statement);
    const dump = await db.dumpDataDir('gzip');
    await db.close();
    await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
