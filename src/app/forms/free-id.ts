/** The first of these that is not taken yet, else the last with a number; takes it. */
export function freeId(names: readonly string[], taken: Set<string>): string {
  let id = names.find((name) => !taken.has(name)) ?? '';
  for (let n = 2; id === ''; n += 1) {
    const numbered = `${names.at(-1) ?? ''} (${n})`;
    if (!taken.has(numbered)) id = numbered;
  }
  taken.add(id);
  return id;
}
