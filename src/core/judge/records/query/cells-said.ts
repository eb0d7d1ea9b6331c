import type { Token } from '../../../statement/token.ts';
import type { Standing } from './part-index.ts';

const FIGURES = /^[\d.,]+$/u;
const YEAR = /^(?:1[5-9]|20)\d{2}$/u;

/** What stands in a row: each run of words with the columns whose cell says it there. */
export interface Cells {
  readonly row: number;
  readonly said: readonly { readonly run: Standing; readonly columns: readonly number[] }[];
}

/** A number by itself says nothing before a column is named: 20, 1. */
export function isBare({ first, last }: Standing, tokens: readonly Token[]): boolean {
  const run = tokens.slice(first, last).map(({ form }) => form);
  return (
    run.every((form) => FIGURES.test(form)) &&
    !(run.length === 1 && YEAR.test(run[0] ?? '')) &&
    run.length < 2
  );
}

export function cellsIn(row: number, runs: readonly Standing[]): Cells | null {
  const said = runs.map((run) => ({
    run,
    columns: run.stands
      .filter(({ column, rows }) => column >= 0 && rows.has(row))
      .map(({ column }) => column),
  }));
  return said.every(({ run, columns }) => columns.length > 0 || run.stands.some(({ column }) => column < 0))
    ? { row, said }
    : null;
}
