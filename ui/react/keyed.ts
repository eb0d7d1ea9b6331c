/**
 * The items of a list, each with a key that no other of them has: equal names are numbered. React keeps what stood under
 * two equal keys on the page, so that one claim would show what was read for another.
 */
export function keyed<T>(
  items: readonly T[],
  nameOf: (item: T) => string | number,
): (readonly [key: string, item: T])[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const name = String(nameOf(item));
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return [`${nth} ${name}`, item];
  });
}
