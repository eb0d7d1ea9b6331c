/** At most so many of the items, evenly spread over them; null = all. */
export function spread<T>(items: readonly T[], limit: number | null): readonly T[] {
  if (limit === null || items.length <= limit) return items;
  return Array.from({ length: limit }, (_, at) => items[Math.floor((at * items.length) / limit)]).filter(
    (item) => item !== undefined,
  );
}

/** The worlds hold both languages, nine shapes and all kinds of claims: of them so many times as many are taken. */
export const TIMES_OF_WORLDS = 5;

/** At most `limit` rows of a set, more of the worlds. */
export function rowsOf<T>(name: string, rows: readonly T[], limit: number | null): readonly T[] {
  return spread(rows, limit !== null && name === 'worlds' ? TIMES_OF_WORLDS * limit : limit);
}
