import type { FinishReason } from '../../contract/ai-response.ts';
import type { ValidationStatus } from '../../contract/claim-status.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import { cutOff } from '../../core/quality-gate/cut-off.ts';
import type { VerifiedAnswer } from '../verify-answer.ts';
import { warnUnforeseen } from './error-words.ts';
import { missing, there, type Wanted } from './judged.ts';
import { notEvaluated } from './not-evaluated.ts';
import { untilAborted } from './until-aborted.ts';
import type { Workbench } from './workbench.ts';

/** An attempt's verification: there, or not with its reason. */
export type VerifiedAttempt = Wanted<VerifiedAnswer>;

/** The outcome of a verification. Never rejects. */
export async function verifiedAttempt(
  bench: Pick<Workbench, 'events'>,
  work: Promise<VerifiedAnswer>,
  abort: AbortSignalLike,
): Promise<VerifiedAttempt> {
  try {
    return there(await untilAborted(work, abort));
  } catch (error) {
    warnUnforeseen(bench, error);
    return missing(notEvaluated(error));
  }
}

/** RP10: the report of an answer that is not whole says why. */
export function endedBy(verified: VerifiedAnswer, finish_reason: FinishReason): VerifiedAnswer {
  if (cutOff(finish_reason) === null) return verified;
  const { metadata } = verified.report;
  const report = { ...verified.report, metadata: { ...metadata, finish_reason } };
  return { ...verified, report, verdict: { ...verified.verdict, report } };
}

const FROM_BEST: readonly ValidationStatus[] = ['PASSED', 'NEEDS_REVIEW', 'FAILED', 'HALLUCINATION'];

/** WB11: true where the second is known to be worse verified than the first, or can no longer be said to be as good. */
export function isWorse(first: VerifiedAttempt, second: VerifiedAttempt): boolean {
  if (first.value === null) return false;
  if (second.value === null) return true;
  const rank = ({ report }: VerifiedAnswer): number => FROM_BEST.indexOf(report.result.validation_status);
  return rank(second.value) > rank(first.value);
}
