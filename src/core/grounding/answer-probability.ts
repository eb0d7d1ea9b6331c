/** The probability that all claims of an answer are supported, from those of its claims. */
export function answerProbability(claims: readonly number[]): number {
  return claims.length === 0 ? 0 : claims.reduce((least, one) => Math.min(least, one), 1);
}
