import { AssayError } from '../../contract/assay-error.ts';
import type { LoadStep } from '../../contract/load-step.ts';
import { cellText } from './cell.ts';
import { periodIn, type ReadingTools } from './cell-value.ts';
import type { SourceRecord } from './record-file.ts';

/** When a record holds: inclusive ISO days, absent = unbounded. */
export interface Validity {
  readonly valid_from?: string;
  readonly valid_to?: string;
}

/** Reads the columns that say when a record holds. `to` given as a longer period means its last day. */
export function validityOf(record: SourceRecord, valid: LoadStep['valid'], tools: ReadingTools): Validity {
  if (valid === undefined) return {};
  if ('period' in valid) {
    const period = periodCell(record, valid.period, tools);
    return period === null ? {} : { valid_from: period.from, valid_to: period.to };
  }
  const from = valid.from === undefined ? null : periodCell(record, valid.from, tools);
  const to = valid.to === undefined ? null : periodCell(record, valid.to, tools);
  if (from !== null && to !== null && from.from > to.to) throw reversed(from.from, to.to, record.place);
  return { ...(from && { valid_from: from.from }), ...(to && { valid_to: to.to }) };
}

/** Columns that `validityOf` reads. */
export function validityColumns(valid: LoadStep['valid']): readonly string[] {
  if (valid === undefined) return [];
  const columns = 'period' in valid ? [valid.period] : [valid.from, valid.to];
  return columns.filter((column) => column !== undefined);
}

function periodCell(
  record: SourceRecord,
  column: string,
  tools: ReadingTools,
): { from: string; to: string } | null {
  const place = `${record.place}, column "${column}"`;
  const text = cellText(record.cell(column), place);
  return text === null ? null : periodIn(text, tools, place);
}

function reversed(from: string, to: string, place: string): AssayError {
  return new AssayError('malformed', `the period begins on ${from} and ends before that, on ${to}`, {
    where: place,
    hint: 'correct the file',
  });
}
