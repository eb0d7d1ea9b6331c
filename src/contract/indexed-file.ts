import { z } from 'zod';
import { IndexLanguage } from './code-object.ts';

/** How a file stands in the index. `partial` = parsed with errors; `skipped` = not read, with the reason. */
export const IndexedFile = z.object({
  path: z.string(),
  language: IndexLanguage.nullable(),
  /** sha256 (hex) of its bytes; empty where it was not read. */
  content_hash: z.string(),
  /** Bytes. */
  size: z.int(),
  /** When it was last changed on disk as the listing said, milliseconds since 1970 with fractions. */
  modified: z.number(),
  status: z.enum(['indexed', 'partial', 'skipped']),
  reason: z
    .enum([
      'too_large',
      'binary',
      'unreadable',
      'unsupported',
      'generated',
      'syntax_errors',
      'changed_while_read',
      'over_budget',
    ])
    .nullable(),
  /** Place and message of what is wrong with it; '' = there is none. */
  detail: z.string(),
  objects: z.int(),
  documents: z.int(),
  indexed_at: z.iso.datetime(),
});
export type IndexedFile = z.infer<typeof IndexedFile>;

/** A passage that can be found, the table `vector_documents`. */
export const VectorDocument = z.object({
  id: z.string(),
  /** `code` = a CBO, `section` = a passage of a document, `schema` = a thing of a database, `local_file` = injected evidence. */
  kind: z.enum(['code', 'section', 'schema', 'local_file']),
  path: z.string(),
  /** Place among the passages of its file, from 0. */
  chunk: z.int(),
  cbo_id: z.string().nullable(),
  title: z.string(),
  content: z.string(),
  start_line: z.int(),
  end_line: z.int(),
  metadata: z.record(z.string(), z.json()),
});
export type VectorDocument = z.infer<typeof VectorDocument>;

/** What one run of the indexer did. */
export const IndexResult = z.object({
  root: z.string(),
  files: z.object({
    seen: z.int(),
    indexed: z.int(),
    unchanged: z.int(),
    removed: z.int(),
    partial: z.int(),
    skipped: z.int(),
  }),
  objects: z.int(),
  relations: z.int(),
  documents: z.int(),
  embedded: z.int(),
  /** Files that were not read whole, with the reason. */
  troubles: z.array(z.object({ path: z.string(), reason: z.string(), detail: z.string() })),
  /** Milliseconds. */
  ms: z.number(),
});
export type IndexResult = z.infer<typeof IndexResult>;

/** Shares of code objects whose parts were extracted, 0 to 1; null where there is nothing to extract. */
export const CoverageSnapshot = z.object({
  at: z.iso.datetime(),
  cause: z.enum(['index', 'daily']),
  objects: z.int(),
  callables: z.int(),
  coverage: z.object({
    params: z.number().nullable(),
    returns: z.number().nullable(),
    fields: z.number().nullable(),
    lines: z.number().nullable(),
  }),
  /** Callables with both params and returns extracted, over all callables. */
  io_gate: z.number().nullable(),
});
export type CoverageSnapshot = z.infer<typeof CoverageSnapshot>;
