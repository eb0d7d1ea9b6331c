import type { QualityResult, QualityUnchecked } from '../../contract/quality.ts';
import type { GateAssessment } from './gate-request.ts';

/** What is told of an assessment. Both null: the task has no checklist. */
export type ToldQuality =
  | { readonly quality: QualityResult; readonly unchecked: null }
  | { readonly quality: null; readonly unchecked: QualityUnchecked | null };

/**
 * QG22: a result that could not be evaluated is no quality: what is told is why there is none, with what was found. A client
 * that knows only `passed` and `score` would show it as 0 %.
 */
export function toldQuality({
  quality,
  unchecked,
}: Pick<GateAssessment, 'quality' | 'unchecked'>): ToldQuality {
  if (quality === null) return { quality, unchecked };
  if (quality.status !== 'not_evaluated') return { quality, unchecked: null };
  const [open = { reason: 'ambiguous', detail: '' } as const] = quality.unevaluated ?? [];
  return { quality: null, unchecked: { reason: open.reason, detail: open.detail, result: quality } };
}
