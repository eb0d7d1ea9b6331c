import type { Statistic } from './statistic.ts';

/** An item of the class that is looked for (`positive`) or not; `flagged` is null where the judge abstained. */
export interface Guess {
  readonly positive: boolean;
  readonly flagged: boolean | null;
}

interface Counts {
  readonly truePositive: number;
  readonly falsePositive: number;
  readonly falseNegative: number;
  readonly trueNegative: number;
}

const TRUE_NEGATIVE = 0;
const FALSE_NEGATIVE = 1;
const FALSE_POSITIVE = 2;
const TRUE_POSITIVE = 3;

/** An abstention counts as the wrong answer, whichever that is. */
function cellOf({ positive, flagged }: Guess): number {
  if (positive) return flagged === true ? TRUE_POSITIVE : FALSE_NEGATIVE;
  return flagged === false ? TRUE_NEGATIVE : FALSE_POSITIVE;
}

function statistic(items: readonly Guess[], of: (counts: Counts) => number): Statistic {
  const cells = Uint8Array.from(items, cellOf);
  return (weights) => {
    const sums = new Float64Array(4);
    for (let at = 0; at < cells.length; at += 1) {
      const cell = cells[at] ?? 0;
      sums[cell] = (sums[cell] ?? 0) + (weights[at] ?? 0);
    }
    return of({
      truePositive: sums[TRUE_POSITIVE] ?? 0,
      falsePositive: sums[FALSE_POSITIVE] ?? 0,
      falseNegative: sums[FALSE_NEGATIVE] ?? 0,
      trueNegative: sums[TRUE_NEGATIVE] ?? 0,
    });
  };
}

function recallOf({ truePositive, falseNegative }: Counts): number {
  return truePositive / (truePositive + falseNegative);
}

/** Share of what was flagged that is positive. */
export function precision(items: readonly Guess[]): Statistic {
  return statistic(items, ({ truePositive, falsePositive }) => truePositive / (truePositive + falsePositive));
}

/** Share of the positives that was flagged. */
export function recall(items: readonly Guess[]): Statistic {
  return statistic(items, recallOf);
}

/** Share of the others that was flagged. */
export function falseAlarms(items: readonly Guess[]): Statistic {
  return statistic(
    items,
    ({ falsePositive, trueNegative }) => falsePositive / (falsePositive + trueNegative),
  );
}

/** Harmonic mean of precision and recall. */
export function f1(items: readonly Guess[]): Statistic {
  return statistic(
    items,
    ({ truePositive, falsePositive, falseNegative }) =>
      (2 * truePositive) / (2 * truePositive + falsePositive + falseNegative),
  );
}

/** Mean of the recalls of the two classes. */
export function balancedAccuracy(items: readonly Guess[]): Statistic {
  return statistic(
    items,
    (counts) => (recallOf(counts) + counts.trueNegative / (counts.trueNegative + counts.falsePositive)) / 2,
  );
}

/** Share of the items that were judged rightly. */
export function accuracy(items: readonly Guess[]): Statistic {
  return statistic(items, (counts) => {
    const right = counts.truePositive + counts.trueNegative;
    return right / (right + counts.falsePositive + counts.falseNegative);
  });
}
