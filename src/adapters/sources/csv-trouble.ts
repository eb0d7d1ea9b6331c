import type { CsvError } from 'csv-parse';
import { AssayError } from '../../contract/assay-error.ts';

/** What the reader of CSV could not read, as an error with its line. */
export function csvTrouble(error: CsvError, name: string): AssayError {
  const line = typeof error['lines'] === 'number' ? `:${error['lines']}` : '';
  const where = `${name}${line}`;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    const hint = 'close it; the file may be cut off';
    return new AssayError('malformed', 'a quotation mark is not closed', { where, hint, cause: error });
  }
  const hint = 'compare the row with the first line; the file may be cut off';
  return new AssayError('malformed', error.message, { where, hint, cause: error });
}
