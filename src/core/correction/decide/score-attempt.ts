import type { CriticFinding } from '../critics/finding.ts';

const WEIGHTS: Readonly<Record<CriticFinding['critic'], number>> = {
  contract: 0.2,
  citation: 0.4,
  groundedness: 0.4,
  relevance: 0,
};
/** LP16: of an answer that says nothing. */
export const ABSTAINED = 0.3;
/** What could not be decided counts half of nothing: never as much as what was found to stand. */
const UNDECIDED = 0.5;

/** LP16: how good an attempt is, 0 to 1. An abstention stands above an answer that the evidence does not bear out. */
export function scoreAttempt(findings: readonly CriticFinding[], abstained: boolean): number {
  const contract = findings.find(({ critic }) => critic === 'contract');
  if (contract?.verdict === 'fail') return 0;
  if (abstained) return ABSTAINED;
  const failed = findings.some(({ verdict }) => verdict === 'fail');
  const sum = findings.reduce((all, { critic, score }) => all + WEIGHTS[critic] * (score ?? UNDECIDED), 0);
  const rounded = Math.round(sum * 1000) / 1000;
  return failed ? Math.min(rounded, ABSTAINED - 0.01) : rounded;
}
