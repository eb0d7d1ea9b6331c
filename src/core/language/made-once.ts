/** What is made when it is first asked for, and kept: a table of words that no start waits for. */
export function madeOnce<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
