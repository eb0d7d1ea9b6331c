import { z } from 'zod';
import { FeedbackKind, FeedbackReason } from './feedback-signal.ts';
import { CoverageSnapshot } from './indexed-file.ts';
import { JobState, JobType } from './job.ts';
import { RepairOutcome } from './repair.ts';
import { EvidenceSource } from './retrieved.ts';
import { VerdictPart } from './verdict-record.ts';

/** How long a point of a series is. A week begins on Monday. */
export const MetricBucket = z.enum(['hour', 'day', 'week']);
export type MetricBucket = z.infer<typeof MetricBucket>;

/** From the beginning of a bucket to now. Hours, days and weeks are those of UTC. */
export const MetricRange = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  bucket: MetricBucket,
  time_zone: z.literal('UTC'),
});
export type MetricRange = z.infer<typeof MetricRange>;

const start = z.iso.datetime();
/** 0 to 1; null where nothing was counted. */
const Share = z.number().min(0).max(1).nullable();

/** Milliseconds, median and 95th percentile; null where nothing was measured. */
export const Durations = z.object({ count: z.int(), p50: z.number().nullable(), p95: z.number().nullable() });
export type Durations = z.infer<typeof Durations>;

/** The index and what it answered with. */
export const CboPoint = z.object({
  start,
  asks: z.int(),
  /** Passages that asks found, by where they came from. */
  evidence: z.record(EvidenceSource, z.int()),
  /** Of the last snapshot; null where none was made. */
  objects: z.int().nullable(),
  coverage: CoverageSnapshot.shape.coverage.nullable(),
  io_gate: CoverageSnapshot.shape.io_gate,
  feedback: z.record(FeedbackKind, z.int()),
  signals: z.record(FeedbackReason, z.int()),
});
export type CboPoint = z.infer<typeof CboPoint>;

/** One point for each bucket of the range, oldest first; empty where nothing happened in any. */
export const CboSeries = MetricRange.extend({ series: z.array(CboPoint) });
export type CboSeries = z.infer<typeof CboSeries>;

export const VerdictPoint = z.object({
  start,
  /** Verdicts by part and outcome. */
  verdicts: z.array(z.object({ part: VerdictPart, outcome: z.string(), count: z.int() })),
});
export type VerdictPoint = z.infer<typeof VerdictPoint>;

/** Ends of attempts; `failed` are tried again. */
export const JobPoint = z.object({
  start,
  succeeded: z.int(),
  failed: z.int(),
  dead_lettered: z.int(),
  cancelled: z.int(),
  p95_ms: z.number().nullable(),
});
export type JobPoint = z.infer<typeof JobPoint>;

export const JobMetrics = z.object({
  /** As they stand now. */
  now: z.record(JobState, z.int()),
  ended: z.int(),
  /** Jobs that ended, in the mean of the range. */
  per_hour: z.number(),
  /** From the beginning of a handler to its end. */
  run_ms: Durations,
  /** From being queued to being leased. */
  wait_ms: Durations,
  /** Attempts that failed and are tried again, over all that ended. */
  retry_rate: Share,
  by_type: z.array(
    z.object({ type: JobType, ended: z.int(), retry_rate: Share, p95_ms: z.number().nullable() }),
  ),
  series: z.array(JobPoint),
});
export type JobMetrics = z.infer<typeof JobMetrics>;

export const AskMetrics = z.object({
  count: z.int(),
  answered: z.int(),
  quoted: z.int(),
  abstained: z.int(),
  /** Asks whose first answer did not pass. */
  failed_first: z.int(),
  /** Of these, those that were answered in round 2 at the latest. */
  improved: z.int(),
  improved_share: Share,
  mean_rounds: z.number().nullable(),
  /** Rounds of those that failed first and were answered. */
  mean_rounds_to_improve: z.number().nullable(),
  ms: Durations,
});
export type AskMetrics = z.infer<typeof AskMetrics>;

/** What became of answers that people blamed. */
export const ThumbMetrics = z.object({
  count: z.int(),
  improved: z.int(),
  /** Of what came behind the blame: a better answer, or the word that there is none. */
  answered: z.int(),
  within_60_s: z.int(),
  ms: Durations,
});
export type ThumbMetrics = z.infer<typeof ThumbMetrics>;

export const RepairMetrics = z.object({
  outcomes: z.record(RepairOutcome, z.int()),
  rolled_back: z.int(),
});
export type RepairMetrics = z.infer<typeof RepairMetrics>;

export const MetricsSummary = MetricRange.extend({
  jobs: JobMetrics,
  asks: AskMetrics,
  thumbs: ThumbMetrics,
  repairs: RepairMetrics,
  /** Oldest first; empty where no verdict was given. */
  verdicts: z.array(VerdictPoint),
});
export type MetricsSummary = z.infer<typeof MetricsSummary>;
