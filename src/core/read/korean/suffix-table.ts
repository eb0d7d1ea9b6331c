/** What is listed by its end: a tree walked from the last letter to the first. */
export interface SuffixTable<T> {
  readonly values: T[];
  readonly next: Map<number, SuffixTable<T>>;
}

function emptyTable<T>(): SuffixTable<T> {
  return { values: [], next: new Map() };
}

export function suffixTable<T>(entries: Iterable<readonly [text: string, value: T]>): SuffixTable<T> {
  const root = emptyTable<T>();
  for (const [text, value] of entries) {
    let node = root;
    for (let at = text.length - 1; at >= 0; at -= 1) {
      const code = text.charCodeAt(at);
      const below = node.next.get(code) ?? emptyTable<T>();
      node.next.set(code, below);
      node = below;
    }
    node.values.push(value);
  }
  return root;
}

/** Calls `each` for what is listed and ends at `end`, with where it begins; the shortest first. */
export function endingAt<T>(
  text: string,
  end: number,
  table: SuffixTable<T>,
  each: (start: number, value: T) => void,
): void {
  let node: SuffixTable<T> | undefined = table;
  for (let start = end; node !== undefined; start -= 1) {
    for (const value of node.values) each(start, value);
    node = start > 0 ? node.next.get(text.charCodeAt(start - 1)) : undefined;
  }
}
