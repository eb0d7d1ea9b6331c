import { claimStanding } from '../../../contract/claim-standing.ts';
import type { ClaimValidation } from '../../../contract/validation-report.ts';

/** What the words of a claim weigh that no statement of the notes binds. */
const BY_WORDS = 0.5;

/** SQ1: how much of a claim the notes bear out. */
export function supportOf(claim: ClaimValidation): number {
  if (isSupported(claim)) return 1;
  return claimStanding(claim) === 'by_words' ? BY_WORDS : 0;
}

/** SQ1: a claim that the notes bear out. */
export function isSupported({ grounding, status, contradicted }: ClaimValidation): boolean {
  if (contradicted) return false;
  return grounding === undefined ? status === 'VERIFIED' : grounding.end === 'supported';
}
