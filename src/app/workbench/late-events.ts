import { type Judged, toldOf } from './judged.ts';
import type { StreamEvent } from './stream-event.ts';

/** WB8: what follows `[DONE]`, in its order. */
export function* lateEvents(judged: Judged): Generator<StreamEvent> {
  const { content, action, revised, why_revised, quality, search, verification } = toldOf(judged);
  if (revised) yield { event: 'revise', data: { content, reason: why_revised } };
  if (action !== null) yield { event: 'action', data: action };
  if (quality !== null)
    yield quality.value === null
      ? { event: 'quality_unchecked', data: quality.unchecked }
      : { event: 'quality', data: quality.value };
  if (search !== null) yield { event: 'qa_evaluation', data: search };
  if (verification !== null)
    yield verification.value === null
      ? { event: 'verification_unchecked', data: verification.unchecked }
      : { event: 'verification', data: verification.value };
}
