import { type AloneCount, OUTCOMES, sharesOf } from '../statements/alone.ts';
import { percent } from './number.ts';
import type { Table } from './table.ts';

/** What the judge of statements says of each set by itself. */
export function aloneTable(counts: readonly AloneCount[]): Table {
  const shown = (rows: AloneCount['true_rows']): string => OUTCOMES.map((one) => rows[one]).join(' / ');
  return {
    head: [
      'set',
      'of the true',
      'of the false',
      'supported is right',
      'contradicted is right',
      'decided rightly',
      'balanced',
    ],
    rows: counts.map((count) => {
      const shares = sharesOf(count);
      return [
        count.name,
        shown(count.true_rows),
        shown(count.false_rows),
        percent(shares.supported_right),
        percent(shares.contradicted_right),
        percent(shares.decided_rightly),
        percent(shares.balanced),
      ];
    }),
  };
}
