import type { FigureName } from '../figures.ts';
import type { SectionResult } from '../measure.ts';
import { percent, withBounds } from './number.ts';
import type { Table } from './table.ts';

const COLUMNS: readonly (readonly [title: string, figure: FigureName])[] = [
  ['VERIFIED is right', 'verified_right'],
  ['of the true VERIFIED', 'true_verified'],
  ['of the false VERIFIED', 'false_verified'],
  ['contradicted is right', 'contradicted_right'],
  ['of the false contradicted', 'false_contradicted'],
  ['of the true contradicted', 'true_contradicted'],
  ['decided rightly', 'decided_rightly'],
  ['partly', 'partly'],
  ['undecided', 'undecided'],
];

/** What a user meets on each set. */
export function outcomeTable(results: readonly SectionResult[]): Table {
  return {
    head: ['set', 'rows', ...COLUMNS.map(([title]) => title)],
    rows: results.map(({ name, rows, judges }) => [
      name,
      String(rows),
      ...COLUMNS.map(([, figure]) => withBounds(judges.assay[figure], percent)),
    ]),
  };
}
