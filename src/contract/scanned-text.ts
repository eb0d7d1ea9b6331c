import { z } from 'zod';
import { MessageClaim, MessageLimitation } from './message-claim.ts';

/** What a phrase gives away: doubt, or a forecast in place of a check. */
export const DoubtKind = z.enum(['hedge', 'false_certainty']);
export type DoubtKind = z.infer<typeof DoubtKind>;

/** What a text about finished work betrays by its words alone: nothing is looked at beside it. */
export const ScannedText = z.strictObject({
  /** In order; code, quotations and what is denied left out. Places are `[start, end)`; line and column count from 1. */
  phrases: z.array(
    z.strictObject({
      kind: DoubtKind,
      text: z.string(),
      start: z.int(),
      end: z.int(),
      line: z.int(),
      column: z.int(),
    }),
  ),
  /** F002: the first place of each of its twelve signals, on the text as it is. */
  danger_signals: z.array(z.strictObject({ signal: z.string(), context: z.string() })),
  /** What it claims of the work, clause by clause. */
  claims: z.array(MessageClaim),
  /** What it says to be open. */
  limitations: z.array(MessageLimitation),
});
export type ScannedText = z.infer<typeof ScannedText>;
