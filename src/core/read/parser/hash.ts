const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a of the UTF-16 units: 32 bits. */
export function hashText(text: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash | 0;
}

/** A hash with one more value in it. */
export function mixed(hash: number, value: number): number {
  const next = Math.imul(hash ^ value, 0xc2b2ae35);
  return Math.imul(next ^ (next >>> 15), 0x27d4eb2f) ^ (next >>> 13);
}

/** The last step: spreads what differs in few bits over all of them; unsigned. */
export function finished(hash: number): number {
  const next = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (next ^ (next >>> 13)) >>> 0;
}
