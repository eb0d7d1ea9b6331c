import type { FeedbackSignal } from '../../contract/feedback-signal.ts';
import type { Message } from '../../contract/message.ts';

/** Around a signal: who tells it, when, and what it belongs to. */
interface Envelope
  extends Pick<Message, 'id' | 'timestamp' | 'trace_id' | 'correlation_id' | 'tenant' | 'actor'> {
  readonly signal: FeedbackSignal;
}

/** A signal as it is kept and sent. */
export function signalMessage({ signal, ...envelope }: Envelope): Message {
  return {
    ...envelope,
    version: '1.0',
    type: 'feedback.signal',
    cause: null,
    payload: { ...signal },
    citations: [],
  };
}
