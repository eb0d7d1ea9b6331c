import { AssayError } from '../../contract/assay-error.ts';
import type { Telemetry } from '../../contract/ports/telemetry.ts';
import type { TelemetrySettings } from '../../contract/telemetry-settings.ts';
import { openSpans } from './spans.ts';

const NO_METERS: Pick<Telemetry, 'count' | 'measure' | 'expose'> = {
  count: () => undefined,
  measure: () => undefined,
  expose: async () => null,
};

const COUNTING = ['@opentelemetry/exporter-prometheus@0.301.0', '@opentelemetry/sdk-metrics@3.1.0'];

/** The libraries that count are optional: who asks for counts installs them. */
async function meters(): Promise<typeof NO_METERS> {
  try {
    return (await import('./meters.ts')).openMeters();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new AssayError('unavailable', 'the packages that count for Prometheus are not installed', {
      where: 'telemetry.metrics',
      hint: `npm i ${COUNTING.join(' ')}, or take telemetry.metrics out of the configuration`,
      cause: error,
    });
  }
}

/** What the settings ask for; the libraries of the rest are not loaded. */
export async function openTelemetry(
  { metrics, traces, logs }: TelemetrySettings,
  { write, now }: { readonly write: (line: string) => void; readonly now: () => string },
): Promise<Telemetry> {
  const spans = openSpans(traces);
  const counts = metrics ? await meters() : NO_METERS;
  const log =
    logs === 'json'
      ? (await import('./json-log.ts')).openJsonLog(write, now, spans.traceId)
      : { log: () => undefined };
  return { ...spans, ...counts, ...log, logs: logs === 'json' };
}
