import { z } from 'zod';
import { ClaimStatus, ValidationStatus } from './claim-status.ts';
import { GraphRead } from './graph-read.ts';
import { AnswerGrounding, ClaimGrounding } from './grounding.ts';
import { Issue, SourceAsked } from './issue.ts';
import { Language } from './language.ts';
import { Span } from './span.ts';
import { UncheckedReason } from './unchecked-reason.ts';

/** One piece of evidence held against one claim. */
export const EvidenceMatch = z.object({
  /** True where it supports the claim. */
  matched: z.boolean(),
  /** kg_data: the source, asked again, confirms the data; null where it could not be asked. */
  kg_verified: z.boolean().nullable().optional(),
  /** model_output: the run, asked again, confirms the data; null where it could not be asked. */
  model_output_verified: z.boolean().nullable().optional(),
  unchecked: UncheckedReason.optional(),
  /** The values that came with the answer and what their source says, where both speak. */
  compared: z
    .array(z.object({ field: z.string(), given: z.string(), source_says: z.string().nullable() }))
    .optional(),
});
export type EvidenceMatch = z.infer<typeof EvidenceMatch>;

/** A thing read out of a claim and what became of it. */
export const CheckedPart = z.object({
  rule: z.string(),
  outcome: z.enum(['supported', 'contradicted', 'absent', 'stale', 'not_found', 'unchecked']),
  unchecked: UncheckedReason.optional(),
  reading: z.string(),
  place: Span,
  /** How a derived value was made, with its operands. */
  derivation: z.string().optional(),
});
export type CheckedPart = z.infer<typeof CheckedPart>;

/** The verdict of one claim and why. */
export const ClaimValidation = z.object({
  claim_id: z.string(),
  status: ClaimStatus,
  confidence: z.number(),
  evidence_match: z.record(z.string(), EvidenceMatch),
  issues: z.array(Issue),
  text: z.string(),
  span: Span.nullable(),
  /** True where a source, the graph, or evidence that is its own ground truth answered. */
  checked: z.boolean(),
  unchecked: UncheckedReason.optional(),
  contradicted: z.boolean(),
  parts: z.array(CheckedPart),
  sources_asked: z.array(SourceAsked),
  /** Where evidence of type document, table, json or tool_result was asked. */
  grounding: ClaimGrounding.optional(),
  /** Where the graph, or registered sources, were read for it. */
  graph: GraphRead.optional(),
});
export type ClaimValidation = z.infer<typeof ClaimValidation>;

/** The claims that are suspected, and those that nothing supports, by claim_id. */
export const HallucinationCheck = z.object({
  detected: z.boolean(),
  suspicious_claims: z.array(z.string()),
  ungrounded_claims: z.array(z.string()),
});
export type HallucinationCheck = z.infer<typeof HallucinationCheck>;

/** What the reader should do about one claim, or (claim_id null) the whole. */
export const Recommendation = z.object({
  claim_id: z.string().nullable(),
  action: z.enum(['clarify', 'correct', 'remove', 'update', 'cite', 'review', 'retry', 'configure']),
  message: z.string(),
});
export type Recommendation = z.infer<typeof Recommendation>;

/** A sentence that asserts nothing to be checked. */
export const SetAside = z.object({
  text: z.string(),
  span: Span,
  kind: z.enum([
    'question',
    'wish',
    'opinion',
    'instruction',
    'heading',
    'code',
    'fragment',
    'abstention',
    'courtesy',
  ]),
});
export type SetAside = z.infer<typeof SetAside>;

/** What was asked and answered, counted. */
export const ValidationCounts = z.object({
  claims: z.int(),
  checked: z.int(),
  unchecked: z.int(),
  contradicted: z.int(),
});
export type ValidationCounts = z.infer<typeof ValidationCounts>;

/** The report of `assay verify`: the validator's own output schema, with additions beside it. */
export const ValidationReport = z.object({
  status: z.enum(['success', 'error']),
  /** Only with status `error`: why nothing could be compared. */
  reason: UncheckedReason.optional(),
  result: z.object({
    validation_id: z.string(),
    response_id: z.string(),
    overall_score: z.number(),
    validation_status: ValidationStatus,
    claim_validations: z.array(ClaimValidation),
    hallucination_check: HallucinationCheck,
    recommendations: z.array(Recommendation),
    counts: ValidationCounts,
    set_aside: z.array(SetAside),
    /** True where the answer says nothing but that it does not know. */
    abstained: z.boolean().optional(),
    grounding: AnswerGrounding.optional(),
  }),
  metadata: z.object({
    kg_queries_executed: z.int(),
    validation_time_ms: z.number(),
    /** Counted steps of the work; `settings.max_steps` bounds them. Reports of before have none. */
    steps: z.int().optional(),
    language: Language,
    reference_date: z.string().nullable(),
    settings: z.record(z.string(), z.number()),
    checkers: z.record(z.string(), z.string()),
    /** What could not be asked, and why. */
    unavailable: z.array(z.object({ source: z.string(), reason: UncheckedReason, detail: z.string() })),
  }),
});
export type ValidationReport = z.infer<typeof ValidationReport>;
