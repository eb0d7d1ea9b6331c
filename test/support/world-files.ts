import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse as parseYaml } from 'yaml';
import { Configuration } from '../../src/contract/configuration.ts';

/** One value of a world's files, read without the code that made them. */
export interface Cell {
  readonly type: string;
  readonly id: string;
  readonly name: string;
  /** A period (`2026-W05`), days (`2025-01-01..2025-03-31`), a first day (`2026-01-01..`), or ''. */
  readonly when: string;
  readonly value: string;
}

export interface WorldFiles {
  readonly cells: readonly Cell[];
  /** Every name of an entity by `type id`. */
  readonly names: ReadonlyMap<string, readonly string[]>;
}

type Step = NonNullable<Configuration['graph']>['load'][number];
type Row = Readonly<Record<string, string>>;

/** Reads the configuration of a folder and every file that it loads. */
export function readWorld(folder: string): WorldFiles {
  const configuration = Configuration.parse(
    parseYaml(readFileSync(join(folder, 'assay.config.yaml'), 'utf8')),
  );
  const steps = configuration.graph?.load ?? [];
  const rows = steps.map((step) => ({ step, rows: rowsOf(join(folder, step.file)) }));
  const names = new Map<string, string[]>();
  for (const { step, rows: all } of rows) for (const row of all) addNames(names, step, row);
  return { names, cells: rows.flatMap(({ step, rows: all }) => all.flatMap((row) => cellsOf(step, row))) };
}

function rowsOf(file: string): Row[] {
  return parseCsv<Record<string, string>>(readFileSync(file, 'utf8'), { columns: true });
}

function addNames(names: Map<string, string[]>, step: Step, row: Row): void {
  const key = `${step.type} ${row[step.id]}`;
  const aliases = step.aliases ? (row[step.aliases.column] ?? '').split(step.aliases.separator) : [];
  const said = [row[step.names?.ko ?? ''], row[step.names?.en ?? ''], ...aliases].filter((name) => name);
  names.set(key, [...(names.get(key) ?? []), ...said.map(String)]);
}

function cellsOf(step: Step, row: Row): Cell[] {
  const columns = [...Object.entries(step.attributes), ...Object.entries(step.relations)];
  return columns.map(([name, column]) => ({
    type: step.type,
    id: row[step.id] ?? '',
    name,
    when: whenOf(step, row),
    value: row[typeof column === 'string' ? column : column.column] ?? '',
  }));
}

function whenOf(step: Step, row: Row): string {
  if (!step.valid) return '';
  if ('period' in step.valid) return row[step.valid.period] ?? '';
  return `${row[step.valid.from ?? ''] ?? ''}..${row[step.valid.to ?? ''] ?? ''}`;
}
