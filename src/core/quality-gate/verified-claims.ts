import type { ClaimValidation, ValidationReport } from '../../contract/validation-report.ts';
import type { DeniedClaim, VerifiedClaims } from '../../contract/verified-claims.ts';

/** QG24: whether the evidence says otherwise of it. */
export function isDenied({ contradicted, status }: ClaimValidation): boolean {
  return contradicted || status === 'HALLUCINATION';
}

/** What a denied claim says, and what the evidence says in its place. */
export function deniedClaim({ text, issues, grounding }: ClaimValidation): DeniedClaim {
  const errors = issues.filter(({ severity }) => severity === 'error');
  const telling = errors.find(({ actual }) => actual !== null) ?? errors[0];
  const [place] = grounding?.read ?? [];
  return {
    text,
    expected: telling?.expected ?? null,
    actual: telling?.actual ?? null,
    evidence_id: place?.evidence_id ?? null,
    quote: place?.quote ?? null,
  };
}

/** QG24: what the gate goes by of a report; null where nothing could be compared. */
export function verifiedClaimsOf({ status, result }: ValidationReport): VerifiedClaims | null {
  if (status === 'error') return null;
  const { claim_validations } = result;
  return {
    claims: claim_validations.length,
    verified: claim_validations.filter((claim) => claim.status === 'VERIFIED').length,
    denied: claim_validations.filter(isDenied).map(deniedClaim),
  };
}
