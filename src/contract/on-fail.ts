import { z } from 'zod';
import { UncheckedReason } from './unchecked-reason.ts';

/** What is done with an answer that fails a check, from the laxest to the strictest. */
export const OnFailAction = z.enum(['deliver', 'annotate', 'revise', 'replace', 'block']);
export type OnFailAction = z.infer<typeof OnFailAction>;

/** The checks that can act on an answer. */
export const ActingCheck = z.enum(['verification', 'quality']);
export type ActingCheck = z.infer<typeof ActingCheck>;

/** What one level says: a request or an API key. It makes its answers stricter, never laxer. */
export const OnFail = z.strictObject({
  verification: OnFailAction.optional(),
  quality: OnFailAction.optional(),
  /** Checks whose answers count as failed where they could not be checked. */
  fail_closed: z.array(ActingCheck).optional(),
  /** A stream waits for what may be replaced or blocked, by whole sentences. */
  hold_back: z.boolean().optional(),
});
export type OnFail = z.infer<typeof OnFail>;

/** What came of a check, and what it asks for where it fails. */
export const ActedCheck = z.object({
  check: ActingCheck,
  outcome: z.enum(['passed', 'failed', 'unchecked', 'not_applicable']),
  /** Why it could not be checked. */
  reason: UncheckedReason.optional(),
  action: OnFailAction,
  fail_closed: z.boolean(),
});
export type ActedCheck = z.infer<typeof ActedCheck>;

/** What was done with an answer, and why. */
export const AnswerAction = z.object({
  /** What was done. */
  action: OnFailAction,
  /** What the failing checks asked for; another one where a second attempt did not help, or nothing stands. */
  asked: OnFailAction,
  checks: z.array(ActedCheck),
  /** In words; empty where nothing fails. */
  reason: z.string(),
  /** Of the answer, and those of them that stand; present where it was replaced. */
  sentences: z.object({ all: z.int().min(0), kept: z.int().min(0) }).optional(),
  /** Milliseconds by which a stream was held back: its first piece, and its last. */
  held: z.object({ first_ms: z.int().min(0), ms: z.int().min(0) }).optional(),
});
export type AnswerAction = z.infer<typeof AnswerAction>;
