import type { SectionResult } from '../measure.ts';
import { fraction, withBounds } from './number.ts';
import type { Table } from './table.ts';

/** AUC of each generating model in each section that has them. */
export function modelTable(results: readonly SectionResult[]): Table {
  const split = results.filter(({ models }) => Object.keys(models).length > 0);
  const names = [...new Set(split.flatMap(({ models }) => Object.keys(models)))].sort();
  return {
    head: ['model', ...split.map(({ name }) => name)],
    rows: names.map((name) => [name, ...split.map(({ models }) => withBounds(models[name], fraction))]),
  };
}
