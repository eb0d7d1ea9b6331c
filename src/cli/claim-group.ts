import { type ClaimStanding, claimStanding } from '../contract/claim-standing.ts';
import type { ClaimValidation } from '../contract/validation-report.ts';

/** The groups of a report in text, in the order in which they are shown. */
export const CLAIM_GROUPS = [
  'contradicted',
  'doubtful',
  'byWords',
  'verified',
  'undecided',
  'unchecked',
] as const;
export type ClaimGroup = (typeof CLAIM_GROUPS)[number];

const GROUPS: Readonly<Record<ClaimStanding, ClaimGroup>> = {
  contradicted: 'contradicted',
  hallucination: 'contradicted',
  unverified: 'doubtful',
  partial: 'doubtful',
  by_words: 'byWords',
  verified: 'verified',
  undecided: 'undecided',
  unchecked: 'unchecked',
};

export function groupOf(claim: ClaimValidation): ClaimGroup {
  return GROUPS[claimStanding(claim)];
}
