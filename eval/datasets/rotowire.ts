import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Evidence } from '../../src/contract/evidence.ts';
import type { Span } from '../../src/contract/span.ts';
import type { EvalRow } from '../row.ts';
import type { Dataset, Fault } from './dataset.ts';
import { plainRow } from './plain-row.ts';
import { readFile } from './read-file.ts';
import { tokensOf } from './tokens.ts';

const RECORDS = 'rotowire/shared_task.jsonl';
const MISTAKES = 'rotowire/gsml.csv';
const Mistake = z.object({
  TEXT_ID: z.string(),
  TOKENS: z.string(),
  DOC_TOKEN_START: z.coerce.number().int().min(1),
  DOC_TOKEN_END: z.coerce.number().int().min(1),
});
type Mistake = z.infer<typeof Mistake>;
const GameRecord = z.looseObject({ shared_task_text_id: z.string() });

/** Keys of a record that hold what a person wrote of the game, or the set's own id. */
const NOT_DATA = new Set([
  'shared_task_text_id',
  'summary',
  'cleaned_text',
  'cleaned_detokenized_text',
  'detokenized_text',
]);

interface Folder {
  readonly path: string;
  readonly mistakes: ReadonlyMap<string, readonly Mistake[]>;
  readonly faults: Fault[];
}

function readTable(text: string, faults: Fault[]): unknown[] {
  try {
    return parse(text, { columns: true, relax_column_count: true, skip_empty_lines: true });
  } catch (error) {
    faults.push({ file: MISTAKES, line: 0, why: `no CSV: ${(error as Error).message}` });
    return [];
  }
}

function readMistakes(text: string, faults: Fault[]): Map<string, Mistake[]> {
  const found = new Map<string, Mistake[]>();
  for (const [at, record] of readTable(text, faults).entries()) {
    const mistake = Mistake.safeParse(record);
    if (!mistake.success) faults.push({ file: MISTAKES, line: at + 2, why: 'no mistake with its tokens' });
    else {
      const id = mistake.data.TEXT_ID.replace(/\.txt$/, '');
      found.set(id, [...(found.get(id) ?? []), mistake.data]);
    }
  }
  return found;
}

function spansOf(text: string, id: string, { mistakes, faults }: Folder): Span[] {
  const words = tokensOf(text);
  return (mistakes.get(id) ?? []).flatMap((mistake) => {
    const first = words[mistake.DOC_TOKEN_START - 1];
    const last = words[mistake.DOC_TOKEN_END - 1];
    const quoted = first && last ? text.slice(first.start, last.end).split(/\s+/).join(' ') : null;
    if (first && last && quoted === mistake.TOKENS) return [{ start: first.start, end: last.end }];
    faults.push({ file: MISTAKES, line: 0, why: `${id}: "${mistake.TOKENS}" does not stand where it says` });
    return [];
  });
}

function dataOf(record: Readonly<Record<string, unknown>>): Evidence['data'] {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !NOT_DATA.has(key))) as Evidence['data'];
}

function rowOf(line: string, number: number, folder: Folder): EvalRow[] {
  const fault = (why: string): EvalRow[] => {
    folder.faults.push({ file: RECORDS, line: number, why });
    return [];
  };
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    return fault(`no JSON: ${(error as Error).message}`);
  }
  const record = GameRecord.safeParse(value);
  if (!record.success) return fault('shared_task_text_id: missing');
  const id = record.data.shared_task_text_id;
  const answer = readFile(join(folder.path, 'rotowire/texts', `${id}.txt`));
  if (answer === null) return fault(`texts/${id}.txt is missing`);
  const spans = spansOf(answer, id, folder);
  const evidences: Evidence[] = [{ evidence_id: 'record', type: 'json', data: dataOf(record.data) }];
  const label = spans.length === 0 ? 1 : 0;
  return [
    plainRow(
      { dataset: 'rotowire', id, group: id, answer, evidences, label },
      { spans, mapping: 'rotowire' },
    ),
  ];
}

/** Written reports against records of their game, each wrong range of tokens marked. */
export const rotowire: Dataset = {
  name: 'rotowire',
  load(path) {
    const records = readFile(join(path, RECORDS));
    const marked = readFile(join(path, MISTAKES));
    if (records === null || marked === null) return { name: 'rotowire', found: false, rows: [], faults: [] };
    const faults: Fault[] = [];
    const folder: Folder = { path, mistakes: readMistakes(marked, faults), faults };
    const rows = records
      .split('\n')
      .flatMap((line, at) => (line.trim() === '' ? [] : rowOf(line, at + 1, folder)));
    if (rows.length === 0) faults.push({ file: RECORDS, line: 0, why: 'holds no row' });
    return { name: 'rotowire', found: true, rows, faults };
  },
};
