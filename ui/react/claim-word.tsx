import {
  CircleCheck,
  CircleDashed,
  CircleEllipsis,
  CircleEqual,
  CircleHelp,
  CircleMinus,
  CircleX,
  TriangleAlert,
} from '../icons/icons.ts';
import { type ClaimStanding, claimStanding } from '../../src/contract/claim-standing.ts';
import type { ClaimValidation } from '../../src/contract/validation-report.ts';
import type { ClaimLabels } from './claim-labels.ts';
import { filled } from './labels.ts';

const ICONS = {
  contradicted: CircleX,
  hallucination: TriangleAlert,
  unverified: CircleHelp,
  undecided: CircleEllipsis,
  unchecked: CircleDashed,
  by_words: CircleEqual,
  partial: CircleMinus,
  verified: CircleCheck,
} as const satisfies Record<ClaimStanding, unknown>;

/** The verdict of a claim in a word, with who gave it where that was a model. */
export function claimWord(claim: ClaimValidation, labels: ClaimLabels): string {
  const verdict = verdictWord(claim, labels);
  const isModels = claim.grounding?.judged?.counted === true;
  return isModels ? filled(labels.judged.byModel, { verdict }) : verdict;
}

function verdictWord(claim: ClaimValidation, labels: ClaimLabels): string {
  const look = claimStanding(claim);
  if (look === 'contradicted' || look === 'undecided' || look === 'unchecked') return labels[look];
  return look === 'by_words' ? labels.byWords : labels.status[claim.status];
}

/** Why a claim is undecided, supported by its words alone, or unchecked; null for any other. */
export function claimReason(claim: ClaimValidation, labels: ClaimLabels): string | null {
  const look = claimStanding(claim);
  const why = claim.grounding?.reason ?? null;
  if (why !== null && (look === 'undecided' || look === 'by_words')) return labels.grounding[why];
  return claim.unchecked === undefined ? null : labels.reasons[claim.unchecked];
}

/** The word with its icon. */
export function ClaimWord({ claim, labels }: { claim: ClaimValidation; labels: ClaimLabels }) {
  const look = claimStanding(claim);
  const Icon = ICONS[look];
  return (
    <span className="assay-word" data-look={look}>
      <Icon aria-hidden width={14} height={14} />
      {claimWord(claim, labels)}
    </span>
  );
}
