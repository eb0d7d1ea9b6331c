import type { SectionResult } from '../measure.ts';
import { fraction, percent, withBounds } from './number.ts';
import type { Table } from './table.ts';

/** How far from .5 the interval may begin. */
const TOLERANCE = 0.02;

function holds({ low, high }: { low: number | null; high: number | null }): string {
  if (low === null || high === null) return '';
  return low <= 0.5 + TOLERANCE && high >= 0.5 - TOLERANCE ? 'yes' : '**no**';
}

/** Whether Assay reads the evidence: without any nothing is judged, with another row's its AUC is .5. */
export function guardTable(results: readonly SectionResult[]): Table {
  return {
    head: ['set', 'no evidence: unchecked', 'all', "other row's evidence: AUC", 'about .5'],
    rows: results.map(({ name, judges }) => {
      const unchecked = judges['no evidence'].abstained?.value ?? null;
      const { auc } = judges['other evidence'];
      return [
        name,
        percent(unchecked),
        unchecked === 1 ? 'yes' : '**no**',
        withBounds(auc, fraction),
        auc === undefined ? '' : holds(auc),
      ];
    }),
  };
}
