import type {
  AskMetrics,
  CboPoint,
  JobMetrics,
  MetricRange,
  RepairMetrics,
  ThumbMetrics,
  VerdictPoint,
} from '../metrics.ts';
import type { Standing } from '../status.ts';

/** Counts what was kept of one tenant. Series have points where something was kept alone. Rejects with `AssayError`. */
export interface MetricReader {
  cbo(range: MetricRange): Promise<readonly CboPoint[]>;
  jobs(range: MetricRange): Promise<JobMetrics>;
  asks(range: MetricRange): Promise<AskMetrics>;
  thumbs(range: MetricRange): Promise<ThumbMetrics>;
  repairs(range: MetricRange): Promise<RepairMetrics>;
  verdicts(range: MetricRange): Promise<readonly VerdictPoint[]>;
  /** What waits for people, and signals since a moment. */
  standing(since: string): Promise<Standing>;
}
