import { realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { AssayError } from '../../contract/assay-error.ts';
import { troubleAt } from '../../contract/trouble-at.ts';

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
    throw troubleAt('record', error, whole);
  }
}

function found(named: Named, whole: string, folder: string): RecordFile {
  const path = realpathSync(whole);
  if (!isAbsolute(named.file)) refuseOutside(path, folder, named.file);
  return { name: named.file, path, format: named.format ?? formatOf(named.file), records: named.records };
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
