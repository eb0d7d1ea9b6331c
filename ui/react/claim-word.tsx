import { CircleCheck, CircleDashed, CircleHelp, CircleMinus, CircleX, TriangleAlert } from 'lucide-react';
import type { ClaimValidation } from '../../src/contract/validation-report.ts';
import type { ClaimLabels } from './claim-labels.ts';
import { type ClaimLook, claimLook } from './claims-view.ts';

const ICONS = {
  contradicted: CircleX,
  hallucination: TriangleAlert,
  unverified: CircleHelp,
  unchecked: CircleDashed,
  partial: CircleMinus,
  verified: CircleCheck,
} as const satisfies Record<ClaimLook, unknown>;

/** The verdict of a claim in a word. */
export function claimWord(claim: ClaimValidation, labels: ClaimLabels): string {
  const look = claimLook(claim);
  if (look === 'contradicted') return labels.contradicted;
  return look === 'unchecked' ? labels.unchecked : labels.status[claim.status];
}

/** The word with its icon. */
export function ClaimWord({ claim, labels }: { claim: ClaimValidation; labels: ClaimLabels }) {
  const look = claimLook(claim);
  const Icon = ICONS[look];
  return (
    <span className="assay-word" data-look={look}>
      <Icon aria-hidden size={14} />
      {claimWord(claim, labels)}
    </span>
  );
}
