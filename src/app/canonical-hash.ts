import { createHash } from 'node:crypto';

/** The value with the keys of every object in order, so that equal values have equal JSON. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
}

/** sha256 (hex) of the canonical JSON of a value: keys in order, no white space. */
export function canonicalHash(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(value)) ?? '')
    .digest('hex');
}
