import { AssayError } from '../../contract/assay-error.ts';
import type { RecordFile, SourceRecord } from './record-file.ts';
import { textChunks } from './text-chunks.ts';
import { textLines } from './text-lines.ts';

/** Reads a JSON file whole: the array itself, or the one at the dotted path `records`. */
export async function* jsonRecords(file: RecordFile): AsyncGenerator<SourceRecord> {
  const chunks: string[] = [];
  for await (const chunk of textChunks(file)) chunks.push(chunk);
  const whole = parseJson(chunks.join(''), file.name);
  const list = file.records === undefined ? whole : valueAt(whole, file.records);
  if (!Array.isArray(list)) throw noArray(file);
  for (const [index, value] of list.entries()) {
    yield jsonRecord(value, `${file.name}:${file.records ?? ''}[${index}]`);
  }
}

/** Streams a file of one JSON object a line. Empty lines are skipped. */
export async function* jsonlRecords(file: RecordFile): AsyncGenerator<SourceRecord> {
  let line = 0;
  for await (const text of textLines(file)) {
    line += 1;
    if (text.trim() !== '') yield jsonRecord(parseJson(text, `${file.name}:${line}`), `${file.name}:${line}`);
  }
}

function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new AssayError('malformed', `not JSON: ${why}`, {
      where,
      hint: 'correct the file; it may be cut off',
      cause: error,
    });
  }
}

function jsonRecord(value: unknown, place: string): SourceRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AssayError('malformed', 'the record is not an object', {
      where: place,
      hint: 'each record is {"column": value, …}',
    });
  }
  return { place, cell: (column) => valueAt(value, column), columns: () => Object.keys(value) };
}

/** A key of its own wins over a dotted path; inherited keys such as __proto__ are no data. */
function valueAt(value: unknown, path: string): unknown {
  if (owns(value, path)) return value[path];
  let found: unknown = value;
  for (const key of path.split('.')) {
    if (!owns(found, key)) return undefined;
    found = found[key];
  }
  return found;
}

function owns(value: unknown, key: string): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}

function noArray(file: RecordFile): AssayError {
  const place = file.records === undefined ? 'the file' : `"${file.records}"`;
  return new AssayError('malformed', `${place} is not an array of records`, {
    where: file.name,
    hint: 'set "records" to the dotted path of the array',
  });
}
