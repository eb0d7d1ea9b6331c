const SMALLEST = 1e12;

/** Dollars without the dust of binary fractions: twelve decimals are finer than any price. */
export function roundedCost(dollars: number): number {
  return Math.round(dollars * SMALLEST) / SMALLEST;
}
