import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { VerdictArchive } from '../../contract/ports/verdict-ledger.ts';
import { troubleAt } from '../../contract/trouble-at.ts';
import { fileNames, readVerdictFile } from './verdict-files.ts';

/** A margin for clocks of file systems that know whole seconds only. */
const CLOCK_MS = 2000;

function writtenAt(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch (error) {
    throw troubleAt('kept', error, path);
  }
}

/**
 * Files that may hold what the archive has not: those whose first verdict, which names the file, is unknown to it,
 * and those written to since the newest that it knows.
 */
async function filesToImport(
  folder: string,
  archive: Pick<VerdictArchive, 'known' | 'add'>,
): Promise<string[]> {
  const names = fileNames(folder);
  const known = await archive.known(names.map((name) => basename(name, '.jsonl')));
  const newest = Math.max(0, ...[...known.values()].map((day) => Date.parse(day)));
  return names
    .filter(
      (name) => !known.has(basename(name, '.jsonl')) || writtenAt(join(folder, name)) > newest - CLOCK_MS,
    )
    .map((name) => join(folder, name));
}

/** Brings the verdicts kept in the folder into the archive, each once. */
export async function importVerdicts(
  folder: string,
  archive: Pick<VerdictArchive, 'known' | 'add'>,
): Promise<void> {
  for (const path of await filesToImport(folder, archive)) {
    // A later line of the same id corrects an earlier one.
    const byId = new Map((await readVerdictFile(path)).records.map((record) => [record.id, record]));
    await archive.add([...byId.values()]);
  }
}
