/** Items by key, in the order in which each key first came. */
export function groupBy<T, K>(items: readonly T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const of = key(item);
    const group = groups.get(of);
    if (group === undefined) groups.set(of, [item]);
    else group.push(item);
  }
  return groups;
}
