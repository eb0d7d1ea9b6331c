import type { FittedModel } from '../../src/core/grounding/fitted-model.ts';
import type { Given, Switch } from './switchboard.ts';

/** The mean of each signal that a model reads. */
export function meansOf(given: readonly Given[]): Map<FittedModel, Map<string, number>> {
  const counts = new Map<FittedModel, number>();
  const sums = new Map<FittedModel, Map<string, number>>();
  for (const { model, signals } of given) {
    counts.set(model, (counts.get(model) ?? 0) + 1);
    const own = sums.get(model) ?? new Map<string, number>();
    sums.set(model, own);
    for (const name of Object.keys(model.weights)) own.set(name, (own.get(name) ?? 0) + (signals[name] ?? 0));
  }
  for (const [model, own] of sums)
    for (const [name, sum] of own) own.set(name, sum / (counts.get(model) ?? 1));
  return sums;
}

/** Probabilities at which a decision changes: the half, and the band of the product. */
export type Edges = readonly number[];

function chance(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** True where the signal at its mean would put the probability on another side of an edge. */
export function crosses(
  { model, signals }: Given,
  one: Extract<Switch, { sort: 'signal' }>,
  edges: Edges,
): boolean {
  if (model !== one.model) return false;
  let sum = model.bias;
  for (const [name, weight] of Object.entries(model.weights)) sum += weight * (signals[name] ?? 0);
  const moved = sum + (model.weights[one.name] ?? 0) * (one.mean - (signals[one.name] ?? 0));
  const [before, after] = [chance(sum), chance(moved)];
  return edges.some((edge) => before >= edge !== after >= edge);
}

/** A name for each model, by what it reads: the first signals tell the verifier. */
export function switchesOf(
  means: ReadonlyMap<FittedModel, ReadonlyMap<string, number>>,
): Extract<Switch, { sort: 'signal' }>[] {
  return [...means].flatMap(([model, own]) =>
    [...own].map(([name, mean]) => ({ sort: 'signal' as const, name, model, mean })),
  );
}
