import type { SectionResult } from '../measure.ts';
import { fraction, percent } from './number.ts';
import type { Table } from './table.ts';

/** What a threshold of its own would give each set, beside the one that the product has for all. */
export function thresholdTable(results: readonly SectionResult[]): Table {
  const rows = results.flatMap(({ name, judges, own_threshold: own }) =>
    own === null
      ? []
      : [
          [
            name,
            percent(judges.assay.balanced_accuracy?.value),
            fraction(own.threshold),
            percent(own.in_sample),
            percent(own.out_of_fold),
          ],
        ],
  );
  return { head: ['set', 'as shipped', 'own threshold', 'in sample', 'out of fold'], rows };
}

/** AUC of the fitted weights on one set, on the rows that they were fitted on and out of fold. */
export interface Fitted {
  readonly dataset: string;
  readonly claims: number;
  readonly in_sample: number | null;
  readonly out_of_fold: number | null;
}

/** The weights as the last fit left them. */
export function fittedTable(fitted: readonly Fitted[]): Table {
  return {
    head: ['set', 'claims', 'AUC in sample', 'AUC out of fold'],
    rows: fitted.map(({ dataset, claims, in_sample, out_of_fold }) => [
      dataset,
      String(claims),
      fraction(in_sample),
      fraction(out_of_fold),
    ]),
  };
}
