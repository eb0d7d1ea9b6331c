import { FeedbackSignal } from '../../contract/feedback-signal.ts';
import type { Clock } from '../../contract/ports/clock.ts';
import type { FeedbackStore } from '../../contract/ports/feedback-store.ts';
import { onceKey } from '../../core/correction/feedback/once-key.ts';
import type { Stores } from '../stores.ts';
import { momentBefore, ONCE_MS } from './signal-limits.ts';
import { ANONYMOUS } from './signal-ports.ts';

/** Apart from what the same caller says: answers that fail must not use up a person's measure (FB7). */
const LOOP = 'ask/';

/** FB5: signals of the critics of an ask, which repairs by itself: they are kept, and count once. */
export function criticSignals(
  { feedback }: Pick<Stores, 'feedback'>,
  clock: Clock,
  tenant: string,
  caller: string | null,
): Pick<FeedbackStore, 'record'> {
  return {
    record(message, jobs) {
      const key = onceKey(FeedbackSignal.parse(message.payload));
      const at = clock.now();
      const once = { caller: `${LOOP}${caller ?? ANONYMOUS}`, key, since: momentBefore(at, ONCE_MS), at };
      return feedback(tenant).record(message, jobs, once);
    },
  };
}
