import { foldsOf, outOfFold } from './folds.ts';
import { balancedAccuracy, type Guess } from './metrics/confusion.ts';
import { once } from './metrics/statistic.ts';

/** A row with its score, its label and its source. */
export interface Scored {
  readonly score: number;
  readonly label: 1 | 0;
  readonly group: string;
}

/** What a threshold of its own would give one set, fitted on the very rows and on the others alone. */
export interface OwnThreshold {
  readonly threshold: number;
  readonly in_sample: number;
  readonly out_of_fold: number;
}

/** The score at and above which `supported` gives the best balanced accuracy. */
export function bestThreshold(items: readonly Scored[]): number {
  const sorted = [...items].sort((a, b) => a.score - b.score);
  const all = { 0: 0, 1: 0 };
  for (const { label } of sorted) all[label] += 1;
  const below = { 0: 0, 1: 0 };
  let best = { value: -1, threshold: 0.5 };
  for (const [at, { score, label }] of sorted.entries()) {
    if (at === 0 || score > (sorted[at - 1]?.score ?? score)) {
      const value = below[0] / all[0] + (all[1] - below[1]) / all[1];
      if (value > best.value) best = { value, threshold: score };
    }
    below[label] += 1;
  }
  return best.threshold;
}

function guess({ score, label }: Scored, threshold: number): Guess {
  return { positive: label === 0, flagged: score < threshold };
}

function judged(guesses: readonly Guess[]): number {
  return balancedAccuracy(guesses)(once(guesses.length));
}

/** null where one class is missing. */
export function ownThreshold(items: readonly Scored[]): OwnThreshold | null {
  if (new Set(items.map(({ label }) => label)).size < 2) return null;
  const threshold = bestThreshold(items);
  const folds = foldsOf(items.map(({ group }) => group));
  return {
    threshold,
    in_sample: judged(items.map((item) => guess(item, threshold))),
    out_of_fold: judged(outOfFold(items, folds, bestThreshold, (other, item) => guess(item, other))),
  };
}
