import { z } from 'zod';
import { Claim } from './claim.ts';
import { Evidence } from './evidence.ts';
import { Language } from './language.ts';

/** ISO calendar date, `YYYY-MM-DD`, that exists. */
export const IsoDate = z.iso.date();

/** The answer under check, as a face receives it. `content` has `claims`, `text`, or both. */
export const Answer = z.object({
  /** What the report calls the answer. */
  response_id: z.string().min(1),
  /** The day that "last week" and "작년" are counted from. Never the clock. */
  reference_date: IsoDate.optional(),
  /** Language of messages. Default: that of the text. */
  language: Language.optional(),
  /** The question that the answer replies to. */
  query: z.string().optional(),
  /** Fewer steps than `validation.max_steps` allows; more are not taken. */
  max_steps: z.int().min(1).optional(),
  /** What is verified, and what it is held against. */
  content: z
    .object({
      /** The text of the answer; its claims are found in it. */
      text: z.string().optional(),
      /** Claims that are given, instead of those of the text or beside them. */
      claims: z.array(Claim).optional(),
      /** What the claims are held against. */
      evidences: z.array(Evidence).default([]),
    })
    .refine((content) => content.text !== undefined || content.claims !== undefined, {
      error: 'needs "claims", "text", or both',
    }),
});
export type Answer = z.infer<typeof Answer>;
/** The answer under check as it is written: what has a default may be left out. */
export type AnswerInput = z.input<typeof Answer>;
