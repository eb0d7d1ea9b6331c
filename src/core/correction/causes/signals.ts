import type { FeedbackReason } from '../../../contract/feedback-signal.ts';
import type { CriticFinding } from '../critics/finding.ts';

/** What signals are read from. */
export interface Failure {
  readonly findings: readonly CriticFinding[];
  readonly abstained: boolean;
  readonly above_threshold: number;
  readonly cbo_hits: number;
  /** A model gave no answer at all: that is the provider's, and tells nothing of the index. */
  readonly silent: boolean;
}

/** LP11: what a failed attempt betrays, each once; nothing of one that all critics let pass. */
export function signalsOf({
  findings,
  abstained,
  above_threshold,
  cbo_hits,
  silent,
}: Failure): readonly FeedbackReason[] {
  const fails = (critic: CriticFinding['critic']): boolean =>
    findings.some((one) => one.critic === critic && one.verdict === 'fail');
  const isFailed = abstained || findings.some(({ verdict }) => verdict === 'fail');
  if (!isFailed || silent) return [];
  const signals: (FeedbackReason | null)[] = [
    fails('contract') ? 'contract_invalid' : null,
    abstained || fails('groundedness') ? 'insufficient_evidence' : null,
    fails('citation') ? 'citation_missing' : null,
    above_threshold === 0 ? 'vector_hit_zero' : null,
    cbo_hits === 0 ? 'cbo_evidence_zero' : null,
  ];
  return signals.filter((signal) => signal !== null);
}
