/**
 * How many times as much something becomes, as numerator and denominator, by what the verb begins with. Source: Oxford
 * Advanced Learner’s Dictionary.
 */
export const CHANGE_WORDS: readonly (readonly [begins: string, numerator: number, denominator: number])[] = [
  ['doubl', 2, 1],
  ['tripl', 3, 1],
  ['trebl', 3, 1],
  ['quadrupl', 4, 1],
  ['halv', 1, 2],
];
