import { z } from 'zod';
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
  created_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
});
export type KnowledgeGap = z.infer<typeof KnowledgeGap>;

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
  decided_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type FixSuggestion = z.infer<typeof FixSuggestion>;

/** What an action did, once the question was asked again. */
export const RepairRecord = z.object({
  id: z.string(),
  question: z.string(),
  action: RepairKind,
  cause: z.string(),
  job_id: z.string().nullable(),
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
