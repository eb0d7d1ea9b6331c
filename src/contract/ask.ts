import { z } from 'zod';
import { FeedbackReason } from './feedback-signal.ts';
import { Language } from './language.ts';
import { AnswerCitation } from './llm-response.ts';
import { Critique, GateDecision, RepairAction, RepairCause, RepairOutcome } from './repair.ts';
import { Retrieval } from './retrieved.ts';

/** What is asked of the index. */
export const AskRequest = z.strictObject({
  question: z
    .string()
    .max(20_000)
    .refine((text) => text.trim() !== '', 'is empty'),
  session_id: z.string().min(1).max(200).nullable().optional(),
  lang: Language.optional(),
  model: z.string().min(1).nullable().optional(),
  /** Costly actions (a model switch, a recursive index) may run without a person's word. */
  consent: z.boolean().optional(),
  temperature: z.number().min(0).max(2).optional(),
  max_tokens: z.int().min(1).max(200_000).optional(),
  /** Characters of earlier turns of the session that the model is shown; 0: none. */
  memory: z.int().min(0).optional(),
});
export type AskRequest = z.infer<typeof AskRequest>;

export const AskStepName = z.enum(['retrieve', 'generate', 'critique', 'repair', 'act', 'learn']);
export type AskStepName = z.infer<typeof AskStepName>;

/** One visible step with its time and result. */
export const AskStep = z.object({
  id: z.string(),
  name: AskStepName,
  /** From 1; the first answer is round 1. */
  round: z.int(),
  started_at: z.iso.datetime(),
  ms: z.number(),
  /** One line in the language of the question. */
  summary: z.string(),
  detail: z.record(z.string(), z.json()),
});
export type AskStep = z.infer<typeof AskStep>;

/** An answer of one round, and what the critics say of it. */
export const AskAttempt = z.object({
  round: z.int(),
  answer: z.string(),
  citations: z.array(AnswerCitation),
  confidence: z.number(),
  model: z.string(),
  abstained: z.boolean(),
  critiques: z.array(Critique),
  decision: GateDecision,
  signals: z.array(FeedbackReason),
  score: z.number(),
});
export type AskAttempt = z.infer<typeof AskAttempt>;

/**
 * Why the loop ended: an answer passed; nothing could mend it; the same failure came twice; the rounds, or the time, were
 * used up; something that it needs did not answer.
 */
export const AskEnd = z.enum(['answered', 'no_repair', 'same_failure', 'rounds', 'budget', 'failed']);
export type AskEnd = z.infer<typeof AskEnd>;

/** A repair, and what became of it. */
export const AskAction = RepairAction.extend({
  round: z.int(),
  state: z.enum(['done', 'queued', 'pending', 'refused', 'failed']),
  job_id: z.string().nullable(),
  /** What a person decides on; null: nobody need. */
  suggestion_id: z.string().nullable().default(null),
  /** Why it was not done. */
  detail: z.string().nullable(),
  outcome: RepairOutcome.nullable(),
  rolled_back: z.boolean(),
});
export type AskAction = z.infer<typeof AskAction>;

/** A passage that comes nearest to a question that nothing answers. */
export const NearestPassage = z.object({
  /** A sentence, list item or row as it stands. */
  text: z.string(),
  /** The note, symbol or section that it stands in, with the headings above it. */
  title: z.string(),
  path: z.string(),
  start_line: z.int(),
  end_line: z.int(),
});
export type NearestPassage = z.infer<typeof NearestPassage>;

/**
 * LP32: whether quotations answer the question, judged apart from whether they stand in the documents. `answers`: they hold
 * what it asks about and show what it asks for; `open`: not all of it.
 */
export const AskRelevance = z.object({
  verdict: z.enum(['answers', 'open']),
  /** Share of the question that the best quotation holds with its headings, rare words counting more. */
  share: z.number().min(0).max(1),
  /** Words of the question that it holds, and those that it does not. */
  held: z.array(z.string()),
  missing: z.array(z.string()),
  /** What the question asks for, and whether the quotation shows it. */
  wanted: z.enum(['money', 'time', 'number', 'reason', 'any']),
  shown: z.boolean(),
});
export type AskRelevance = z.infer<typeof AskRelevance>;

/** What `assay ask` gives. `answered` = an answer that all critics let pass; `quoted` = quotations; `abstained` = nothing supports one. */
export const AskResult = z.object({
  id: z.string(),
  session_id: z.string(),
  message_id: z.string(),
  question: z.string(),
  language: Language,
  status: z.enum(['answered', 'quoted', 'abstained']),
  answer: z.string(),
  citations: z.array(AnswerCitation),
  /** Of an abstention: at most three passages that come nearest, best first; they are no answer. */
  nearest: z.array(NearestPassage).default([]),
  /** Of quotations; null of an abstention, and of what a model wrote. */
  relevance: AskRelevance.nullable().default(null),
  confidence: z.number(),
  model: z.string(),
  /** An earlier ask switched models, and this one began with the model that stood in; null: it began with the one asked for. */
  model_switched: z.object({ asked: z.string(), to: z.string() }).nullable().default(null),
  rounds: z.int(),
  attempts: z.array(AskAttempt),
  steps: z.array(AskStep),
  signals: z.array(FeedbackReason),
  causes: z.array(RepairCause),
  actions: z.array(AskAction),
  ended: AskEnd,
  /** What did not answer on the way. */
  troubles: z.array(z.string()),
  retrieval: Retrieval.nullable(),
  gap_id: z.string().nullable(),
  /** Files that came since the index was made: how many, and the first of them by path. */
  new_files: z.object({ count: z.int(), paths: z.array(z.string()) }).default({ count: 0, paths: [] }),
  verdict_id: z.string(),
  ms: z.number(),
});
export type AskResult = z.infer<typeof AskResult>;
