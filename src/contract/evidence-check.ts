import { z } from 'zod';
import { UncheckedReason } from './unchecked-reason.ts';

const NotJudged = z.object({ reason: UncheckedReason, detail: z.string() });

/** `SelfCheckResult` of F002 on the wire: what became of given evidence of work. */
export const EvidenceCheck = z.object({
  passed: z.boolean(),
  questions: z.array(
    z.object({
      id: z.string(),
      passed: z.boolean(),
      evidence: z.string().optional(),
      unchecked: NotJudged.optional(),
    }),
  ),
  dangerSignals: z.array(
    z.object({ signal: z.string(), found: z.boolean(), context: z.string().optional() }),
  ),
  unchecked: NotJudged.optional(),
});
