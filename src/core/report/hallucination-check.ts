import type { ClaimValidation, HallucinationCheck } from '../../contract/validation-report.ts';

/** RP3: suspicious = contradicted or HALLUCINATION; ungrounded = nothing supports it. */
export function hallucinationCheck(claims: readonly ClaimValidation[]): HallucinationCheck {
  const suspicious = claims.filter((claim) => claim.contradicted || claim.status === 'HALLUCINATION');
  const ungrounded = claims.filter((claim) => !claim.parts.some(({ outcome }) => outcome === 'supported'));
  return {
    detected: suspicious.length > 0,
    suspicious_claims: suspicious.map(({ claim_id }) => claim_id),
    ungrounded_claims: ungrounded.map(({ claim_id }) => claim_id),
  };
}
