import type { ValidationReport } from '../src/contract/validation-report.ts';
import type { Outcome } from './row.ts';

/** The outcome of a report; without a claim nothing was decided. */
export function outcomeOf({ result: { claim_validations: claims } }: ValidationReport): Outcome {
  const isAccused = claims.some(({ contradicted, status }) => contradicted || status === 'HALLUCINATION');
  if (isAccused) return 'contradicted';
  if (claims.length === 0 || claims.some(({ unchecked }) => unchecked !== undefined)) return 'undecided';
  if (claims.every(({ status }) => status === 'VERIFIED')) return 'verified';
  return claims.some(({ status }) => status === 'UNVERIFIED') ? 'not_found' : 'partial';
}
