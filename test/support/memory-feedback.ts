import type { Feedback } from '../../src/contract/feedback-signal.ts';
import type { Message } from '../../src/contract/message.ts';
import type { FeedbackStore, LearningStore, Once } from '../../src/contract/ports/feedback-store.ts';
import type { JobWriter } from '../../src/contract/ports/job-queue.ts';
import type { ChatStore } from '../../src/contract/ports/chat-store.ts';

interface Kept {
  readonly message: Message;
  readonly once: Once | undefined;
}

/** Feedback of one tenant, in memory. */
export function memoryFeedback(
  tenant: string,
  jobs: Pick<JobWriter, 'enqueue'>,
  chats: ChatStore,
): FeedbackStore {
  const signals: Kept[] = [];
  const thumbs = new Map<string, Feedback>();
  const isHeld = ({ caller, key, since }: Once): boolean =>
    signals.some(
      ({ message, once }) => once?.caller === caller && once.key === key && message.timestamp >= since,
    );
  const record: FeedbackStore['record'] = async (message, wanted, once) => {
    if (signals.some((one) => one.message.id === message.id)) return null;
    if (once !== undefined && isHeld(once)) return null;
    signals.push({ message, once });
    return jobs.enqueue(tenant, wanted);
  };
  return {
    record,
    async give({ caller, ...feedback }, signal) {
      thumbs.set(JSON.stringify([feedback.message_id, caller]), feedback);
      if (signal === null) return null;
      const ids = await record(signal.message, signal.jobs, signal.once);
      const session = ids === null ? null : await chats.find(feedback.chat_id);
      if (session !== null && signal.notice !== null) await chats.keep(session, [signal.notice]);
      return ids;
    },
    signals: async ({ limit }) =>
      signals
        .map(({ message }) => message)
        .toReversed()
        .slice(0, limit),
    feedbackOf: async (id) => [...thumbs.values()].filter(({ message_id }) => message_id === id).toReversed(),
    countSince: async (since, { caller }) =>
      signals.filter(
        ({ message, once }) =>
          message.timestamp >= since && (caller === undefined || once?.caller === caller),
      ).length,
  };
}

function missing(): never {
  throw new Error('this store in memory does not learn');
}

/** For tests of what does not learn. */
export function noLearning(): LearningStore {
  return {
    countGap: missing,
    gap: missing,
    closeGap: missing,
    gaps: missing,
    suggest: missing,
    suggestion: missing,
    versions: missing,
    suggestions: missing,
    revise: missing,
    keepRepair: missing,
    repairs: missing,
    learned: missing,
    learn: missing,
    keepCase: missing,
    cases: missing,
    removeCase: missing,
  };
}
