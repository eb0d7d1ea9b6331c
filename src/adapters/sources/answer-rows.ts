import { Readable } from 'node:stream';
import { AssayError } from '../../contract/assay-error.ts';
import type { InputRow } from '../../contract/ports/input-files.ts';
import { csvTrouble } from './csv-trouble.ts';
import type { RecordFile } from './record-file.ts';
import { textChunks } from './text-chunks.ts';
import { textLines } from './text-lines.ts';

interface Row {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

const MOST_IN_A_LINE = 64 * 1024 * 1024;

function malformed(where: string, message: string, hint: string, cause?: unknown): AssayError {
  return new AssayError('malformed', message, { where, hint, cause });
}

function within({ name }: RecordFile, length: number): void {
  if (length <= MOST_IN_A_LINE) return;
  throw malformed(
    name,
    `is larger than ${MOST_IN_A_LINE / 1024 / 1024} MiB, the most that is read`,
    'split it',
  );
}

async function* jsonRows(file: RecordFile): AsyncGenerator<InputRow> {
  let number = 0;
  for await (const line of textLines(file, (length) => within(file, length))) {
    number += 1;
    if (line.trim() !== '') yield { place: `${file.name}:${number}`, json: line };
  }
}

/** One of two columns would be dropped. */
function doubled(columns: readonly string[], place: string): InputRow | null {
  const name = columns.find((one, at) => one !== '' && columns.indexOf(one) !== at);
  if (name === undefined) return null;
  return { place, trouble: malformed(place, `the column "${name}" is there twice`, 'rename one of them') };
}

/** Cells by the names of their columns; an empty cell says nothing. */
function cellsOf({ record }: Row, columns: readonly string[], place: string): InputRow {
  if (record.length !== columns.length) {
    const why = `has ${record.length} cells, the first line has ${columns.length}`;
    return {
      place,
      trouble: malformed(place, why, 'put texts with commas or line breaks in quotation marks'),
    };
  }
  const cells = columns.map((name, at): [string, string] => [name, record[at] ?? '']);
  return { place, value: Object.fromEntries(cells.filter(([name, cell]) => name !== '' && cell !== '')) };
}

/** The rows of CSV, or of TSV, that comes in pieces; its first line names the columns. */
export async function* csvRows(
  name: string,
  pieces: AsyncIterable<string> | Iterable<string>,
  delimiter: string,
): AsyncGenerator<InputRow> {
  const csv = await import('csv-parse');
  const how = { info: true, skip_empty_lines: true, relax_column_count: true, delimiter };
  const parser = csv.parse({ ...how, max_record_size: MOST_IN_A_LINE });
  const source = Readable.from(pieces);
  const rows = source.on('error', (error) => parser.destroy(error)).pipe(parser);
  let columns: readonly string[] | undefined;
  try {
    for await (const row of rows as AsyncIterable<Row>) {
      if (columns !== undefined) yield cellsOf(row, columns, `${name}:${row.info.lines}`);
      else {
        columns = row.record.map((column) => column.trim());
        const twice = doubled(columns, `${name}:1`);
        if (twice !== null) return yield twice;
      }
    }
  } catch (error) {
    if (!(error instanceof csv.CsvError)) throw error;
    const trouble = csvTrouble(error, name);
    yield { place: trouble.where ?? name, trouble };
  } finally {
    source.destroy();
  }
}

/** The rows of CSV; semicolons part its columns where its first line has some and no comma, as Excel writes it in many countries. */
async function* plainCsvRows(file: RecordFile): AsyncGenerator<InputRow> {
  const pieces = textChunks(file);
  const { value: first = '' } = (await pieces.next()) as { readonly value?: string };
  const [header = ''] = first.split('\n', 1);
  async function* whole(): AsyncGenerator<string> {
    yield first;
    yield* pieces;
  }
  yield* csvRows(file.name, whole(), header.includes(';') && !header.includes(',') ? ';' : ',');
}

/** The rows of a file of JSON lines, CSV or TSV. What is wrong with one line is a row, too; the others are read on. */
export function answerRows(name: string, path: string): AsyncGenerator<InputRow> {
  const file: RecordFile = { name, path, format: 'jsonl' };
  if (/\.csv$/i.test(name)) return plainCsvRows(file);
  return /\.tsv$/i.test(name) ? csvRows(name, textChunks(file), '\t') : jsonRows(file);
}
