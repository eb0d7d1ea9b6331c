import { z } from 'zod';
import { ChatRole } from './chat-record.ts';
import { FeedbackKind } from './feedback-signal.ts';
import { JobType } from './job.ts';

/** What is pushed as it happens. */
export const LiveEventType = z.enum(['message.created', 'feedback.created', 'job.created']);
export type LiveEventType = z.infer<typeof LiveEventType>;

const at = z.iso.datetime();

/** One event; `cursor` is what the next ones come after. */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('message.created'),
    cursor: z.string(),
    data: z.object({
      id: z.string(),
      session_id: z.string(),
      role: ChatRole,
      created_at: at,
      /** Id of the message that this one was written in place of. */
      improves: z.string().nullable(),
      /** Word of a notice of progress; null: it is an answer, or a question. */
      notice: z.string().nullable(),
    }),
  }),
  z.object({
    type: z.literal('feedback.created'),
    cursor: z.string(),
    data: z.object({
      id: z.string(),
      chat_id: z.string(),
      message_id: z.string(),
      kind: FeedbackKind,
      created_at: at,
    }),
  }),
  z.object({
    type: z.literal('job.created'),
    cursor: z.string(),
    data: z.object({ id: z.string(), type: JobType, cause: z.string().nullable(), created_at: at }),
  }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
