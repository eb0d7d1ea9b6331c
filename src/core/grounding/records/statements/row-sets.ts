/** The rows that stand in both, in the order of the first. */
export function both(one: readonly number[], other: readonly number[]): number[] {
  const rows = new Set(other);
  return one.filter((row) => rows.has(row));
}

/** The rows without the others. */
export function without(rows: readonly number[], others: readonly number[]): number[] {
  const left = new Set(others);
  return rows.filter((row) => !left.has(row));
}

/** True where every row stands among the others. */
export function isWithin(rows: readonly number[], others: readonly number[]): boolean {
  return without(rows, others).length === 0;
}
