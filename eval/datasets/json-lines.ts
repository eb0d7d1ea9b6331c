import { join } from 'node:path';
import type { z } from 'zod';
import type { EvalRow } from '../row.ts';
import type { Dataset, Fault, Loaded } from './dataset.ts';
import { readFile } from './read-file.ts';

type ToRow<T> = (item: T) => EvalRow;

function parsed(line: string): { readonly value: unknown } | { readonly why: string } {
  try {
    return { value: JSON.parse(line) as unknown };
  } catch (error) {
    return { why: `no JSON: ${(error as Error).message}` };
  }
}

function objection({ issues }: z.ZodError): string {
  const [issue] = issues;
  return issue === undefined ? 'not as expected' : `${issue.path.join('.') || 'the line'}: ${issue.message}`;
}

function readRow<T>(line: string, schema: z.ZodType<T>, toRow: ToRow<T>): EvalRow | string {
  const json = parsed(line);
  if ('why' in json) return json.why;
  const item = schema.safeParse(json.value);
  return item.success ? toRow(item.data) : objection(item.error);
}

function loadText<T>(name: string, text: string, schema: z.ZodType<T>, toRow: ToRow<T>): Loaded {
  const file = `${name}.jsonl`;
  const faults: Fault[] = [];
  const rows = new Map<string, EvalRow>();
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const row = readRow(line, schema, toRow);
    const why = typeof row === 'string' ? row : rows.has(row.id) ? `id ${row.id} stands twice` : null;
    if (why !== null) faults.push({ file, line: at + 1, why });
    else if (typeof row !== 'string') rows.set(row.id, row);
  }
  if (rows.size === 0) faults.push({ file, line: 0, why: 'holds no row' });
  return { name, found: true, rows: [...rows.values()], faults };
}

/** The set in `NAME.jsonl`: an object a line, checked by its schema; what does not fit is named and left out. */
export function jsonLines<T>(name: string, schema: z.ZodType<T>, toRow: ToRow<T>): Dataset {
  return {
    name,
    load(folder) {
      const text = readFile(join(folder, `${name}.jsonl`));
      if (text === null) return { name, found: false, rows: [], faults: [] };
      return loadText(name, text, schema, toRow);
    },
  };
}
