import type { FinishReason } from '../../contract/ai-response.ts';
import type { NotEvaluated } from '../../contract/quality.ts';

const CUT: Partial<Record<FinishReason, NotEvaluated>> = {
  length: {
    reason: 'unavailable',
    detail: 'the answer was cut off at its limit of tokens (finish_reason: length)',
  },
  content_filter: {
    reason: 'refused',
    detail: 'the provider withheld the answer, or its end (finish_reason: content_filter)',
  },
  error: { reason: 'unavailable', detail: 'the model did not end its answer (finish_reason: error)' },
};

/** QG23: why an answer is not whole; null where nothing says that it is not. */
export function cutOff(finish: FinishReason | undefined): NotEvaluated | null {
  return (finish === undefined ? undefined : CUT[finish]) ?? null;
}
