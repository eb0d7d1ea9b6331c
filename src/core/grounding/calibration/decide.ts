import { calibrated, type LabelledRow, type Platt } from './platt.ts';
import type { Band } from './thresholds.ts';

/** A row decided by a calibration that was not fitted on it. */
export interface DecidedRow {
  readonly probability: number;
  readonly label: 0 | 1;
  readonly group: string;
  readonly decision: 'supported' | 'not_found' | 'undecided';
}

function decisionOf(probability: number, end: LabelledRow['end'], band: Band): DecidedRow['decision'] {
  if (probability >= band.supported_above) return end === 'undecided' ? 'undecided' : 'supported';
  return end === 'contradicted' || probability < band.not_found_below ? 'not_found' : 'undecided';
}

/** Decides as `verify` does by a calibration: a contradiction stands inside the band too, and silence supports nothing. */
export function decide({ end, label, group, ...row }: LabelledRow, by: Platt & Band): DecidedRow {
  const probability = calibrated(by, row.probability);
  return { probability, label, group, decision: decisionOf(probability, end, by) };
}
