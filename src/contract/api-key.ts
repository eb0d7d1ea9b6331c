import { z } from 'zod';
import { OnFail } from './on-fail.ts';

/** What the holder of a key may do. `admin` may do everything. */
export const ApiRight = z.enum(['read', 'verify', 'check', 'chat', 'notes', 'settings', 'admin']);
export type ApiRight = z.infer<typeof ApiRight>;

/** What the calls of models with a key may cost in all: in tokens, in US dollars by `models.prices`, or both. */
export const KeyBudget = z
  .strictObject({ tokens: z.int().min(1).optional(), cost: z.number().positive().optional() })
  .refine(({ tokens, cost }) => tokens !== undefined || cost !== undefined, 'expected tokens, cost or both');
export type KeyBudget = z.infer<typeof KeyBudget>;

/** What a key allows beside its rights. */
export const KeyTerms = z.strictObject({
  /** What is done with answers that fail; requests make it stricter, never laxer. */
  on_fail: OnFail.optional(),
  /** From then on it opens nothing. */
  expires_at: z.iso.datetime().optional(),
  budget: KeyBudget.optional(),
  /** The models that may be asked, each as `provider/model` or `model`. Absent: all. */
  models: z.array(z.string().min(1).max(200)).min(1).max(100).optional(),
});
export type KeyTerms = z.infer<typeof KeyTerms>;

/** Tokens and US dollars; counted of keys with a budget. */
export const KeySpent = z.object({ tokens: z.number(), cost: z.number() });
export type KeySpent = z.infer<typeof KeySpent>;

/** A key as it is kept: never the key itself. */
export const ApiKeyRecord = z.object({
  id: z.string(),
  tenant_id: z.string(),
  name: z.string(),
  /** sha256 (hex) of the key, which holds 256 bits of chance. */
  hash: z.string(),
  rights: z.array(ApiRight),
  terms: KeyTerms,
  spent: KeySpent,
  created_at: z.iso.datetime(),
  revoked_at: z.iso.datetime().nullable(),
});
export type ApiKeyRecord = z.infer<typeof ApiKeyRecord>;
