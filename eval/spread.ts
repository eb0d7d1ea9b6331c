/** At most so many of the items, evenly spread over them; null = all. */
export function spread<T>(items: readonly T[], limit: number | null): readonly T[] {
  if (limit === null || items.length <= limit) return items;
  return Array.from({ length: limit }, (_, at) => items[Math.floor((at * items.length) / limit)]).filter(
    (item) => item !== undefined,
  );
}
