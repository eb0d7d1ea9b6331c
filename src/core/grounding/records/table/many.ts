/** Values by key; where a key has one, which most have, it stands without a list. A value is no list itself. */
export type Many<Key, Value extends object | number> = ReadonlyMap<Key, Value | readonly Value[]>;

/** Adds a value behind those that the key has. */
export function add<Key, Value extends object | number>(
  many: Map<Key, Value | Value[]>,
  key: Key,
  value: Value,
): void {
  const known = many.get(key);
  if (known === undefined) many.set(key, value);
  else if (Array.isArray(known)) known.push(value);
  else many.set(key, [known, value]);
}

/** The values of a key in the order in which they came; none where the key is not there. */
export function allOf<Key, Value extends object | number>(
  many: Many<Key, Value>,
  key: Key,
): readonly Value[] {
  const known = many.get(key);
  if (known === undefined) return [];
  return Array.isArray(known) ? (known as readonly Value[]) : [known as Value];
}
