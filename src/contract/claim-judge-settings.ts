import { z } from 'zod';

/** A language model that judges the claims that the rules leave open. */
export const ClaimJudgeSettings = z.strictObject({
  model: z
    .string()
    .min(1)
    .describe('Name of the model, as `assay chat` takes it: `openai/gpt-5`, or a model of models.providers.'),
  tokens: z.int().min(1).default(40_000).describe('Tokens of all calls for one answer together.'),
  timeout: z.int().min(1).default(60_000).describe('Milliseconds of all calls for one answer together.'),
  share: z
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of the claims of an answer that it is asked about at most.'),
  batch: z.int().min(1).max(32).default(8).describe('Claims in one call.'),
  passages: z.int().min(1).max(20).default(3).describe('Passages shown for one claim, nearest first.'),
  answer_tokens: z
    .int()
    .min(256)
    .max(65_536)
    .default(4096)
    .describe('Tokens that one answer of the model may take, its thoughts included.'),
});
export type ClaimJudgeSettings = z.infer<typeof ClaimJudgeSettings>;
