import { z } from 'zod';
import { Claim } from './claim.ts';
import { Evidence } from './evidence.ts';
import { Language } from './language.ts';

/** ISO calendar date, `YYYY-MM-DD`, that exists. */
export const IsoDate = z.iso.date();

/** The answer under check, as a face receives it. `content` has `claims`, `text`, or both. */
export const Answer = z.object({
  response_id: z.string().min(1),
  /** The day that "last week" and "작년" are counted from. Never the clock. */
  reference_date: IsoDate.optional(),
  language: Language.optional(),
  /** The question that the answer replies to. */
  query: z.string().optional(),
  /** Fewer steps than `validation.max_steps` allows; more are not taken. */
  max_steps: z.int().min(1).optional(),
  content: z
    .object({
      text: z.string().optional(),
      claims: z.array(Claim).optional(),
      evidences: z.array(Evidence).default([]),
    })
    .refine((content) => content.text !== undefined || content.claims !== undefined, {
      error: 'needs "claims", "text", or both',
    }),
});
export type Answer = z.infer<typeof Answer>;
/** The answer under check as it is written: what has a default may be left out. */
export type AnswerInput = z.input<typeof Answer>;
