import type { ClaimValidation, ValidationReport } from '../../../contract/validation-report.ts';
import type { CriticFinding } from './finding.ts';

/** Share of the sentences that may be left open by the evidence. */
const OPEN = 0.1;

/** Whether a sentence stands word for word in the evidence. */
export type IsVerbatim = (text: string) => boolean;

function endOf(
  { text, grounding, contradicted }: ClaimValidation,
  isVerbatim: IsVerbatim,
): 'supported' | 'contradicted' | 'not_found' | 'undecided' {
  if (contradicted) return 'contradicted';
  if (isVerbatim(text)) return 'supported';
  if (grounding === undefined || grounding.end === 'supported_by_words') return 'undecided';
  return grounding.end;
}

function fixOf(claim: ClaimValidation, isVerbatim: IsVerbatim): string[] {
  const end = endOf(claim, isVerbatim);
  return end === 'supported' ? [] : [`${end.replace('_', ' ')}: ${claim.text}`];
}

function verdictOf(ends: readonly string[], failsClosed: boolean): CriticFinding['verdict'] {
  const count = (end: string): number => ends.filter((one) => one === end).length;
  if (ends.length === 0 || count('contradicted') > 0 || count('not_found') > OPEN * ends.length)
    return 'fail';
  if (count('supported') === ends.length) return 'pass';
  return failsClosed ? 'fail' : 'warn';
}

/**
 * LP10: whether the evidence says what an answer says. Pass: all of it; fail: it contradicts a sentence, or says nothing
 * of more than a tenth; warn, or fail where the check is fail-closed: what is left could not be decided. The score is the share of decided sentences that it
 * supports, null where none was decided. A quotation that stands there word for word is supported.
 */
export function groundednessCritic(
  { result }: ValidationReport,
  failsClosed: boolean,
  isVerbatim: IsVerbatim,
): CriticFinding {
  const claims = result.claim_validations;
  const ends = claims.map((claim) => endOf(claim, isVerbatim));
  const decided = ends.filter((end) => end !== 'undecided');
  const supported = ends.filter((end) => end === 'supported');
  const read = claims.flatMap(({ grounding }) => grounding?.read.map(({ evidence_id }) => evidence_id) ?? []);
  return {
    critic: 'groundedness',
    verdict: verdictOf(ends, failsClosed),
    score: decided.length === 0 ? null : supported.length / decided.length,
    checked: claims.map(({ text }) => text),
    evidence: [...new Set(read)],
    fixes: claims.flatMap((claim) => fixOf(claim, isVerbatim)),
  };
}
