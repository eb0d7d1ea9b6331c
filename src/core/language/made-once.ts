/** What is made when it is first asked for, and kept: a table of words that no start waits for. */
export function madeOnce<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** The same of each thing that it is made of, as long as that thing is kept. */
export function madeOnceFor<Of extends object, T>(make: (of: Of) => T): (of: Of) => T {
  const known = new WeakMap<Of, { readonly value: T }>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before.value;
    const value = make(of);
    known.set(of, { value });
    return value;
  };
}
