import { seeded, shuffled } from '../scripts/worlds/random.ts';

const SEED = 11;

/** The fold of each item, 0 … count - 1: a group lies in one fold, the folds are about equally large. */
export function foldsOf(groups: readonly string[], count = 5): number[] {
  const sizes = new Map<string, number>();
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const order = shuffled(seeded(SEED), [...sizes]).sort(([, a], [, b]) => b - a);
  const filled = Array.from({ length: count }, () => 0);
  const placed = new Map<string, number>();
  for (const [group, size] of order) {
    const fold = filled.indexOf(Math.min(...filled));
    filled[fold] = (filled[fold] ?? 0) + size;
    placed.set(group, fold);
  }
  return groups.map((group) => placed.get(group) ?? 0);
}

/** For each item what a model says that was fitted without the fold of the item. */
export function outOfFold<T, M, P>(
  items: readonly T[],
  folds: readonly number[],
  fit: (items: readonly T[]) => M,
  say: (model: M, item: T) => P,
): P[] {
  const models = new Map(
    [...new Set(folds)].map((fold) => [fold, fit(items.filter((_, at) => folds[at] !== fold))]),
  );
  return items.map((item, at) => say(models.get(folds[at] ?? 0) as M, item));
}
