import { z } from 'zod';
import { Span } from './span.ts';

/** A sentence part that asserts something. `span` lies in `content.text`, where the claim was extracted from it. */
export const Claim = z.object({
  /** What the report calls it; each claim has its own. */
  claim_id: z.string().min(1),
  /** The sentence, or part of one, that asserts something. */
  text: z.string().min(1),
  /** Ids of the evidence that the claim names for itself. */
  evidence_refs: z.array(z.string().min(1)).default([]),
  /** Where it stands in `content.text`. */
  span: Span.optional(),
});
export type Claim = z.infer<typeof Claim>;
