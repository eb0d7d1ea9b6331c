import { realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { AssayError } from '../../contract/assay-error.ts';
import { MACHINE_TROUBLES } from '../../contract/machine-trouble.ts';
import { noPlainFile } from '../../contract/plain-file-trouble.ts';

export type RecordFormat = 'csv' | 'json' | 'jsonl';

/** A file of records. `name` is what the configuration calls it, `path` where it is. */
export interface RecordFile {
  readonly name: string;
  readonly path: string;
  readonly format: RecordFormat;
  /** JSON only: dotted path to the array. */
  readonly records?: string | undefined;
}

/** One record with the place to name in an error: `teams.csv:12`. `cell` is undefined where the record has no such column. */
export interface SourceRecord {
  readonly place: string;
  cell(column: string): unknown;
  columns(): readonly string[];
}

interface Named {
  readonly file: string;
  readonly format?: RecordFormat | undefined;
  readonly records?: string | undefined;
}

/** Finds the file from the configuration's folder. A relative path that leads out of it is refused. */
export function recordFile(named: Named, folder: string): RecordFile {
  const whole = resolve(folder, named.file);
  try {
    return found(named, whole, folder);
  } catch (error) {
    throw recordTrouble(error, whole, named.file);
  }
}

function found(named: Named, whole: string, folder: string): RecordFile {
  const path = realpathSync(whole);
  if (!isAbsolute(named.file)) refuseOutside(path, folder, named.file);
  const seen = statSync(path);
  if (!seen.isFile() && !seen.isDirectory()) throw noPlainFile(path);
  return { name: named.file, path, format: named.format ?? formatOf(named.file), records: named.records };
}

/** A fault of the machine says nothing of whether the file is there. */
function recordTrouble(error: unknown, path: string, name: string): AssayError {
  if (error instanceof AssayError) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return new AssayError('not_found', `the file ${name} does not exist`, {
      where: path,
      hint: 'paths are relative to the folder of the configuration file',
      cause: error,
    });
  const [kind, why, hint] = MACHINE_TROUBLES[code] ?? [
    'unavailable',
    `the file cannot be read (${code})`,
    'check that it is a readable file',
  ];
  return new AssayError(kind, why, { where: path, hint, cause: error });
}

function refuseOutside(path: string, folder: string, name: string): void {
  const inside = relative(realpathSync(folder), path);
  if (inside !== '..' && !/^\.\.[\\/]/.test(inside) && !isAbsolute(inside)) return;
  throw new AssayError('usage', `${name} leads out of the configuration's folder`, {
    where: path,
    hint: 'move the file into the folder, or name it by its absolute path',
  });
}

function formatOf(name: string): RecordFormat {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending === 'json') return 'json';
  if (ending === 'jsonl' || ending === 'ndjson') return 'jsonl';
  if (ending === 'csv') return 'csv';
  throw new AssayError('usage', `the format of ${name} cannot be told by its name`, {
    where: name,
    hint: 'add "format": csv, json or jsonl',
  });
}
