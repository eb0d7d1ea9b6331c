import type { QualityResult, QualityRetry } from '../../../contract/quality.ts';
import type { GateAssessment } from '../gate-request.ts';

/** What is met for certain, as a share of all items: the score, where there is one. */
function metShare({ details, unevaluated = [] }: QualityResult): number {
  const points = details.map(({ passed }) => (passed === null ? 0.5 : Number(passed)));
  const all = details.length + unevaluated.length;
  return all === 0 ? 0 : points.reduce((sum, one) => sum + one, 0) / all;
}

/** Passed above not passed, no veto above one, then what is met. */
function rankOf(quality: QualityResult): readonly number[] {
  const isDenied = (quality.verified_claims?.denied.length ?? 0) > 0;
  const vetoed = isDenied || quality.details.some(({ veto, passed }) => veto === true && passed === false);
  return [quality.passed === true ? 1 : 0, vetoed ? 0 : 1, metShare(quality)];
}

function compared(first: QualityResult, second: QualityResult): number {
  const [one, other] = [rankOf(first), rankOf(second)];
  return other.map((value, at) => value - (one[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** QG20: which attempt is delivered. Never one that is worse than the first; of equal ones the first. */
export function betterAttempt(
  first: GateAssessment,
  second: GateAssessment,
): { readonly delivered: 1 | 2; readonly retry: QualityRetry } {
  const scores = [first.quality, second.quality].flatMap((quality) => (quality ? [quality.score] : []));
  if (first.quality === null || second.quality === null) {
    const detail = (second.unchecked ?? first.unchecked)?.detail;
    const why = detail === undefined ? {} : { detail };
    return { delivered: 1, retry: { outcome: 'failed', delivered: 1, scores, ...why } };
  }
  const difference = compared(first.quality, second.quality);
  const delivered = difference > 0 ? 2 : 1;
  const outcome = difference > 0 ? 'helped' : difference < 0 ? 'worse' : 'no_change';
  return { delivered, retry: { outcome, delivered, scores } };
}
