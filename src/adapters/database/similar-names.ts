/** Spelt-alike names that are looked at for each name; the best of them by similarity are kept. */
export const SIMILAR_NAMES = 64;
