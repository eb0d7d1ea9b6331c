import { z } from 'zod';
import { ClaimStatus, ValidationStatus } from './claim-status.ts';

/** What became of one answer of many: a line of the file that `assay verify answers.jsonl -o FILE` writes. */
export const BulkResult = z.object({
  /** Where the answer stands: `answers.jsonl:3`. */
  at: z.string(),
  response_id: z.string(),
  /** sha256 of answer, settings and version: the same again has the same verdict. */
  key: z.string(),
  /** ERROR where nothing could be evaluated, ABSTAINED where the answer says that it does not know, EMPTY where it may be without claims. */
  status: z.enum([...ValidationStatus.options, 'ERROR', 'ABSTAINED', 'EMPTY']),
  /** 0 passed, 1 not, 2 not evaluated. */
  exit: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** 0 to 1. */
  score: z.number().nullable(),
  claims: z.array(
    z.object({
      claim_id: z.string(),
      text: z.string(),
      status: ClaimStatus,
      confidence: z.number(),
      /** Why it is not verified. */
      reason: z.string().nullable(),
    }),
  ),
  /** With ERROR: why, and the place where it is not the answer itself. */
  error: z.string().nullable(),
  error_at: z.string().nullable(),
  /** With ERROR: what to do. */
  error_hint: z.string().nullable().default(null),
});
export type BulkResult = z.infer<typeof BulkResult>;
