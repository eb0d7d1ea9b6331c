import type { QualityResult, QualityRetry } from '../../../contract/quality.ts';
import type { GateAssessment } from '../gate-request.ts';

/** Passed above not passed, no veto above one, then the score. */
function rankOf({ passed, details, score }: QualityResult): readonly number[] {
  const vetoed = details.some(({ veto, passed: met }) => veto === true && met === false);
  return [passed ? 1 : 0, vetoed ? 0 : 1, score];
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
  const scores = [first.quality, second.quality].flatMap((quality) => quality?.score ?? []);
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
