import { z } from 'zod';
import { ModelJudgement } from './model-judgement.ts';
import { Span } from './span.ts';

/**
 * Where a claim ends against evidence that is its own ground truth. `supported_by_words`: its words stand there, and
 * nothing binds them. `not_found`: the evidence was read and says nothing of it. `undecided`: all else.
 */
export const GroundingEnd = z.enum([
  'supported',
  'supported_by_words',
  'contradicted',
  'not_found',
  'undecided',
]);
export type GroundingEnd = z.infer<typeof GroundingEnd>;

/** Why a claim is undecided, supported by its words alone, or decided by a model. Closed list. */
export const GroundingReason = z.enum([
  /** The rules left it open, and the configured model decided it. */
  'by_model',
  /** Words in common that nothing binds. */
  'words_only',
  /** Other words, or another value, stand in their place in the evidence; nothing binds them. */
  'words_differ',
  /** Some of its words stand in the evidence, others nowhere: other words there may say the same. */
  'words_missing',
  /** A sentence, of the claim or of the evidence, that was not read as a statement. */
  'not_read',
  /** A number, date or name of which a part was not read. */
  'value_unread',
  /** The evidence says it of something else. */
  'other_subject',
  /** The evidence says it with the roles exchanged. */
  'other_role',
  /** The evidence says it of another time. */
  'other_time',
  /** The evidence asks, orders, plans, supposes or reports it, or doubts it. */
  'other_mood',
  /** One of the two is negated. */
  'other_polarity',
  /** A word that can change the truth of the claim, and that nothing of the evidence meets. */
  'left_over',
  /** The probability lies between the two thresholds. */
  'band',
  /** Only a part of the evidence was read. */
  'cut',
  /** The claim met a bound of the verification. */
  'over_budget',
  /** No evidence holds anything to read. */
  'no_evidence',
  /** All evidence is in another language than the claim. */
  'other_language',
]);
export type GroundingReason = z.infer<typeof GroundingReason>;

/** `joined`: all evidence is one ground, a claim may rest on several pieces. `best`: the one piece that supports it best decides. */
export const EvidenceAggregation = z.enum(['joined', 'best']);
export type EvidenceAggregation = z.infer<typeof EvidenceAggregation>;

/** A place of the evidence that was read for a claim. */
export const ReadPlace = z.object({
  /** The piece that was read. */
  evidence_id: z.string(),
  /** Range in the text of the evidence; null for tables and JSON. */
  span: Span.nullable(),
  /** Cell or JSON path (`hours.Monday`, `rows[3].points`); null for text. */
  path: z.string().nullable(),
  /** What stands there. */
  quote: z.string(),
});
export type ReadPlace = z.infer<typeof ReadPlace>;

/** A citation in the text of a claim. */
export const Citation = z.object({
  /** As written: `[2]`, `[노트 1]`, `[^3]`, `[title](https://…)`. */
  text: z.string(),
  /** Range in the text of the claim. */
  place: Span,
  /** What it leads to; null where it leads nowhere. */
  evidence_id: z.string().nullable(),
  /** True where that piece supports the sentence; null where it could not be asked. */
  supports: z.boolean().nullable(),
});
export type Citation = z.infer<typeof Citation>;

/** How a claim fared against documents, tables, JSON and tool results. */
export const ClaimGrounding = z.object({
  /** How the claim came out. */
  end: GroundingEnd,
  /** Null where the end needs none. */
  reason: GroundingReason.nullable(),
  /** Calibrated probability that the evidence supports the claim. */
  probability: z.number(),
  /** Ranges in the text of the claim that nothing supports; of an undecided one what was not read or bound. */
  unsupported: z.array(Span),
  /** The places of the evidence that decided, or come nearest. */
  read: z.array(ReadPlace),
  /** Citations in the claim, and whether they lead to what supports it. */
  citations: z.array(Citation),
  /** Who decided: the rules, or the configured model. */
  decided_by: z.enum(['rules', 'model']),
  /** What the configured model said of it, where it was asked. */
  judged: ModelJudgement.optional(),
});
export type ClaimGrounding = z.infer<typeof ClaimGrounding>;

/** How the whole answer fared against that evidence. */
export const AnswerGrounding = z.object({
  /** How the answer came out: as its worst claim. */
  end: GroundingEnd,
  /** Calibrated probability that the evidence supports every claim. */
  probability: z.number(),
  /** Ranges in `content.text`. */
  unsupported: z.array(Span),
  /** Whether all evidence is one ground, or each piece stands alone. */
  aggregation: EvidenceAggregation,
  /** Probabilities above, and below, which a claim is decided; between them it stays undecided. */
  band: z.object({
    /** Above it a claim is supported. */
    supported_above: z.number(),
    /** Below it the evidence does not say it. */
    not_found_below: z.number(),
  }),
  /** The file of thresholds that was applied, or why it was not. */
  calibration: z
    .object({
      /** False where it fits other checkers, or other evidence. */
      applied: z.boolean(),
      /** The file, or why it was not applied. */
      detail: z.string(),
    })
    .optional(),
});
export type AnswerGrounding = z.infer<typeof AnswerGrounding>;
