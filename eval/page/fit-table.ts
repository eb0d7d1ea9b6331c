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

/** AUC of the fitted weights on one set: of its claims, and of its answers by their weakest claim. */
export interface Fitted {
  readonly dataset: string;
  readonly claims: number;
  readonly not_supported: number;
  readonly claims_in_sample: number | null;
  readonly claims_out_of_fold: number | null;
  readonly answers_in_sample: number | null;
  readonly answers_out_of_fold: number | null;
  /** By weights that were fitted on the other sets alone. */
  readonly answers_other_sets: number | null;
}

/** The weights as the last fit left them. */
export function fittedTable(fitted: readonly Fitted[]): Table {
  return {
    head: [
      'set',
      'claims',
      'not supported',
      'AUC of claims: in sample',
      'out of fold',
      'AUC of answers: in sample',
      'out of fold',
      'fitted on other sets',
    ],
    rows: fitted.map((one) => [
      one.dataset,
      String(one.claims),
      String(one.not_supported),
      fraction(one.claims_in_sample),
      fraction(one.claims_out_of_fold),
      fraction(one.answers_in_sample),
      fraction(one.answers_out_of_fold),
      fraction(one.answers_other_sets),
    ]),
  };
}
