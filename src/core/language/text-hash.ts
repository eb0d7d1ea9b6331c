const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a of the UTF-16 units, 32 bits: the same text, the same number. */
export function textHash(text: string): number {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash >>> 0;
}
