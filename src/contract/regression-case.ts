import { z } from 'zod';
import { FeedbackReason } from './feedback-signal.ts';

/** A question that failed once and must not fail again, the table `regression_cases`. */
export const RegressionCase = z.object({
  id: z.string(),
  question: z.string(),
  reason: FeedbackReason,
  /** Files of which the answer must cite at least one; [] = any citation that stands. */
  expected_paths: z.array(z.string()),
  gap_id: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type RegressionCase = z.infer<typeof RegressionCase>;
