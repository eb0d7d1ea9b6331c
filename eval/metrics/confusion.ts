import type { Statistic, Weights } from './statistic.ts';

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

/** An abstention counts as the wrong answer, whichever that is. */
function isRight({ positive, flagged }: Guess): boolean {
  return flagged === positive;
}

function countsOf(items: readonly Guess[], weights: Weights): Counts {
  const found = { right: [0, 0], wrong: [0, 0] };
  for (const [at, item] of items.entries()) {
    const cell = isRight(item) ? found.right : found.wrong;
    const side = item.positive ? 1 : 0;
    cell[side] = (cell[side] ?? 0) + (weights[at] ?? 0);
  }
  const [trueNegative = 0, truePositive = 0] = found.right;
  const [falsePositive = 0, falseNegative = 0] = found.wrong;
  return { truePositive, falsePositive, falseNegative, trueNegative };
}

function statistic(items: readonly Guess[], of: (counts: Counts) => number): Statistic {
  return (weights) => of(countsOf(items, weights));
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
