import type { ClaimValidation } from '../../../contract/validation-report.ts';

/** SQ1: a claim that the notes bear out. */
export function isSupported({ grounding, status, contradicted }: ClaimValidation): boolean {
  if (contradicted) return false;
  return grounding === undefined ? status === 'VERIFIED' : grounding.end === 'supported';
}
