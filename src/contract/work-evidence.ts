import { z } from 'zod';

/**
 * The proof bag of a task, with the names of F002 (which calls it `Evidence`). Everything in it is a claim of whoever
 * filled it: `testsPassed` is held against `testOutput`.
 */
export const WorkEvidence = z.object({
  testOutput: z.string().optional(),
  testsPassed: z.boolean().optional(),
  requirementsList: z.array(z.object({ requirement: z.string(), met: z.boolean() })).optional(),
  assumptions: z
    .array(z.object({ assumption: z.string(), verified: z.boolean(), source: z.string().optional() }))
    .optional(),
  evidence: z.array(z.object({ type: z.string(), content: z.string() })).optional(),
  codeChanges: z.array(z.object({ file: z.string(), diff: z.string() })).optional(),
});
export type WorkEvidence = z.infer<typeof WorkEvidence>;
