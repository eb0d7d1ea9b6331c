import { AssayError } from '../../../contract/assay-error.ts';
import type { ModelScore } from '../../../contract/ports/grounding-model.ts';
import type { UncheckedReason } from '../../../contract/unchecked-reason.ts';

/** Why the model could not be heard. */
export interface ModelFailure {
  readonly reason: UncheckedReason;
  readonly detail: string;
}

type Scores = readonly (ModelScore | null)[];

function isShare(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

function isScore(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const { supported, contradicted } = value as Readonly<Record<string, unknown>>;
  return isShare(supported) && (contradicted === null || isShare(contradicted));
}

/** The scores, one for each pair that was asked about; an answer of another shape is `malformed` and accuses nobody. */
export function readScores(answer: unknown, wanted: number): Scores | ModelFailure {
  if (Array.isArray(answer) && answer.length === wanted && answer.every(isScore)) return answer as Scores;
  return { reason: 'malformed', detail: 'the model answered in another shape than was agreed' };
}

const REASONS: Readonly<Record<string, UncheckedReason>> = {
  timeout: 'timeout',
  cancelled: 'cancelled',
  malformed: 'malformed',
};

/** An error of the model, with the way out that it names. */
export function readFailure(error: unknown): ModelFailure {
  if (!(error instanceof AssayError))
    return { reason: 'unavailable', detail: error instanceof Error ? error.message : String(error) };
  const { code, message, where, hint } = error;
  const detail =
    (where === undefined ? '' : `${where}: `) + message + (hint === undefined ? '' : ` (${hint})`);
  return { reason: REASONS[code] ?? 'unavailable', detail };
}
