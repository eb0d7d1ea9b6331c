import { AssayError, type AssayErrorCode } from '../../../contract/assay-error.ts';
import type { NotEvaluated } from '../../../contract/quality.ts';
import type { UncheckedReason } from '../../../contract/unchecked-reason.ts';

const REASONS: Partial<Record<AssayErrorCode, UncheckedReason>> = {
  timeout: 'timeout',
  cancelled: 'cancelled',
  refused: 'refused',
  malformed: 'malformed',
  not_found: 'not_configured',
};

/** Why there is no judgement, of an error of the judge. */
export function judgeError(error: unknown): NotEvaluated {
  const detail = error instanceof Error ? error.message : String(error);
  const reason = error instanceof AssayError ? REASONS[error.code] : undefined;
  return { reason: reason ?? 'unavailable', detail };
}
