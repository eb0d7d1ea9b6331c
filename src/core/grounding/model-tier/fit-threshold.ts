/** A pair with the model's probability of support, and whether it is supported. */
export interface ScoredPair {
  readonly probability: number;
  readonly label: 0 | 1;
}

export interface FittedThreshold {
  readonly supported_above: number;
  /** Of the pairs from the threshold on, the share that is supported. */
  readonly precision: number;
  /** Of the supported pairs, the share that lies there. */
  readonly recall: number;
}

/**
 * MT13: the lowest threshold from which on as large a share of the labelled pairs is supported as is wanted; null where
 * none is.
 */
export function fitThreshold(pairs: readonly ScoredPair[], wanted: number): FittedThreshold | null {
  const supported = pairs.filter(({ label }) => label === 1).length;
  const levels = [...new Set(pairs.map(({ probability }) => probability))].toSorted((a, b) => a - b);
  for (const supported_above of levels) {
    const above = pairs.filter(({ probability }) => probability >= supported_above);
    const right = above.filter(({ label }) => label === 1).length;
    if (right / above.length >= wanted)
      return { supported_above, precision: right / above.length, recall: right / supported };
  }
  return null;
}
