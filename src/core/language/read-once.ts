/** What is read of a list is read once for as long as the list lives. */
export function readOnce<K extends object, V>(read: (from: K) => V): (from: K) => V {
  const known = new WeakMap<K, V>();
  return (from) => {
    const seen = known.get(from);
    if (seen !== undefined) return seen;
    const value = read(from);
    known.set(from, value);
    return value;
  };
}
