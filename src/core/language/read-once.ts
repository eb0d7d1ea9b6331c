/**
 * What is read of a list is read once for as long as the list lives. The last two lists are at hand without a search: a
 * claim and what it is held against are asked for in turn.
 */
export function readOnce<K extends object, V>(read: (from: K) => V): (from: K) => V {
  const known = new WeakMap<K, V>();
  let newer: Reading<K, V> | null = null;
  let older: Reading<K, V> | null = null;
  return (from) => {
    if (newer?.from === from) return newer.value;
    if (older?.from === from) return older.value;
    const value = known.get(from) ?? read(from);
    known.set(from, value);
    older = newer;
    newer = { from, value };
    return value;
  };
}

interface Reading<K, V> {
  readonly from: K;
  readonly value: V;
}
