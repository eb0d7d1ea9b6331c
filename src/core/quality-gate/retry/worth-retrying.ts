import type { QualityResult } from '../../../contract/quality.ts';

/** QG19: only what failed is tried again, never what could not be evaluated. */
export function worthRetrying({ status }: QualityResult): boolean {
  return status === 'failed';
}
