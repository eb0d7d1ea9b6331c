/** Solves a symmetric positive definite system by elimination with pivots; a singular column gives 0. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (let column = 0; column < size; column += 1) {
    let best = column;
    for (let at = column + 1; at < size; at += 1)
      if (Math.abs(rows[at]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = at;
    [rows[column], rows[best]] = [rows[best] ?? [], rows[column] ?? []];
    eliminate(rows, column);
  }
  return rows.map((row, at) => (Math.abs(row[at] ?? 0) < 1e-14 ? 0 : (row[size] ?? 0) / (row[at] ?? 1)));
}

function eliminate(rows: number[][], column: number): void {
  const pivot = rows[column] ?? [];
  const head = pivot[column] ?? 0;
  if (Math.abs(head) < 1e-14) return;
  for (const [at, row] of rows.entries()) {
    const factor = at === column ? 0 : (row[column] ?? 0) / head;
    if (factor === 0) continue;
    for (let j = column; j < row.length; j += 1) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0);
  }
}
