/** An exact rational number in lowest terms; `under` is positive. Decimals, fractions and conversions fit without rounding. */
export interface Exact {
  readonly over: bigint;
  readonly under: bigint;
}
