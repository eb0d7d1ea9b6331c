/** The probability that all claims of an answer are supported, from those of its claims. */
export function answerProbability(claims: readonly number[]): number {
  return claims.length === 0 ? 0 : Math.min(...claims);
}
