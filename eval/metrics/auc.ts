import { groupBy } from '../group-by.ts';
import type { Statistic, Weights } from './statistic.ts';

/** A scored item of one of two classes; a higher score should mean `positive`. */
export interface Ranked {
  readonly score: number;
  readonly positive: boolean;
}

interface Pairs {
  /** Pairs of a positive and a negative whose scores stand in the right order; ties count half. */
  readonly right: number;
  readonly all: number;
}

type CountPairs = (weights: Weights) => Pairs;

interface Tie {
  readonly positives: readonly number[];
  readonly negatives: readonly number[];
}

/** The places of items with equal scores together, by rising score. */
function ties(items: readonly Ranked[], places: readonly number[]): Tie[] {
  const byScore = groupBy(places, (at) => String(items[at]?.score));
  return [...byScore]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, same]) => ({
      positives: same.filter((at) => items[at]?.positive === true),
      negatives: same.filter((at) => items[at]?.positive === false),
    }));
}

function sum(places: readonly number[], weights: Weights): number {
  let total = 0;
  for (const at of places) total += weights[at] ?? 0;
  return total;
}

function pairCounter(items: readonly Ranked[], places: readonly number[]): CountPairs {
  const ordered = ties(items, places);
  return (weights) => {
    let below = 0;
    let positives = 0;
    let right = 0;
    for (const tie of ordered) {
      const up = sum(tie.positives, weights);
      const down = sum(tie.negatives, weights);
      right += up * (below + down / 2);
      positives += up;
      below += down;
    }
    return { right, all: positives * below };
  };
}

/** Chance that a positive scores higher than a negative. */
export function auc(items: readonly Ranked[]): Statistic {
  const count = pairCounter(items, [...items.keys()]);
  return (weights) => {
    const { right, all } = count(weights);
    return right / all;
  };
}

function countersByKey(items: readonly Ranked[], keys: readonly string[]): Map<string, CountPairs> {
  const places = groupBy(items.keys(), (at) => keys[at] ?? '');
  return new Map([...places].map(([key, at]) => [key, pairCounter(items, at)]));
}

/** The same over pairs that share a key alone: the mean over keys, weighted by their pairs. */
export function aucWithin(items: readonly Ranked[], keys: readonly string[]): Statistic {
  const counters = [...countersByKey(items, keys).values()];
  return (weights) => {
    let right = 0;
    let all = 0;
    for (const count of counters) {
      const pairs = count(weights);
      right += pairs.right;
      all += pairs.all;
    }
    return right / all;
  };
}

/** The AUC of each key by itself. */
export function aucOfEach(items: readonly Ranked[], keys: readonly string[]): Map<string, Statistic> {
  const each = [...countersByKey(items, keys)].map(([key, count]): [string, Statistic] => [
    key,
    (weights) => {
      const { right, all } = count(weights);
      return right / all;
    },
  ]);
  return new Map(each.sort(([a], [b]) => (a < b ? -1 : 1)));
}
