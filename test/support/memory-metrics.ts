import { FeedbackReason } from '../../src/contract/feedback-signal.ts';
import { JobState } from '../../src/contract/job.ts';
import type { MetricReader } from '../../src/contract/ports/metric-reader.ts';

const DURATIONS = { count: 0, p50: null, p95: null };

/** Metrics of a tenant of whom nothing was ever kept. */
export function noMetrics(): MetricReader {
  return {
    cbo: async () => [],
    jobs: async () => ({
      now: Object.fromEntries(JobState.options.map((state) => [state, 0])) as Record<JobState, number>,
      ended: 0,
      per_hour: 0,
      run_ms: DURATIONS,
      wait_ms: DURATIONS,
      retry_rate: null,
      by_type: [],
      series: [],
    }),
    asks: async () => ({
      count: 0,
      answered: 0,
      quoted: 0,
      abstained: 0,
      failed_first: 0,
      improved: 0,
      improved_share: null,
      mean_rounds: null,
      mean_rounds_to_improve: null,
      ms: DURATIONS,
    }),
    thumbs: async () => ({ count: 0, improved: 0, answered: 0, within_60_s: 0, ms: DURATIONS }),
    repairs: async () => ({ outcomes: { helped: 0, no_change: 0, worse: 0 }, rolled_back: 0 }),
    verdicts: async () => [],
    standing: async () => ({
      gaps_open: 0,
      suggestions_pending: 0,
      signals: Object.fromEntries(FeedbackReason.options.map((reason) => [reason, 0])) as Record<
        FeedbackReason,
        number
      >,
      roots: [],
    }),
  };
}
