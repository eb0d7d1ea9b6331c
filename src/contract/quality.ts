import { z } from 'zod';
import { TokenUsage } from './ai-response.ts';
import { SearchQAEvaluation } from './search-qa-evaluation.ts';
import { UncheckedReason } from './unchecked-reason.ts';
import { VerifiedClaims } from './verified-claims.ts';

/** Who decided an item: a pure function, or a model. */
export const ItemDecider = z.enum(['rule', 'judge']);
export type ItemDecider = z.infer<typeof ItemDecider>;

/** One item of a checklist with its result. `passed`: true met, false not met, null partly met, and nothing else. */
export const ChecklistItem = z.object({
  question: z.string(),
  passed: z.boolean().nullable().default(null),
  note: z.string().default(''),
  /** `insight.1`; derived items `derived.1`. */
  id: z.string(),
  decided_by: ItemDecider,
  /** Not met, it fails the whole. */
  veto: z.boolean().optional(),
  /** Where a judge gave label probabilities, or voted more than once: how sure it was of each, summing to 1. */
  labels: z.object({ yes: z.number(), partial: z.number(), no: z.number() }).optional(),
  /** True where votes disagreed. */
  disputed: z.boolean().optional(),
});
export type ChecklistItem = z.infer<typeof ChecklistItem>;

/** What an answer of a task is asked. */
export const QualityChecklist = z.object({
  task: z.string(),
  items: z.array(z.string()),
  min_pass_ratio: z.number().min(0).max(1).default(0.75),
});
export type QualityChecklist = z.infer<typeof QualityChecklist>;

/** A checklist of the caller's own, in the shape of `GET /api/checklists`; a judge decides its items. */
export const OwnChecklist = z.strictObject({
  /** Its name, as the judge is told it. */
  task: z.string().trim().min(1).max(100).optional(),
  items: z.array(z.string().trim().min(1).max(500)).min(1).max(20),
  min_pass_ratio: z.number().min(0).max(1).default(0.75),
});
export type OwnChecklist = z.infer<typeof OwnChecklist>;

/** An item that could not be evaluated: it counts 0 and is no failure. */
export const UnevaluatedItem = z.object({
  id: z.string(),
  question: z.string(),
  reason: UncheckedReason,
  detail: z.string(),
});
export type UnevaluatedItem = z.infer<typeof UnevaluatedItem>;

/** `not_evaluated`: items that could not be evaluated could still lift the score to a pass. */
export const QualityStatus = z.enum(['passed', 'failed', 'not_evaluated']);
export type QualityStatus = z.infer<typeof QualityStatus>;

/** What of the material was too long for a judge, and was shown with its middle cut out. */
export const JudgeCut = z.enum(['request', 'answer', 'notes']);
export type JudgeCut = z.infer<typeof JudgeCut>;

/** Whether a second attempt was better than the first. */
export const RetryOutcome = z.enum(['helped', 'no_change', 'worse', 'failed']);
export type RetryOutcome = z.infer<typeof RetryOutcome>;

/** What a second attempt brought; the better one was delivered. */
export const QualityRetry = z.object({
  outcome: RetryOutcome,
  delivered: z.union([z.literal(1), z.literal(2)]),
  /** Of each attempt that was judged; null where it could not be evaluated. */
  scores: z.array(z.number().nullable()),
  /** Why there is no second attempt to compare, where it failed. */
  detail: z.string().optional(),
});
export type QualityRetry = z.infer<typeof QualityRetry>;

/** The verdict of the gate: `passed`, `score`, `details`, `summary` as in the source, the rest beside it. */
export const QualityResult = z.object({
  /** Null where it could not be evaluated: neither passed nor failed. */
  passed: z.boolean().nullable(),
  /** (met + 0.5 partly met) / all items of the checklist; null where it could not be evaluated. */
  score: z.number().min(0).max(1).nullable(),
  details: z.array(ChecklistItem),
  summary: z.string(),
  status: QualityStatus,
  min_pass_ratio: z.number(),
  unevaluated: z.array(UnevaluatedItem).optional(),
  /** Who judged, with what it cost; absent where rules decided everything. */
  judge: z
    .object({
      model: z.string(),
      provider: z.string(),
      calls: z.int(),
      usage: TokenUsage.nullable(),
      /** True where the judge is the model that wrote the answer. */
      same_as_writer: z.boolean(),
      cut: z.array(JudgeCut).optional(),
    })
    .optional(),
  retry: QualityRetry.optional(),
  /** What the verification of the answer found; one claim denied fails the whole. Absent where it was not verified. */
  verified_claims: VerifiedClaims.optional(),
  /** Rule and prompt versions: a change of behaviour raises them. */
  checkers: z.record(z.string(), z.string()),
  /** BD10: that the rules took. */
  steps: z.int().optional(),
  qa_evaluation: SearchQAEvaluation.optional(),
});
export type QualityResult = z.infer<typeof QualityResult>;

/** Why a thing that was wanted is not there. */
export const NotEvaluated = z.object({ reason: UncheckedReason, detail: z.string() });
export type NotEvaluated = z.infer<typeof NotEvaluated>;

/** Why there is no quality, with what was found all the same: `result` has neither `passed` nor `score`. */
export const QualityUnchecked = NotEvaluated.extend({ result: QualityResult.optional() });
export type QualityUnchecked = z.infer<typeof QualityUnchecked>;
