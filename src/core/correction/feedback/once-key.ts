import type { FeedbackSignal } from '../../../contract/feedback-signal.ts';

/** FB5: the same reason about the same thing has the same key: file and symbol, question, else the message. */
export function onceKey({ reason, context }: Pick<FeedbackSignal, 'reason' | 'context'>): string {
  const { file = null, symbol = null, question = null, message_id = null } = context;
  const words = question === null ? null : question.trim().toLowerCase().replace(/\s+/gu, ' ');
  const isPlaced = file !== null || symbol !== null || words !== null;
  return JSON.stringify([
    reason,
    file,
    symbol,
    words,
    isPlaced && reason !== 'thumbs_down' ? null : message_id,
  ]);
}
