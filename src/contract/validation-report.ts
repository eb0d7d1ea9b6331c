import { z } from 'zod';
import { FinishReason } from './ai-response.ts';
import { ClaimStatus, ValidationStatus } from './claim-status.ts';
import { GraphRead } from './graph-read.ts';
import { AnswerGrounding, ClaimGrounding } from './grounding.ts';
import { Issue, SourceAsked } from './issue.ts';
import { Language } from './language.ts';
import { ModelBill } from './model-judgement.ts';
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
  /** Why this piece could not be held against the claim. */
  unchecked: UncheckedReason.optional(),
  /** The values that came with the answer and what their source says, where both speak. */
  compared: z
    .array(
      z.object({
        /** The key of `data`. */
        field: z.string(),
        /** The value that came with the answer. */
        given: z.string(),
        /** The value that the source has; null where it has none. */
        source_says: z.string().nullable(),
      }),
    )
    .optional(),
});
export type EvidenceMatch = z.infer<typeof EvidenceMatch>;

/** A thing read out of a claim and what became of it. */
export const CheckedPart = z.object({
  /** The rule that read it, as the specification numbers it. */
  rule: z.string(),
  /** What became of it. */
  outcome: z.enum(['supported', 'contradicted', 'absent', 'stale', 'not_found', 'unchecked']),
  /** With outcome `unchecked`: why. */
  unchecked: UncheckedReason.optional(),
  /** What was understood: subject, attribute and value. */
  reading: z.string(),
  /** Where it stands in the text of the claim. */
  place: Span,
  /** How a derived value was made, with its operands. */
  derivation: z.string().optional(),
});
export type CheckedPart = z.infer<typeof CheckedPart>;

/** The verdict of one claim and why. */
export const ClaimValidation = z.object({
  /** The id that the answer gives it, else `CLM-01`, `CLM-02` … in the order of the text. */
  claim_id: z.string(),
  /** The verdict of the claim. */
  status: ClaimStatus,
  /** 0 to 1: how well the claim is supported; 0 where a source denies it. */
  confidence: z.number(),
  /** Each piece of evidence that was held against it, by its id. */
  evidence_match: z.record(z.string(), EvidenceMatch),
  /** What was found against the claim, or is open about it. */
  issues: z.array(Issue),
  /** The claim, as it is written. */
  text: z.string(),
  /** Where it stands in the text of the answer; null for a claim that was given without its place. */
  span: Span.nullable(),
  /** True where a source, the graph, or evidence that is its own ground truth answered. */
  checked: z.boolean(),
  /** Why it could not be checked, where it was not. */
  unchecked: UncheckedReason.optional(),
  /** True where a source or the evidence says otherwise. */
  contradicted: z.boolean(),
  /** What was read out of the claim to be asked for: values, names, relations. */
  parts: z.array(CheckedPart),
  /** Who answered, and the day their data are of. */
  sources_asked: z.array(SourceAsked),
  /** Where evidence of type document, table, json or tool_result was asked. */
  grounding: ClaimGrounding.optional(),
  /** Where the graph, or registered sources, were read for it. */
  graph: GraphRead.optional(),
});
export type ClaimValidation = z.infer<typeof ClaimValidation>;

/** The claims that are suspected, and those that nothing supports, by claim_id. */
export const HallucinationCheck = z.object({
  /** True where a claim is suspected of being invented. */
  detected: z.boolean(),
  /** Claims that a source denies, or whose subject does not exist. */
  suspicious_claims: z.array(z.string()),
  /** Claims that nothing supports. */
  ungrounded_claims: z.array(z.string()),
});
export type HallucinationCheck = z.infer<typeof HallucinationCheck>;

/** What the reader should do about one claim, or (claim_id null) the whole. */
export const Recommendation = z.object({
  /** The claim that it is about; null for the whole answer. */
  claim_id: z.string().nullable(),
  /** What to do. */
  action: z.enum(['clarify', 'correct', 'remove', 'update', 'cite', 'review', 'retry', 'configure']),
  /** The same in words, with what is wrong. */
  message: z.string(),
});
export type Recommendation = z.infer<typeof Recommendation>;

