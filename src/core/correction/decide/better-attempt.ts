import type { AskAttempt } from '../../../contract/ask.ts';
import type { RepairOutcome } from '../../../contract/repair.ts';

/** LP16: the attempt that is kept: the one with the higher score, of equals the first. */
export function betterAttempt(attempts: readonly AskAttempt[]): AskAttempt | null {
  return attempts.reduce<AskAttempt | null>(
    (best, one) => (best === null || one.score > best.score ? one : best),
    null,
  );
}

/** LP20: what the repairs between two attempts did. */
export function outcomeOf(
  before: Pick<AskAttempt, 'score'>,
  after: Pick<AskAttempt, 'score'>,
): RepairOutcome {
  if (after.score > before.score) return 'helped';
  return after.score < before.score ? 'worse' : 'no_change';
}
