import { z } from 'zod';
import { ModelAnswerOfClaim } from './model-judgement.ts';

/** What a language model returns for claims with these ids: each exactly once, and nothing else. */
export function claimJudgeAnswerOf(ids: readonly string[]) {
  const entry = z.strictObject({
    id: z.enum(ids),
    answer: ModelAnswerOfClaim,
    quotation: z.string().max(2000).describe('copied word for word from a passage; empty for not_said'),
  });
  return z.strictObject({
    answers: z
      .array(entry)
      .length(ids.length)
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'an id is there twice'),
  });
}
export type ClaimJudgeAnswer = z.infer<ReturnType<typeof claimJudgeAnswerOf>>;
