import { extname } from 'node:path';
import type { Earlier } from '../../app/bulk/run-bulk.ts';
import { NO_EARLIER } from '../../app/bulk/run-bulk.ts';
import { AssayError } from '../../contract/assay-error.ts';
import type { Language } from '../../contract/language.ts';
import type { Terminal } from '../terminal.ts';
import { type BulkForm, BULK_FORMS } from './bulk-forms.ts';
import { drafted, written } from './drafted.ts';
import { type Resuming, resultFile } from './result-file.ts';
import type { Sink } from './sink.ts';

const ENDINGS: Readonly<Record<string, BulkForm>> = {
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
  '.json': 'json',
  '.csv': 'csv',
  '.md': 'md',
  '.xml': 'junit',
};

function formOf(path: string): BulkForm {
  const form = ENDINGS[extname(path).toLowerCase()];
  if (form !== undefined) return form;
  throw new AssayError('usage', 'says no form of many results by its ending', {
    where: path,
    hint: `name a file that ends in ${Object.keys(ENDINGS).join(', ')}`,
  });
}

/** Where the results of a run go, and what an earlier run left there. */
export interface Outputs {
  readonly sinks: readonly Sink[];
  readonly earlier: Earlier;
}

function checkResuming(lines: string | undefined, { resume, retryErrors }: Resuming): void {
  if (lines !== undefined || !(resume || retryErrors)) return;
  throw new AssayError('usage', 'goes on with a file of results, and none is named', {
    where: resume ? '--resume' : '--retry-errors',
    hint: 'name it with -o results.jsonl',
  });
}

/** Opens the files that are named by `-o`: the first of JSON lines keeps each result as soon as it is there. */
export async function openOutputs(
  paths: readonly string[],
  language: Language,
  resuming: Resuming,
): Promise<Outputs> {
  const forms = [...new Set(paths)].map((path) => ({ path, form: formOf(path) }));
  const lines = forms.find(({ form }) => form === 'jsonl')?.path;
  checkResuming(lines, resuming);
  const sinks: Sink[] = [];
  let earlier = NO_EARLIER;
  try {
    for (const { path, form } of forms) {
      const kept = path === lines ? await resultFile(path, resuming) : null;
      earlier = kept?.earlier ?? earlier;
      sinks.push(kept?.sink ?? (await drafted(path, BULK_FORMS[form](language))));
    }
    return { sinks, earlier };
  } catch (error) {
    for (const sink of sinks) await sink.abort();
    throw error;
  }
}

/** The results on standard output, in a form. */
export function shownAs(form: BulkForm, language: Language, { write }: Terminal): Sink {
  return written(BULK_FORMS[form](language), write);
}
