import { z } from 'zod';
import { FeedbackReason } from './feedback-signal.ts';
import { CoverageSnapshot } from './indexed-file.ts';
import { JobState } from './job.ts';
import { AskMetrics, ThumbMetrics } from './metrics.ts';

/** A folder that was indexed; '' = the home. */
export const IndexedRoot = z.object({
  root: z.string(),
  at: z.iso.datetime(),
  /** False: its last run was broken off. */
  finished: z.boolean(),
});
export type IndexedRoot = z.infer<typeof IndexedRoot>;

/** What waits for people and what went wrong, the table rows counted. */
export const Standing = z.object({
  gaps_open: z.int(),
  suggestions_pending: z.int(),
  /** Of the last day, by reason. */
  signals: z.record(FeedbackReason, z.int()),
  roots: z.array(IndexedRoot),
});
export type Standing = z.infer<typeof Standing>;

/** How things stand in the database of a home, what `assay status` says. */
export const Status = z.object({
  version: z.string(),
  at: z.iso.datetime(),
  tenant_id: z.string(),
  database: z.enum(['embedded', 'postgres']),
  index: z.object({
    files: z.int(),
    objects: z.int(),
    relations: z.int(),
    documents: z.int(),
    embedded: z.int(),
    coverage: CoverageSnapshot.shape.coverage,
    io_gate: CoverageSnapshot.shape.io_gate,
    roots: z.array(IndexedRoot),
  }),
  /** Jobs by state, as they stand now. */
  jobs: z.record(JobState, z.int()),
  gaps_open: z.int(),
  suggestions_pending: z.int(),
  /** Since this time of yesterday. */
  last_day: z.object({
    signals: Standing.shape.signals,
    asks: AskMetrics,
    thumbs: ThumbMetrics,
  }),
  /** Processes that do jobs, of all tenants, heard of within 45 seconds. */
  workers: z.int(),
});
export type Status = z.infer<typeof Status>;
