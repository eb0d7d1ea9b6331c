import { z } from 'zod';

/** What a model may answer of a claim. Closed list. */
export const ModelAnswerOfClaim = z.enum(['supported', 'contradicted', 'not_said']);
export type ModelAnswerOfClaim = z.infer<typeof ModelAnswerOfClaim>;

/** Why what a model says of a claim decides nothing. Closed list. */
export const NotCounted = z.enum([
  /** It could not be reached, was refused, or took too long. */
  'unreachable',
  /** The budget of steps, tokens or claims had no room for it. */
  'over_budget',
  /** What it wrote is not the answer that was asked for. */
  'unreadable',
  /** It got a control claim wrong: one that was planted false, or its true twin. */
  'controls_failed',
  /** It found the claim neither said nor denied. */
  'not_said',
  /** It named no quotation, or one that does not stand in the evidence. */
  'no_quotation',
  /** By the rules its quotation says something else than the claim. */
  'quotation_differs',
  /** Shown the sentences of its quotation alone, it answered otherwise. */
  'quotation_alone',
  /** It gave a claim and the opposite of it the same answer. */
  'both_ways',
  /** The claim, or the quotation, speaks to whoever judges it. */
  'steers',
  /** Its probability lies between the two thresholds. */
  'unsure',
  /** `grounding.model_suffices` is off: its word is shown, and decides nothing. */
  'advice',
]);
export type NotCounted = z.infer<typeof NotCounted>;

/** What a model said of one claim, and whether that decided it. */
export const ModelJudgement = z.object({
  /** What kind of model. */
  by: z.enum(['language_model', 'cross_encoder']),
  /** Its name: `provider/model`, or that of its file. */
  model: z.string(),
  /** The version that answered, as its provider names it, or the first digits of the file's SHA-256; null where unknown. */
  version: z.string().nullable(),
  /** What it answered; null where it was not heard. */
  answer: ModelAnswerOfClaim.nullable(),
  /** The words of the evidence that it named; null where it named none. */
  quotation: z.string().nullable(),
  /** True where its answer decided the claim. */
  counted: z.boolean(),
  /** Why it did not; null where it did. */
  why: NotCounted.nullable(),
  /** Its probability of support; a language model gives none. */
  probability: z.number().optional(),
  /** This claim's share of the tokens that were spent; 0 from the cache, null where nobody counts them. */
  tokens: z.number().nullable(),
  /** The same in US dollars, where a price is configured. */
  cost: z.number().optional(),
});
export type ModelJudgement = z.infer<typeof ModelJudgement>;

/** What the model was asked for one answer. */
export const ModelBill = z.object({
  /** Its name, as in each judgement. */
  model: z.string(),
  /** Claims that it was asked about. */
  asked: z.int(),
  /** Claims that its answer decided. */
  counted: z.int(),
  /** Calls that were made. */
  calls: z.int(),
  /** Calls that were answered from the cache. */
  cached: z.int(),
  /** Tokens of all calls; null where nobody counts them. */
  tokens: z.int().nullable(),
  /** US dollars, where a price is configured. */
  cost: z.number().optional(),
});
export type ModelBill = z.infer<typeof ModelBill>;