/** A sentence that asserts nothing to be checked. */
export const SetAside = z.object({
  /** The sentence, as it is written. */
  text: z.string(),
  /** Where it stands in the text of the answer. */
  span: Span,
  /** Why nothing of it is checked. */
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
  /** All claims of the answer. */
  claims: z.int(),
  /** Those that a source or evidence could tell about. */
  checked: z.int(),
  /** Those that nothing could tell about, each with its reason. */
  unchecked: z.int(),
  /** Those that a source or the evidence denies. */
  contradicted: z.int(),
});
export type ValidationCounts = z.infer<typeof ValidationCounts>;

/** The report of `assay verify`: the validator's own output schema, with additions beside it. */
export const ValidationReport = z.object({
  /** `error` where no claim could be compared with anything. */
  status: z.enum(['success', 'error']),
  /** Only with status `error`: why nothing could be compared. */
  reason: UncheckedReason.optional(),
  /** The verdicts. */
  result: z.object({
    /** The id of this verdict: `assay show` finds it by what stands behind `val-`. */
    validation_id: z.string(),
    /** The id that the answer gave itself. */
    response_id: z.string(),
    /** 0 to 1: the mean confidence over all claims; a false claim is never hidden by it. */
    overall_score: z.number(),
    /** The verdict of the whole answer. */
    validation_status: ValidationStatus,
    /** Every claim exactly once, in the order of the answer. */
    claim_validations: z.array(ClaimValidation),
    /** Claims that are suspected, and those that nothing supports. */
    hallucination_check: HallucinationCheck,
    /** What to do about what was found. */
    recommendations: z.array(Recommendation),
    /** How many claims were checked, and how many denied. */
    counts: ValidationCounts,
    /** Sentences that assert nothing. */
    set_aside: z.array(SetAside),
    /** True where the answer says nothing but that it does not know. */
    abstained: z.boolean().optional(),
    /** How the whole answer fared against documents, tables and JSON, where there were any. */
    grounding: AnswerGrounding.optional(),
  }),
  /** How the verdict came about. */
  metadata: z.object({
    /** Questions that graph and sources were asked. */
    kg_queries_executed: z.int(),
    /** Milliseconds. */
    validation_time_ms: z.number(),
    /** Counted steps of the work; `settings.max_steps` bounds them. Reports of before have none. */
    steps: z.int().optional(),
    /** The language of the messages. */
    language: Language,
    /** The day that "last week" was counted from; null where none was given. */
    reference_date: z.string().nullable(),
    /** The thresholds that held. */
    settings: z.record(z.string(), z.number()),
    /** Rules and their versions: the same versions give the same verdict. */
    checkers: z.record(z.string(), z.string()),
    /** What the configured model was asked, and what that cost; absent where it was asked nothing. */
    judge: ModelBill.optional(),
    /** Why the writer of the answer stopped, where the answer is not whole: what is missing of it was not verified. */
    finish_reason: FinishReason.optional(),
    /** Of a report that was too large: what it was, and where the whole is; absent of a whole one. */
    slim: z
      .object({
        /** Bytes of the whole report. */
        bytes: z.int(),
        /** Claims that do not stand in this one; `counts` counts them. */
        claims_left_out: z.int(),
        /** Address of the whole; null where it is not kept. */
        whole: z.string().nullable(),
      })
      .optional(),
    /** Files of evidence that are the answer once more, and so were left out; absent where there are none. */
    left_out: z.array(z.string()).optional(),
    /** Files of the evidence's folders and patterns that are not read, being of other kinds or reports of Assay; absent where there are none. */
    unread: z.array(z.string()).optional(),
    /** What could not be asked, and why. */
    unavailable: z.array(
      z.object({
        /** The name of the source, the graph, or the model. */
        source: z.string(),
        /** Why it did not answer. */
        reason: UncheckedReason,
        /** The same in words. */
        detail: z.string(),
      }),
    ),
  }),
});
export type ValidationReport = z.infer<typeof ValidationReport>;
