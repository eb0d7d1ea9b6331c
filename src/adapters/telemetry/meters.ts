import type { Counter, Histogram } from '@opentelemetry/api';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { type CounterName, COUNTERS, type HistogramName, HISTOGRAMS } from '../../contract/metric-names.ts';
import type { Telemetry } from '../../contract/ports/telemetry.ts';

/** More combinations of labels than these are counted together. */
const MOST_SERIES = 500;

/** Counters and histograms in memory; times end in `_seconds`, as is the way of Prometheus. No socket opens: who wants them asks. */
export function openMeters(): Pick<Telemetry, 'count' | 'measure' | 'expose'> {
  const exporter = new PrometheusExporter({ preventServerStart: true });
  const provider = new MeterProvider({
    readers: [exporter],
    views: [{ instrumentName: '*', aggregationCardinalityLimit: MOST_SERIES }],
  });
  const meter = provider.getMeter('assay');
  const counters = new Map<CounterName, Counter>();
  for (const [name, description] of Object.entries(COUNTERS))
    counters.set(name as CounterName, meter.createCounter(name, { description }));
  const histograms = new Map<HistogramName, Histogram>();
  for (const [name, { unit, description, bounds }] of Object.entries(HISTOGRAMS)) {
    const advice = { explicitBucketBoundaries: [...bounds] };
    const named = unit === 's' ? `${name}.seconds` : name;
    histograms.set(name as HistogramName, meter.createHistogram(named, { unit, description, advice }));
  }
  const serializer = new PrometheusSerializer(undefined, false, undefined, true, true);
  return {
    count: (name, labels) => counters.get(name)?.add(1, labels),
    measure: (name, value, labels) => histograms.get(name)?.record(value, labels),
    expose: async () => serializer.serialize((await exporter.collect()).resourceMetrics),
  };
}
