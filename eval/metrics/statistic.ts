/** How often each item counts: 1 each for the set itself, 0, 1, 2 … in a resampled one. */
export type Weights = ArrayLike<number>;

/** A figure of a fixed list of items, made ready once, for any weights. NaN where it is undefined. */
export type Statistic = (weights: Weights) => number;

/** The weights of the set itself. */
export function once(length: number): Float64Array {
  return new Float64Array(length).fill(1);
}

/** Share of the items that hold. */
export function share(holds: readonly boolean[]): Statistic {
  return (weights) => {
    let sum = 0;
    let all = 0;
    for (let at = 0; at < holds.length; at += 1) {
      const weight = weights[at] ?? 0;
      all += weight;
      if (holds[at] === true) sum += weight;
    }
    return sum / all;
  };
}
