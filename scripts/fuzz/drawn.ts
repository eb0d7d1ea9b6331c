import * as fc from 'fast-check';

/** The value that this seed draws: the same at each run. */
export function drawn<T>(of: fc.Arbitrary<T>, seed: number): T {
  const [value] = fc.sample(of, { seed, numRuns: 1 });
  return value as T;
}
