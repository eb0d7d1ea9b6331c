const BITS = 512;

/**
 * The trigrams of a name as a set of 512 bits, `0` and `1`: names that share many bits are spelt alike.
 * Hangul is taken apart into its letters, so that one wrong vowel stays one small difference.
 */
export function nameSignature(fuzzy: string): string {
  const letters = [...`  ${fuzzy.normalize('NFD')} `];
  const bits = new Uint8Array(BITS).fill(48);
  for (let at = 0; at + 2 < letters.length; at += 1) bits[hash(letters, at) % BITS] = 49;
  return String.fromCharCode(...bits);
}

/** FNV-1a over the code points of one trigram. */
function hash(letters: readonly string[], at: number): number {
  let value = 0x811c9dc5;
  for (let index = at; index < at + 3; index += 1) {
    value = Math.imul(value ^ (letters[index]?.codePointAt(0) ?? 0), 0x01000193);
    value ^= value >>> 15;
  }
  return value >>> 0;
}
