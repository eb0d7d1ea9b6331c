import type { ValidationStatus } from '../../contract/claim-status.ts';
import type { ValidationSettings } from '../../contract/configuration.ts';
import type { ClaimValidation } from '../../contract/validation-report.ts';

/** What is left of a claim's confidence for its checked part alone: a part confirmed counts whole. */
const PARTIAL_WEIGHT = 0.5;

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

/** True for a claim that documents, tables or JSON support: that was decided by a threshold of its own. */
function isDecided({ grounding, status }: ClaimValidation): boolean {
  const isBacked = grounding?.end === 'supported' || grounding?.end === 'supported_by_words';
  return isBacked && (status === 'VERIFIED' || status === 'PARTIALLY_VERIFIED');
}

function checkedConfidence(claim: ClaimValidation): number {
  if (isDecided(claim)) return 1;
  return claim.status === 'PARTIALLY_VERIFIED' ? claim.confidence / PARTIAL_WEIGHT : claim.confidence;
}

function isStale(claim: ClaimValidation): boolean {
  return claim.parts.some(({ outcome }) => outcome === 'stale');
}

function subjectMissing(claim: ClaimValidation): boolean {
  return claim.issues.some(
    ({ code, severity, subject_missing }) =>
      code === 'ENTITY_NOT_FOUND' && severity === 'error' && subject_missing === true,
  );
}

function wholeConfidence(claim: ClaimValidation): number {
  if (!claim.checked) return 0;
  return claim.status === 'VERIFIED' && isDecided(claim) ? 1 : claim.confidence;
}

function needsReview(claims: readonly ClaimValidation[], threshold: number): boolean {
  const whole = mean(claims.map(wholeConfidence));
  const givenOnly = claims.some((claim) => claim.status === 'PARTIALLY_VERIFIED' && !claim.checked);
  const ungrounded = claims.some(({ grounding, status }) => grounding !== undefined && status !== 'VERIFIED');
  const isCut = claims.some(({ unchecked }) => unchecked === 'over_budget');
  const open = isCut || givenOnly || ungrounded || claims.some(isStale);
  return whole < threshold || open || claims.every((claim) => !claim.checked);
}

/**
 * RP2: the verdict of the whole, in this precedence. HALLUCINATION: too large a share, or a subject that does not
 * exist. FAILED: any claim HALLUCINATION or contradicted, or the checked claims score too low. NEEDS_REVIEW: the
 * checked ones are fine, the whole is not, or something is stale or rests on given data alone, or the answer says that it
 * may be none. Else PASSED. A claim that
 * documents, tables or JSON support counts whole: a second threshold over its probability would fail what is verified.
 */
export function validationStatus(
  claims: readonly ClaimValidation[],
  settings: ValidationSettings,
  isOpen = false,
): ValidationStatus {
  if (claims.length === 0) return 'NEEDS_REVIEW';
  const hallucinated = claims.filter(({ status }) => status === 'HALLUCINATION');
  if (hallucinated.length / claims.length > settings.hallucination_threshold || claims.some(subjectMissing))
    return 'HALLUCINATION';
  if (hallucinated.length > 0 || claims.some(({ contradicted }) => contradicted)) return 'FAILED';
  const checked = claims.filter((claim) => claim.checked && !isStale(claim));
  if (checked.length > 0 && mean(checked.map(checkedConfidence)) < settings.pass_threshold) return 'FAILED';
  return isOpen || needsReview(claims, settings.pass_threshold) ? 'NEEDS_REVIEW' : 'PASSED';
}
