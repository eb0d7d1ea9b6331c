import type { Calibration } from '../../../contract/calibration.ts';
import { type DecidedRow, figuresOf } from './figures.ts';
import { calibrated, fitPlatt, type LabelledRow, type Platt } from './platt.ts';
import { type Band, bandOf } from './thresholds.ts';

export type Fit = Pick<
  Calibration,
  'slope' | 'intercept' | 'supported_above' | 'not_found_below' | 'figures' | 'rows' | 'groups'
>;

const FOLDS = 5;

function fit(rows: readonly LabelledRow[], precision: number | null): Platt & Band {
  const platt = fitPlatt(rows);
  const scaled = rows.map((row) => ({ ...row, probability: calibrated(platt, row.probability) }));
  return { ...platt, ...bandOf(scaled, precision) };
}

function decide(row: LabelledRow, by: Platt & Band): DecidedRow {
  const probability = calibrated(by, row.probability);
  const decision =
    probability >= by.supported_above
      ? 'supported'
      : probability < by.not_found_below
        ? 'not_found'
        : 'abstained';
  return { ...row, probability, decision };
}

/** Groups dealt out in the order in which they come. */
function foldsOf(rows: readonly LabelledRow[]): Map<string, number> {
  const fold = new Map<string, number>();
  for (const { group } of rows) if (!fold.has(group)) fold.set(group, fold.size % FOLDS);
  return fold;
}

function outOfFold(rows: readonly LabelledRow[], precision: number | null): DecidedRow[] {
  const fold = foldsOf(rows);
  return Array.from({ length: Math.min(FOLDS, fold.size) }, (_, out) => out).flatMap((out) => {
    const rest = rows.filter(({ group }) => fold.get(group) !== out);
    const by = fit(rest.length === 0 ? rows : rest, precision);
    return rows.filter(({ group }) => fold.get(group) === out).map((row) => decide(row, by));
  });
}

/**
 * CB1: fits slope, intercept and band on labelled probabilities; `precision` asks for a band in which it abstains. The
 * figures come from folds that were not fitted on, groups kept together. Deterministic.
 */
export function fitCalibration(rows: readonly LabelledRow[], precision: number | null): Fit {
  return {
    ...fit(rows, precision),
    figures: figuresOf(outOfFold(rows, precision)),
    rows: rows.length,
    groups: new Set(rows.map(({ group }) => group)).size,
  };
}
