import { z } from 'zod';

/** high: correctness ≥ .8 and utility ≥ .7; medium: correctness ≥ .5; low. */
export const QAConfidence = z.enum(['high', 'medium', 'low']);
export type QAConfidence = z.infer<typeof QAConfidence>;

/** How good an answer to a search question is, with no model: each claim held against the matched notes. */
export const SearchQAEvaluation = z.object({
  /** Share of the claims that the notes support. */
  correctness: z.number().min(0).max(1),
  /** How far the answer answers the question. */
  utility: z.number().min(0).max(1),
  confidence: QAConfidence,
  source_coverage: z.array(
    z.object({
      note_index: z.int().min(1),
      note_title: z.string(),
      cited: z.boolean(),
      /** A claim that rests on the note; null where none does. */
      relevant_claim: z.string().nullable(),
    }),
  ),
  grounding_issues: z.array(z.string()),
  summary: z.string(),
});
export type SearchQAEvaluation = z.infer<typeof SearchQAEvaluation>;
