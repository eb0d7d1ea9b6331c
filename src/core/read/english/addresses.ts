const ADDRESS = /:\/\/|www\.|mailto:|[^\s@]@[^\s@]/iu;
const OPENING = /["'“‘(<[{«*]/u;
const CLOSING = new Set(`"'”’)>]}».,;:!?…*`);

/** Where in a stretch without white space an address (of the web, of a person) begins; null where it holds none. */
export function addressStart(stretch: string): number | null {
  const { index: sign } = ADDRESS.exec(stretch) ?? {};
  if (sign === undefined) return null;
  let start = sign;
  while (start > 0 && !OPENING.test(stretch[start - 1] ?? '')) start -= 1;
  return start;
}

/** Where it ends: marks of the sentence that follow are not of the address. */
export function addressEnd(stretch: string, start: number): number {
  let end = stretch.length;
  while (end > start + 1 && CLOSING.has(stretch[end - 1] ?? '')) end -= 1;
  return end;
}
