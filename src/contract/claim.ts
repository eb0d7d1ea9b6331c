import { z } from 'zod';
import { Span } from './span.ts';

/** A sentence part that asserts something. `span` lies in `content.text`, where the claim was extracted from it. */
export const Claim = z.object({
  claim_id: z.string().min(1),
  text: z.string().min(1),
  evidence_refs: z.array(z.string().min(1)).default([]),
  span: Span.optional(),
});
export type Claim = z.infer<typeof Claim>;
