import { z } from 'zod';
import { FinishReason } from './ai-response.ts';

/** What the stream monitor sees in a text that is still being written; `cut_off`: how it ended. */
export const StreamWarningKind = z.enum([
  'language_mismatch',
  'repetition',
  'missing_headings',
  'low_diversity',
  'cut_off',
]);
export type StreamWarningKind = z.infer<typeof StreamWarningKind>;

/** `warn`: the text goes on. `abort`: it was stopped, and the client clears its text; what follows is the retry. */
export const StreamWarning = z.object({
  kind: StreamWarningKind,
  action: z.enum(['warn', 'abort']),
  message: z.string(),
  /** UTF-16 units of the answer when it was seen. */
  position: z.int().min(0),
  /** With `abort`: whether a second attempt follows. */
  retrying: z.boolean().optional(),
  /** With `cut_off`: why the model stopped. */
  finish_reason: FinishReason.optional(),
});
export type StreamWarning = z.infer<typeof StreamWarning>;
