import { useState } from 'react';
import type { ClaimValidation, ValidationReport } from '../../src/contract/validation-report.ts';
import { type AnswerPiece, answerPieces, claimsInOrder } from './claims-view.ts';

/** A claim view without looks: the pieces of the answer, the claims in order, and the one that is chosen. */
export interface ClaimViewState {
  readonly pieces: readonly AnswerPiece[];
  readonly claims: readonly ClaimValidation[];
  /** Null where there is no claim. */
  readonly chosen: ClaimValidation | null;
  readonly choose: (claimId: string) => void;
}

/** At first the worst claim is chosen. `text` null: the answer is shown as far as the report quotes it. */
export function useClaimView(report: ValidationReport, text: string | null): ClaimViewState {
  const [chosenId, choose] = useState<string | null>(null);
  const claims = claimsInOrder(report);
  const chosen = claims.find(({ claim_id }) => claim_id === chosenId) ?? claims[0] ?? null;
  return { pieces: answerPieces(report, text), claims, chosen, choose };
}
