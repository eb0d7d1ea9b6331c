import type { Calibration } from '../../../contract/calibration.ts';
import { type DecidedRow, decide } from './decide.ts';
import { figuresOf } from './figures.ts';
import { FOLDS, foldsOf } from './folds.ts';
import { calibrated, fitPlatt, type LabelledRow, type Platt } from './platt.ts';
import { type Band, bandOf } from './thresholds.ts';

export type Fit = Pick<
  Calibration,
  | 'slope'
  | 'intercept'
  | 'supported_above'
  | 'not_found_below'
  | 'wanted_precision'
  | 'figures'
  | 'rows'
  | 'groups'
>;

function fit(rows: readonly LabelledRow[], precision: number | null): Platt & Band {
  const platt = fitPlatt(rows);
  const scaled = rows.map((row) => ({ ...row, probability: calibrated(platt, row.probability) }));
  return { ...platt, ...bandOf(scaled, precision) };
}

/** Each row decided by what was fitted on the other folds. */
function outOfFold(rows: readonly LabelledRow[], precision: number | null): DecidedRow[] {
  const folds = foldsOf(rows);
  return Array.from({ length: FOLDS }, (_, out) => out).flatMap((out) => {
    const by = fit(
      rows.filter(({ group }) => folds.get(group) !== out),
      precision,
    );
    return rows.filter(({ group }) => folds.get(group) === out).map((row) => decide(row, by));
  });
}

/**
 * CB1: fits slope, intercept and band on labelled probabilities; `precision` asks for a band in which it abstains. The
 * figures come from folds that were not fitted on (CB5): each label must stand in two groups at least. Deterministic.
 */
export function fitCalibration(rows: readonly LabelledRow[], precision: number | null): Fit {
  return {
    rows: rows.length,
    groups: new Set(rows.map(({ group }) => group)).size,
    wanted_precision: precision,
    ...fit(rows, precision),
    figures: figuresOf(outOfFold(rows, precision)),
  };
}
