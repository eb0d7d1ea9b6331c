import type { Calibration, Estimate } from '../../../contract/calibration.ts';

/** A row decided by a calibration that was not fitted on it. */
export interface DecidedRow {
  readonly probability: number;
  readonly label: 0 | 1;
  readonly group: string;
  readonly decision: 'supported' | 'not_found' | 'abstained';
}

type Name = keyof Calibration['figures'];

const ROUNDS = 500;
const SEED = 20_261_121;

function count(rows: readonly DecidedRow[], label: 0 | 1, decision?: DecidedRow['decision']): number {
  return rows.filter((row) => row.label === label && (decision === undefined || row.decision === decision))
    .length;
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** Probability that a supported row scores above one that is not; ties count half. */
function auc(rows: readonly DecidedRow[]): number {
  const sorted = [...rows].sort((a, b) => a.probability - b.probability);
  let [pairs, zeros, at] = [0, 0, 0];
  while (at < sorted.length) {
    const value = sorted[at]?.probability;
    let [ones, ties] = [0, 0];
    for (; sorted[at]?.probability === value && at < sorted.length; at++) {
      if (sorted[at]?.label === 1) ones++;
      else ties++;
    }
    pairs += ones * (zeros + ties / 2);
    zeros += ties;
  }
  return ratio(pairs, zeros * (rows.length - zeros));
}

const FIGURES: Readonly<Record<Name, (rows: readonly DecidedRow[]) => number>> = {
  auc,
  balanced_accuracy: (rows) =>
    (ratio(count(rows, 1, 'supported'), count(rows, 1)) +
      ratio(count(rows, 0, 'not_found'), count(rows, 0))) /
    2,
  precision: (rows) =>
    ratio(count(rows, 1, 'supported'), count(rows, 1, 'supported') + count(rows, 0, 'supported')),
  recall: (rows) => ratio(count(rows, 1, 'supported'), count(rows, 1)),
  abstention: (rows) => ratio(rows.filter(({ decision }) => decision === 'abstained').length, rows.length),
};

/** Numbers in [0, 1), the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function resampled(groups: readonly (readonly DecidedRow[])[], next: () => number): DecidedRow[] {
  return groups.flatMap(() => groups[Math.floor(next() * groups.length)] ?? []);
}

function estimate(value: number, drawn: readonly number[]): Estimate {
  const sorted = [...drawn].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? value;
  return { value, low: at(0.025), high: at(0.975) };
}

/** Each figure with its 95 % interval, from resampled groups. */
export function figuresOf(rows: readonly DecidedRow[]): Calibration['figures'] {
  const byGroup = new Map<string, DecidedRow[]>();
  for (const row of rows) byGroup.set(row.group, [...(byGroup.get(row.group) ?? []), row]);
  const groups = [...byGroup.values()];
  const next = seeded(SEED);
  const samples = Array.from({ length: ROUNDS }, () => resampled(groups, next));
  const of = (name: Name): Estimate => estimate(FIGURES[name](rows), samples.map(FIGURES[name]));
  return {
    auc: of('auc'),
    balanced_accuracy: of('balanced_accuracy'),
    precision: of('precision'),
    recall: of('recall'),
    abstention: of('abstention'),
  };
}
