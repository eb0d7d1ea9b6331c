import type { Judged } from './judged.ts';
import type { StreamEvent } from './stream-event.ts';

/** WB8: what follows `[DONE]`, in its order. */
export function* lateEvents({
  delivered,
  revised,
  why_revised,
  quality,
  search,
  verification,
}: Judged): Generator<StreamEvent> {
  if (revised) yield { event: 'revise', data: { content: delivered.text, reason: why_revised } };
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
