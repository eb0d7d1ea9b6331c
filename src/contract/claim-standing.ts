import type { ClaimValidation } from './validation-report.ts';

/** How a claim came out, as every face tells it apart: worst first. */
export const CLAIM_STANDINGS = [
  'contradicted',
  'hallucination',
  'unverified',
  'undecided',
  'unchecked',
  'by_words',
  'partial',
  'verified',
] as const;
export type ClaimStanding = (typeof CLAIM_STANDINGS)[number];

/** True for a claim whose evidence was read, and that could not be decided by it: neither a pass nor a failure. */
export function isUndecided({
  grounding,
  unchecked,
}: Pick<ClaimValidation, 'grounding' | 'unchecked'>): boolean {
  return grounding?.end === 'undecided' && (unchecked === 'ambiguous' || unchecked === 'unsupported');
}

export function claimStanding(claim: ClaimValidation): ClaimStanding {
  const { status, contradicted, checked, grounding } = claim;
  if (contradicted) return 'contradicted';
  if (status === 'HALLUCINATION') return 'hallucination';
  if (status === 'VERIFIED') return 'verified';
  if (!checked) return isUndecided(claim) ? 'undecided' : 'unchecked';
  if (status === 'UNVERIFIED') return 'unverified';
  return grounding?.end === 'supported_by_words' ? 'by_words' : 'partial';
}
