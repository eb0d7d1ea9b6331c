import type { FittedModel } from '../src/core/grounding/fitted-model.ts';
import { type Example, fitLogistic } from './logistic.ts';

/** The direction that a signal may count in; a name that is missing may count either way. */
export type Directions = Readonly<Record<string, 1 | -1>>;

function deviation(examples: readonly Example[], name: string): number {
  const values = examples.map(({ signals }) => signals[name] ?? 0);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

function without(examples: readonly Example[], name: string): Example[] {
  return examples.map((one) => {
    const { [name]: _, ...signals } = one.signals;
    return { ...one, signals };
  });
}

/**
 * Logistic regression in which no signal counts against its direction: the one that does so most is taken out and the
 * rest fitted again, until none does. A weight that contradicts what its signal means would read the set, not the claim.
 */
export function fitSigned(examples: readonly Example[], directions: Directions, l2: number): FittedModel {
  const model = fitLogistic(examples, l2);
  const wrong = Object.entries(model.weights)
    .filter(([name, weight]) => weight * (directions[name] ?? weight) < 0)
    .map(([name, weight]) => ({ name, size: Math.abs(weight) * deviation(examples, name) }))
    .sort((one, other) => other.size - one.size || (one.name < other.name ? -1 : 1));
  const [worst] = wrong;
  return worst === undefined ? model : fitSigned(without(examples, worst.name), directions, l2);
}
