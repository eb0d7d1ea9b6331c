import { z } from 'zod';
import { RepairKind } from './repair.ts';

/** What `assay index` reads and how it is searched. */
export const IndexSettings = z.strictObject({
  /** Patterns (picomatch) of paths, relative to the configuration's folder. */
  include: z.array(z.string().min(1)).default(['**/*']),
  exclude: z
    .array(z.string().min(1))
    .default([])
    .describe('Beside tests, samples, generated files, `*.d.ts`, dependencies and what git ignores.'),
  include_tests: z.boolean().default(false),
  max_file_bytes: z
    .int()
    .min(1024)
    .default(1024 * 1024)
    .describe('Larger files are passed over, and said.'),
  max_depth: z.int().min(1).max(100).default(8).describe('How far `index.module` follows imports.'),
  embedding_model: z
    .string()
    .min(1)
    .optional()
    .describe('`provider/model` of embeddings. None: the embedded ranking alone.'),
  vector_threshold: z
    .number()
    .min(0)
    .max(1)
    .default(0.7)
    .describe('Similarity from which an embedding is a hit.'),
});
export type IndexSettings = z.infer<typeof IndexSettings>;

/** Bounds of the self-correction loop. */
export const CorrectionSettings = z.strictObject({
  max_rounds: z.int().min(1).max(5).default(2),
  budget_ms: z.int().min(100).default(60_000),
  models: z
    .array(z.string().min(1))
    .default([])
    .describe(
      'Models that may answer where the one that was asked fails, in their order; none: those that are listed.',
    ),
  costly_actions_allowed: z
    .boolean()
    .default(false)
    .describe('Recursive indexing and model switches run without a person’s word.'),
  switched_off: z.array(RepairKind).default([]).describe('Repairs that are never done.'),
  coverage_floors: z
    .strictObject({
      params: z.number().min(0).max(1).default(0.7),
      returns: z.number().min(0).max(1).default(0.8),
      fields: z.number().min(0).max(1).default(0.8),
      lines: z.number().min(0).max(1).default(1),
    })
    .prefault({}),
  io_gate_floor: z.number().min(0).max(1).default(0.7),
  drop_tolerance: z.number().min(0).max(1).default(0.02),
  drop_min_objects: z.int().min(1).default(20),
});
export type CorrectionSettings = z.infer<typeof CorrectionSettings>;

/** Workers and their queue. */
export const WorkerSettings = z.strictObject({
  concurrency: z.int().min(1).max(64).default(4).describe('Jobs at a time of one process.'),
  lease_seconds: z
    .int()
    .min(30)
    .max(120)
    .default(60)
    .describe('A job whose worker was silent so long goes back to queued.'),
  max_attempts: z.int().min(1).max(20).default(5).describe('After so many the job is a dead letter.'),
  job_timeout_seconds: z.int().min(1).max(80_000).default(300).describe('One attempt may take so long.'),
  in_server: z
    .boolean()
    .optional()
    .describe('`assay serve` does jobs too. Default: where the database is the embedded one.'),
  shutdown_ms: z
    .int()
    .min(0)
    .default(10_000)
    .describe('Time for running jobs when a worker stops; then they go back to queued.'),
});
export type WorkerSettings = z.infer<typeof WorkerSettings>;
