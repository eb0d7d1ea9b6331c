/** The same examples, weighted so that both labels count the same and all together `total`. */
export function balanced<T extends { readonly label: 1 | 0 }>(
  examples: readonly T[],
  total = 1,
): (T & { readonly weight: number })[] {
  const count = { 0: 0, 1: 0 };
  for (const { label } of examples) count[label] += 1;
  const classes = count[0] > 0 && count[1] > 0 ? 2 : 1;
  return examples.map((one) => ({ ...one, weight: total / classes / count[one.label] }));
}
