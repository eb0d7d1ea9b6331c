import { FeedbackKind, FeedbackReason } from '../../contract/feedback-signal.ts';
import type { CboPoint, CboSeries } from '../../contract/metrics.ts';
import type { MetricReader } from '../../contract/ports/metric-reader.ts';
import { EvidenceSource } from '../../contract/retrieved.ts';
import { filled, type MetricQuery, metricRange } from './metric-range.ts';

function zeros<Word extends string>(words: readonly Word[]): Record<Word, number> {
  return Object.fromEntries(words.map((word) => [word, 0])) as Record<Word, number>;
}

function nothing(start: string): CboPoint {
  return {
    start,
    asks: 0,
    evidence: zeros(EvidenceSource.options),
    objects: null,
    coverage: null,
    io_gate: null,
    feedback: zeros(FeedbackKind.options),
    signals: zeros(FeedbackReason.options),
  };
}

/** ME2: the index and what it answered with, bucket by bucket. Rejects with `AssayError`. */
export async function cboSeries(reader: MetricReader, query: MetricQuery, now: string): Promise<CboSeries> {
  const range = metricRange(query, now);
  return { ...range, series: filled(range, await reader.cbo(range), nothing) };
}
