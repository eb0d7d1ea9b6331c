import { z } from 'zod';
import { MaybeHomePath } from './home-path.ts';

/** What was noticed to have gone wrong. */
export const FeedbackReason = z.enum([
  'insufficient_evidence',
  'citation_missing',
  'vector_hit_zero',
  'cbo_evidence_zero',
  'io_gate_drop',
  'coverage_drop',
  'thumbs_down',
  'contract_invalid',
]);
export type FeedbackReason = z.infer<typeof FeedbackReason>;

/** The payload of a message of type `feedback.signal`. */
export const FeedbackSignal = z.object({
  /** Who noticed; `person` = a thumb. */
  source: z.enum(['chat', 'critic', 'gate', 'person']),
  session_id: z.string().nullable().default(null),
  reason: FeedbackReason,
  context: z
    .looseObject({
      file: z.string().optional(),
      symbol: z.string().optional(),
      question: z.string().optional(),
      message_id: z.string().optional(),
      ask_id: z.string().optional(),
    })
    .catchall(z.json()),
  /** What a person wrote. */
  comment: z.string().nullable().default(null),
});
export type FeedbackSignal = z.infer<typeof FeedbackSignal>;

/** FB35: one that comes from outside: the file that it names is one of the folder. */
export const ArrivingSignal = FeedbackSignal.extend({
  context: FeedbackSignal.shape.context.extend({ file: MaybeHomePath.optional() }),
});

/** A thumb, or a wish for correction, the table `feedback`. */
export const FeedbackKind = z.enum(['thumbs_up', 'thumbs_down', 'correction_request']);
export type FeedbackKind = z.infer<typeof FeedbackKind>;

export const Feedback = z.object({
  id: z.string(),
  chat_id: z.string(),
  message_id: z.string(),
  kind: FeedbackKind,
  reason: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type Feedback = z.infer<typeof Feedback>;
