const FIRST = 0xac00;
const LAST = 0xd7a3;
const FINALS = 28;
const BLOCK = FINALS * 21;

/** Places of final consonants and vowels inside a syllable, as Unicode orders them. */
export const FINAL = { none: 0, n: 4, d: 7, l: 8, m: 16, b: 17, s: 19, ss: 20, h: 27 } as const;
export const VOWEL = {
  a: 0,
  ae: 1,
  eo: 4,
  e: 5,
  yeo: 6,
  o: 8,
  wa: 9,
  wae: 10,
  oe: 11,
  u: 13,
  wo: 14,
  eu: 18,
  i: 20,
} as const;

/** True for a precomposed Hangul syllable. */
export function isSyllable(code: number): boolean {
  return code >= FIRST && code <= LAST;
}

/** The final consonant of a syllable's code, 0 for none; -1 for what is no syllable. */
export function finalOf(code: number): number {
  return isSyllable(code) ? (code - FIRST) % FINALS : -1;
}

/** The vowel of a syllable's code; -1 for what is no syllable. */
export function vowelOf(code: number): number {
  return isSyllable(code) ? Math.floor((code - FIRST) / FINALS) % 21 : -1;
}

/** The word with the final consonant of its last syllable put in the place of what it has. */
export function withFinal(word: string, final: number): string {
  const code = word.charCodeAt(word.length - 1);
  return word.slice(0, -1) + String.fromCharCode(code - finalOf(code) + final);
}

/** The word with the vowel of its last syllable replaced, its final consonant dropped. */
export function withVowel(word: string, vowel: number): string {
  const code = word.charCodeAt(word.length - 1);
  const initial = Math.floor((code - FIRST) / BLOCK);
  return word.slice(0, -1) + String.fromCharCode(FIRST + initial * BLOCK + vowel * FINALS);
}
