import { z } from 'zod';
import { CodeRelation } from './code-object.ts';
import { FeedbackReason } from './feedback-signal.ts';
import { RepairKind, RepairOutcome } from './repair.ts';

/** What could not be answered, grouped and counted, the table `knowledge_gaps`. */
export const KnowledgeGap = z.object({
  id: z.string(),
  topic: z.string(),
  file: z.string().nullable(),
  symbol: z.string().nullable(),
  reason: FeedbackReason,
  /** Questions that fell into it, by different callers. */
  count: z.int(),
  callers: z.int(),
  questions: z.array(z.string()),
  status: z.enum(['open', 'closed']),
  /** The ask that answered the last of its questions; null: it is open, or a person closed it. */
  closed_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
});
export type KnowledgeGap = z.infer<typeof KnowledgeGap>;

/** What approval did, as undoing needs it. */
export const SuggestionEffect = z.discriminatedUnion('kind', [
  /** This tie stands beside those that were read from the code. */
  z.object({ kind: z.literal('relation'), relation: CodeRelation }),
  z.object({ kind: z.literal('job'), job_id: z.string() }),
  /** The stored setting `default_model`; `before` undefined: none was stored. */
  z.object({ kind: z.literal('default_model'), model: z.string(), before: z.string().nullable().optional() }),
]);
export type SuggestionEffect = z.infer<typeof SuggestionEffect>;

/** A change that a person decides on, the table `fix_suggestions`; each edit is a new version. */
export const FixSuggestion = z.object({
  id: z.string(),
  action: RepairKind,
  target: z.string(),
  details: z.record(z.string(), z.json()),
  status: z.enum(['pending', 'applied', 'rejected', 'undone']),
  version: z.int(),
  /** Hash of what it changes, as it was when it was made; differs at approval = stale. */
  base_hash: z.string().nullable(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  gap_id: z.string().nullable(),
  /** Who made this version: edited, approved, rejected or undid. Null: Assay. */
  decided_by: z.string().nullable(),
  /** Of an applied one. */
  effect: SuggestionEffect.nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type FixSuggestion = z.infer<typeof FixSuggestion>;

/** What a version says otherwise than the one before it; null = said nothing of it. */
export const SuggestionChange = z.object({
  /** `status`, `target`, `reason`, or `details.` and a name. */
  field: z.string(),
  before: z.json().nullable(),
  after: z.json().nullable(),
});
export type SuggestionChange = z.infer<typeof SuggestionChange>;

/** A suggestion with all its versions, oldest first. */
export const SuggestionHistory = z.object({
  suggestion: FixSuggestion,
  versions: z.array(FixSuggestion.extend({ changes: z.array(SuggestionChange) })),
});
export type SuggestionHistory = z.infer<typeof SuggestionHistory>;

/** What an action did, once the question was asked again. */
export const RepairRecord = z.object({
  id: z.string(),
  question: z.string(),
  action: RepairKind,
  cause: z.string(),
  job_id: z.string().nullable(),
  /** Where a person decides on it without a job. */
  suggestion_id: z.string().nullable(),
  /** Type and message of the failure with numbers, quotations, paths and ids replaced. */
  signature: z.string(),
  before: z.number(),
  after: z.number().nullable(),
  outcome: RepairOutcome.nullable(),
  rolled_back: z.boolean(),
  created_at: z.iso.datetime(),
});
export type RepairRecord = z.infer<typeof RepairRecord>;

/** Solutions learned by signature. */
export const LearnedRepair = z.object({
  errorType: z.string(),
  errorSignature: z.string(),
  rootCause: z.string(),
  solution: z.string(),
  prevention: z.array(z.string()),
  successCount: z.int(),
  failureCount: z.int(),
});
export type LearnedRepair = z.infer<typeof LearnedRepair>;
