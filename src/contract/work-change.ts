import { z } from 'zod';

/** Why the text of a file is not given. */
export const TextLeftOut = z.enum(['binary', 'not_utf8', 'too_large', 'symbolic_link', 'submodule']);
export type TextLeftOut = z.infer<typeof TextLeftOut>;

/** One file that differs between the base revision and the work tree. Paths are relative to the root, with `/`. */
export const ChangedFile = z.strictObject({
  /** Where it lies now. */
  path: z.string().min(1),
  /** Of a renamed file: its path at the base. */
  previous_path: z.string().optional(),
  /** What happened to it. */
  status: z.enum(['added', 'modified', 'deleted', 'renamed']),
  /** Text at the base; null where it was absent or is left out. */
  before: z.string().nullable(),
  /** Text in the work tree; null where it is absent or left out. */
  after: z.string().nullable(),
  /** Why a text is not given; absent where both are. */
  left_out: TextLeftOut.optional(),
});
export type ChangedFile = z.infer<typeof ChangedFile>;

/** What a reader should know of the repository before believing the change. */
export const RepositoryNote = z.enum([
  'detached_head',
  'shallow_clone',
  'no_commit_yet',
  'submodules_not_compared',
  'sparse_checkout',
  'merge_conflict',
  'uncommitted_changes',
  'linked_outside_the_tree',
  'too_many_files',
]);
export type RepositoryNote = z.infer<typeof RepositoryNote>;

/** The revision that the work is compared with, and how it was found. */
export const BaseRevision = z.strictObject({
  /** Commit id; the id of the empty tree where there is no commit yet. */
  commit: z.string(),
  /** How it was found. */
  how: z.enum(['given', 'baseline', 'merge_base', 'last_commit', 'empty']),
  /** The name it was found by: a branch, `HEAD~1`, the time of the baseline. */
  name: z.string(),
});
export type BaseRevision = z.infer<typeof BaseRevision>;

/** The work: everything that differs from the base, committed or not, files that git ignores left out. */
export const WorkChange = z.strictObject({
  /** What the work is compared with. */
  base: BaseRevision,
  /** Commit id of HEAD; null before the first commit. */
  head: z.string().nullable(),
  /** What a reader should know before believing it. */
  notes: z.array(RepositoryNote),
  /** Every file that differs. */
  files: z.array(ChangedFile),
});
export type WorkChange = z.infer<typeof WorkChange>;
