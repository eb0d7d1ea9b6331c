import { z } from 'zod';

/** What the holder of a key may do. `admin` may do everything. */
export const ApiRight = z.enum(['read', 'verify', 'check', 'chat', 'notes', 'settings', 'admin']);
export type ApiRight = z.infer<typeof ApiRight>;

/** A key as it is kept: never the key itself. */
export const ApiKeyRecord = z.object({
  id: z.string(),
  tenant_id: z.string(),
  name: z.string(),
  /** sha256 (hex) of the key, which holds 256 bits of chance. */
  hash: z.string(),
  rights: z.array(ApiRight),
  created_at: z.iso.datetime(),
  revoked_at: z.iso.datetime().nullable(),
});
export type ApiKeyRecord = z.infer<typeof ApiKeyRecord>;
