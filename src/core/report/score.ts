/** RP1: mean confidence over all claims, cut (not rounded) to two decimals. The source's example gives .92. */
export function overallScore(confidences: readonly number[]): number {
  if (confidences.length === 0) return 0;
  const mean = confidences.reduce((total, confidence) => total + confidence, 0) / confidences.length;
  return Math.floor(mean * 100 + 1e-9) / 100;
}
