import { z } from 'zod';
import { HomePath } from './home-path.ts';
import type { RepairKind } from './repair.ts';

/** How code is tied to a thing of a database. */
export const SchemaTie = z.enum(['implements_schema', 'uses_schema']);
export type SchemaTie = z.infer<typeof SchemaTie>;

/** A tie that is proposed: the ends by name, and by file where several have that name. */
export const LinkDetails = z.strictObject({
  code_symbol: z.string().min(1),
  schema_ref: z.string().min(1),
  reason: z.string().min(1),
  rel: SchemaTie.optional(),
  code_path: z.string().min(1).optional(),
  schema_path: z.string().min(1).optional(),
  /** Names of fields that both have. */
  shared: z.array(z.string()).optional(),
});
export type LinkDetails = z.infer<typeof LinkDetails>;

/** What a suggestion of each action says; those that are missing are no matter of a person. */
export const SUGGESTION_DETAILS = {
  'schema.link.suggest': LinkDetails,
  'index.file': z.strictObject({ path: HomePath }),
  'index.module': z.strictObject({ path: HomePath, recursive: z.boolean().default(true) }),
  'evidence.inject': z.object({ id: HomePath, kind: z.literal('local_file'), content: z.string().min(1) }),
  'model.switch': z.strictObject({ to: z.string().min(1).max(200) }),
} satisfies Partial<Record<RepairKind, z.ZodType>>;
