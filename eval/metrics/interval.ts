import { seeded } from '../../scripts/worlds/random.ts';
import { once, type Statistic } from './statistic.ts';

/** A figure with the bounds between which 95 % of the resampled ones lie; null where undefined. */
export interface Interval {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

const ROUNDS = 1000;
const SEED = 20_260_101;

function defined(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}

/** The number of each item's group, from 0. */
function groupNumbers(groups: readonly string[]): { numbers: Int32Array; count: number } {
  const known = new Map<string, number>();
  for (const group of groups) if (!known.has(group)) known.set(group, known.size);
  return { numbers: Int32Array.from(groups, (group) => known.get(group) ?? 0), count: known.size };
}

/** The weights of each round: as many groups as there are, drawn with return; an item counts as often as its group. */
export function resampled(groups: readonly string[], rounds = ROUNDS, seed = SEED): Float64Array[] {
  const { numbers, count } = groupNumbers(groups);
  const random = seeded(seed);
  return Array.from({ length: rounds }, () => {
    const drawn = new Float64Array(count);
    for (let at = 0; at < count; at += 1) {
      const group = Math.floor(random() * count);
      drawn[group] = (drawn[group] ?? 0) + 1;
    }
    return Float64Array.from(numbers, (group) => drawn[group] ?? 0);
  });
}

function quantile(sorted: readonly number[], share: number): number | undefined {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

/** The figure of the set itself, and its interval over the resampled ones. */
export function interval(statistic: Statistic, rounds: readonly Float64Array[], length: number): Interval {
  const value = defined(statistic(once(length)));
  if (value === null) return { value, low: null, high: null };
  const found = rounds.map(statistic).filter((one) => !Number.isNaN(one));
  const sorted = found.sort((a, b) => a - b);
  return { value, low: defined(quantile(sorted, 0.025)), high: defined(quantile(sorted, 0.975)) };
}
