import { z } from 'zod';

/** A file that must be there, and what it must be. */
export const Artefact = z.strictObject({
  path: z.string().min(1),
  provides: z.string().default(''),
  min_lines: z.int().min(1).default(1),
  contains: z.array(z.string()).default([]),
  exports: z.array(z.string()).default([]),
});
export type Artefact = z.infer<typeof Artefact>;

/** A connection that must hold: `from` imports or calls `to`, `via` a name. */
export const KeyLink = z.strictObject({
  from: z.string().min(1),
  to: z.string().min(1),
  via: z.string().default(''),
});
export type KeyLink = z.infer<typeof KeyLink>;

/** What must be true, there and connected when the work is done. A plan may add to it, never reduce it. */
export const MustHaves = z.strictObject({
  truths: z.array(z.string()).default([]),
  artifacts: z.array(Artefact).default([]),
  key_links: z.array(KeyLink).default([]),
});
export type MustHaves = z.infer<typeof MustHaves>;
