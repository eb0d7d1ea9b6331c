import type { ValidationReport } from './validation-report.ts';

/** A piece of evidence whose source could not be asked for it, and why. */
export interface UnaskedEvidence {
  readonly evidence_id: string;
  readonly failure: ValidationReport['metadata']['unavailable'][number];
}
