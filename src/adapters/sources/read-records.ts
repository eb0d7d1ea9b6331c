import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import { AssayError } from '../../contract/assay-error.ts';
import { csvRecords, missingColumns } from './csv-records.ts';
import { jsonlRecords, jsonRecords } from './json-records.ts';
import type { RecordFile, SourceRecord } from './record-file.ts';

/**
 * Streams the records of a CSV, JSON or JSONL file. Every needed column must be in the header (CSV) or in at least
 * one record (JSON, JSONL). Throws `malformed` with file and line, `not_found`, `unavailable`, `cancelled`.
 */
export async function* readRecords(
  file: RecordFile,
  needed: readonly string[],
  signal?: AbortSignalLike,
): AsyncGenerator<SourceRecord> {
  const unseen = new Set(needed);
  const there = new Set<string>();
  let any = false;
  for await (const record of recordsOf(file, needed)) {
    if (signal?.aborted === true)
      throw new AssayError('cancelled', 'cancelled while reading', { where: file.name });
    for (const column of unseen) if (record.cell(column) !== undefined) unseen.delete(column);
    if (unseen.size > 0) for (const column of record.columns()) there.add(column);
    any = true;
    yield record;
  }
  if (any && unseen.size > 0) throw missingColumns([...unseen], [...there], file.name);
}

function recordsOf(file: RecordFile, needed: readonly string[]): AsyncGenerator<SourceRecord> {
  if (file.format === 'csv') return csvRecords(file, needed);
  return file.format === 'json' ? jsonRecords(file) : jsonlRecords(file);
}
