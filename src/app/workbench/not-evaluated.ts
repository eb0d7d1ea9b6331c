import { AssayError, type AssayErrorCode } from '../../contract/assay-error.ts';
import type { NotEvaluated } from '../../contract/quality.ts';
import type { UncheckedReason } from '../../contract/unchecked-reason.ts';
import { errorWords } from './error-words.ts';

const REASONS: Partial<Record<AssayErrorCode, UncheckedReason>> = {
  malformed: 'malformed',
  not_found: 'not_configured',
  usage: 'not_configured',
  timeout: 'timeout',
  cancelled: 'cancelled',
  refused: 'refused',
  budget_spent: 'over_budget',
};

/** Why something could not be evaluated, of the error that it failed with. */
export function notEvaluated(error: unknown): NotEvaluated {
  const reason = error instanceof AssayError ? REASONS[error.code] : undefined;
  return { reason: reason ?? 'unavailable', detail: errorWords(error) };
}
