import { z } from 'zod';
import { FinishReason, TokenUsage } from './ai-response.ts';
import { FeatureType } from './feature.ts';
import { Language } from './language.ts';
import { MatchedNote } from './note.ts';
import { ActingCheck, AnswerAction, OnFail } from './on-fail.ts';
import { NotEvaluated, OwnChecklist, QualityResult, QualityUnchecked } from './quality.ts';
import { ImageContent } from './ai-message.ts';
import { ValidationReport } from './validation-report.ts';

/** The body of `POST /api/chat` and `POST /api/stream`; `feature`, `content`, `model`, `options` and `note_id` are the source's. */
export const AIChatRequest = z.strictObject({
  feature: FeatureType,
  content: z
    .string()
    .min(1, { abort: true })
    .max(200_000)
    .refine((text) => text.trim() !== '', 'is empty'),
  model: z.string().min(1).max(200).nullable().optional(),
  options: z.record(z.string(), z.json()).nullable().optional(),
  note_id: z.string().min(1).max(200).nullable().optional(),
  /** Of the kept chat that this goes on in; else a new one begins. */
  session_id: z.string().min(1).max(200).nullable().optional(),
  /** Else `Accept-Language`, else that of the configuration, else that of the question. */
  lang: Language.optional(),
  temperature: z.number().min(0).max(2).optional(),
  max_tokens: z.int().min(1).max(200_000).optional(),
  /** A task of the caller's own: what the model is told in place of the words of the feature. */
  instructions: z.string().trim().min(1).max(20_000).optional(),
  /** What this answer is held against in place of the checklist of the feature; it asks for the gate. */
  checklist: OwnChecklist.optional(),
  /** Characters of earlier turns of the chat that the model is shown; 0: none. Fewer than the setting `memory_characters`. */
  memory: z.int().min(0).optional(),
  images: z.array(ImageContent).max(8).optional(),
  /** Fewer steps for each verification and grading than settings and configuration allow; more are not taken. */
  max_steps: z.int().min(1).optional(),
  /** Bound of judge and retry together. */
  budget: z.strictObject({ tokens: z.int().min(0).optional(), ms: z.int().min(0).optional() }).optional(),
  /** Checks of this answer, beside those of the settings. Default: none. */
  checks: z.array(ActingCheck).optional(),
  /** What is done with an answer that fails; stricter than settings and key, never laxer. */
  on_fail: OnFail.optional(),
});
export type AIChatRequest = z.infer<typeof AIChatRequest>;

/** Tokens of all attempts of the answer; those of the judge apart, present where one was asked. */
export const ChatUsage = TokenUsage.extend({ judge: TokenUsage.optional() });
export type ChatUsage = z.infer<typeof ChatUsage>;

/** The data of `event: metadata`. */
export const ChatMetadata = z.object({ matched_notes: z.array(MatchedNote) });
export type ChatMetadata = z.infer<typeof ChatMetadata>;

/** Earlier turns of the chat that the model was not shown, and how many it was. */
export const ChatMemory = z.object({
  turns: z.int().min(0),
  /** Older ones for which there was no room. */
  dropped: z.int().min(0),
  /** Those whose answer was withheld, or broke off. */
  withheld: z.int().min(0),
});
export type ChatMemory = z.infer<typeof ChatMemory>;

/** What of an answer the stores did not take. `timeout`: not within a second; it may still be kept. */
export const NotKept = z.object({
  what: z.array(z.enum(['chat', 'verdict', 'input'])).min(1),
  reason: z.enum(['unavailable', 'timeout']),
  detail: z.string(),
});
export type NotKept = z.infer<typeof NotKept>;

/** The body that `POST /api/chat` answers with. What was not asked for is absent; what was and is not there, null with its reason. */
export const AIChatResponse = z.object({
  content: z.string(),
  model: z.string(),
  provider: z.string(),
  usage: ChatUsage.nullable(),
  metadata: ChatMetadata.optional(),
  /** Absent where every earlier turn was shown. */
  memory: ChatMemory.optional(),
  /** Why the model stopped, where it was not by itself; with gate and verification off absent. */
  finish_reason: FinishReason.optional(),
  quality: QualityResult.nullable().optional(),
  quality_unchecked: QualityUnchecked.optional(),
  verification: ValidationReport.nullable().optional(),
  verification_unchecked: NotEvaluated.optional(),
  /** What was done with the answer; absent where no check may act. */
  action: AnswerAction.optional(),
  /** Absent where all of it was kept. */
  not_kept: NotKept.optional(),
});
export type AIChatResponse = z.infer<typeof AIChatResponse>;

/** The data of `event: revise`: the client replaces its text by `content`; `reason`: what the first answer did not meet. */
export const StreamRevision = z.object({ content: z.string(), reason: z.string() });
export type StreamRevision = z.infer<typeof StreamRevision>;
