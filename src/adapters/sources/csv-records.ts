import { Readable } from 'node:stream';
import { AssayError } from '../../contract/assay-error.ts';
import { csvTrouble } from './csv-trouble.ts';
import type { RecordFile, SourceRecord } from './record-file.ts';
import { textChunks } from './text-chunks.ts';

interface Row {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Streams a CSV file whose first row names the columns. Throws `malformed` for a missing column and a ragged or cut row. */
export async function* csvRecords(file: RecordFile, needed: readonly string[]): AsyncGenerator<SourceRecord> {
  const csv = await import('csv-parse');
  const parser = csv.parse({ info: true, skip_empty_lines: true });
  const text = Readable.from(textChunks(file)).on('error', (error) => parser.destroy(error));
  const rows = text.pipe(parser);
  let columns: ReadonlyMap<string, number> | undefined;
  try {
    for await (const row of rows as AsyncIterable<Row>) {
      if (columns === undefined) columns = header(row.record, needed, file);
      else yield csvRecord(row, columns, file);
    }
  } catch (error) {
    throw error instanceof csv.CsvError ? csvTrouble(error, file.name) : error;
  } finally {
    text.destroy();
  }
  if (columns === undefined)
    throw new AssayError('malformed', 'the file is empty', {
      where: file.name,
      hint: 'its first line names the columns',
    });
}

function header(
  names: readonly string[],
  needed: readonly string[],
  file: RecordFile,
): ReadonlyMap<string, number> {
  const columns = new Map<string, number>();
  for (const [index, raw] of names.entries()) {
    const name = raw.trim();
    if (columns.has(name) && needed.includes(name)) {
      throw new AssayError('malformed', `the column "${name}" is there twice`, {
        where: `${file.name}:1`,
        hint: 'rename one of them',
      });
    }
    columns.set(name, index);
  }
  const missing = needed.filter((name) => !columns.has(name));
  if (missing.length > 0) throw missingColumns(missing, [...columns.keys()], `${file.name}:1`);
  return columns;
}

/** Names the columns that the mapping asks for and those that are there. */
export function missingColumns(
  missing: readonly string[],
  there: readonly string[],
  where: string,
): AssayError {
  const named = [...new Set(missing)].map((name) => `"${name}"`);
  const none = named.length > 1 ? 'are no columns' : 'is no column';
  return new AssayError('malformed', `there ${none} ${named.join(', ')}; there are: ${there.join(', ')}`, {
    where,
    hint: 'correct the name in the configuration, or the file',
  });
}

function csvRecord(row: Row, columns: ReadonlyMap<string, number>, file: RecordFile): SourceRecord {
  return {
    place: `${file.name}:${row.info.lines}`,
    columns: () => [...columns.keys()],
    cell(column) {
      const index = columns.get(column);
      return index === undefined ? undefined : row.record[index];
    },
  };
}
