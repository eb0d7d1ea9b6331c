import { z } from 'zod';
import { FinishReason } from './ai-response.ts';
import { Language } from './language.ts';
import { MatchedNote } from './note.ts';
import { OwnChecklist } from './quality.ts';
import { VerifiedClaims } from './verified-claims.ts';

/** What a checklist was held against; how it was judged stands in the verdict. */
export const GradeInput = z.object({
  task: z.string(),
  lang: Language,
  original_request: z.string(),
  ai_response: z.string(),
  /** Where the answer is not whole: why its writer stopped. */
  finish_reason: FinishReason.optional(),
  options: z.record(z.string(), z.unknown()).optional(),
  /** Null: nobody said which there were. */
  notes: z.array(MatchedNote.extend({ content: z.string() })).nullable(),
  /** Of the caller's own, in place of that of the task. */
  checklist: OwnChecklist.optional(),
  /** Where the answer was verified beside it. */
  verified_claims: VerifiedClaims.optional(),
});
export type GradeInput = z.infer<typeof GradeInput>;

/** Why the input of a verdict is no longer there: its time was up, or somebody asked for it. */
export const ErasedBy = z.enum(['retention', 'request']);
export type ErasedBy = z.infer<typeof ErasedBy>;
