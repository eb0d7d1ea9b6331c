import { z } from 'zod';
import { OnFail } from './on-fail.ts';

/** What the holder of a key may do. `admin` may do everything. */
export const ApiRight = z.enum(['read', 'verify', 'check', 'chat', 'notes', 'settings', 'admin']);
export type ApiRight = z.infer<typeof ApiRight>;

/** What a key allows beside its rights. */
export const KeyTerms = z.strictObject({
  /** What is done with answers that fail; requests make it stricter, never laxer. */
  on_fail: OnFail.optional(),
});
export type KeyTerms = z.infer<typeof KeyTerms>;

/** A key as it is kept: never the key itself. */
export const ApiKeyRecord = z.object({
  id: z.string(),
  tenant_id: z.string(),
  name: z.string(),
  /** sha256 (hex) of the key, which holds 256 bits of chance. */
  hash: z.string(),
  rights: z.array(ApiRight),
  terms: KeyTerms,
  created_at: z.iso.datetime(),
  revoked_at: z.iso.datetime().nullable(),
});
export type ApiKeyRecord = z.infer<typeof ApiKeyRecord>;
