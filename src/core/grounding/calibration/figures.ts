import type { CalibrationFigures, Estimate } from '../../../contract/calibration.ts';
import type { DecidedRow } from './decide.ts';
import { type Tally, allOnce, tallied, tallying } from './tally.ts';

const ROUNDS = 500;
const SEED = 20_261_121;

/** Numbers in [0, 1), the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** 500 rounds in each of which as many groups are drawn as there are: how often each came. The same at each call. */
function drawnWeights(groups: number): Int32Array[] {
  const next = seeded(SEED);
  return Array.from({ length: ROUNDS }, () => {
    const weights = new Int32Array(groups);
    for (let draw = 0; draw < groups; draw++) {
      const at = Math.floor(next() * groups);
      weights[at] = (weights[at] ?? 0) + 1;
    }
    return weights;
  });
}

const LOWEST = 0.025;
const HIGHEST = 0.975;
/** Square of the normal quantile of 97.5 %. */
const Z2 = 3.8415;

/** What groups that are all right, or all wrong, leave open (Wilson): no draw of them differs from another. */
function left(value: number, groups: number): readonly [low: number, high: number] {
  const width = Z2 / (groups + Z2);
  return [value === 1 ? 1 - width : value, value === 0 ? width : value];
}

/** A share with the middle 95 % of what was drawn, which holds the value in any case. */
function estimate(value: number, drawn: readonly number[], groups: number): Estimate {
  const sorted = [...drawn].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? value;
  const [low, high] = left(value, groups);
  return { value, low: Math.min(low, at(LOWEST)), high: Math.max(high, at(HIGHEST)) };
}

type Figure = (tally: Tally) => number | null;

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

const auc: Figure = ({ wins, ones, zeros }) => ratio(wins, ones * zeros);
const recall: Figure = ({ ones, supported }) => ratio(supported.ones, ones);
const precision: Figure = ({ supported }) => ratio(supported.ones, supported.ones + supported.zeros);
const notFoundRecall: Figure = ({ zeros, not_found }) => ratio(not_found.zeros, zeros);
const notFoundPrecision: Figure = ({ not_found }) => ratio(not_found.zeros, not_found.ones + not_found.zeros);
const abstention: Figure = ({ ones, zeros, supported, not_found }) => {
  const decided = supported.ones + supported.zeros + not_found.ones + not_found.zeros;
  return ratio(ones + zeros - decided, ones + zeros);
};
const balancedAccuracy: Figure = (tally) => {
  const [one, other] = [recall(tally), notFoundRecall(tally)];
  return one === null || other === null ? null : (one + other) / 2;
};

/** How many groups a figure rests on. */
function groupsIn(rows: readonly DecidedRow[], base: (row: DecidedRow) => boolean): number {
  return new Set(rows.filter(base).map(({ group }) => group)).size;
}

/** Nothing is known of it: rows of one label alone. */
const UNKNOWN: Estimate = { value: 0, low: 0, high: 1 };

/** Each figure with its 95 % interval, from resampled groups. The precisions are null where nothing was decided so. */
export function figuresOf(rows: readonly DecidedRow[]): CalibrationFigures {
  const ready = tallying(rows);
  const whole = tallied(ready, allOnce(ready));
  const drawn = drawnWeights(ready.size).map((weights) => tallied(ready, weights));
  const of = (figure: Figure, groups: number): Estimate | null => {
    const value = figure(whole);
    const draws = drawn.map(figure).filter((one) => one !== null);
    return value === null ? null : estimate(value, draws, groups);
  };
  const ones = groupsIn(rows, ({ label }) => label === 1);
  const zeros = groupsIn(rows, ({ label }) => label === 0);
  const supported = groupsIn(rows, ({ decision }) => decision === 'supported');
  const notFound = groupsIn(rows, ({ decision }) => decision === 'not_found');
  return {
    auc: of(auc, Math.min(ones, zeros)) ?? UNKNOWN,
    balanced_accuracy: of(balancedAccuracy, Math.min(ones, zeros)) ?? UNKNOWN,
    precision: of(precision, supported),
    recall: of(recall, ones) ?? UNKNOWN,
    not_found_precision: of(notFoundPrecision, notFound),
    not_found_recall: of(notFoundRecall, zeros) ?? UNKNOWN,
    abstention: of(abstention, ready.size) ?? UNKNOWN,
  };
}
