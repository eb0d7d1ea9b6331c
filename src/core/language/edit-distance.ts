/** Optimal string alignment: insert, delete, replace, swap of neighbours; three rows at a time. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      const change = (above[column - 1] ?? 0) + cost;
      let best = Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, change);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) best = Math.min(best, (before[column - 2] ?? 0) + 1);
      current.push(best);
    }
    [before, above] = [above, current];
  }
  return above[b.length] ?? 0;
}
