import type { Telemetry } from '../../contract/ports/telemetry.ts';
import type { TelemetrySettings } from '../../contract/telemetry-settings.ts';
import { openSpans } from './spans.ts';

const NO_METERS: Pick<Telemetry, 'count' | 'measure' | 'expose'> = {
  count: () => undefined,
  measure: () => undefined,
  expose: async () => null,
};

/** What the settings ask for; the libraries of the rest are not loaded. */
export async function openTelemetry(
  { metrics, traces, logs }: TelemetrySettings,
  { write, now }: { readonly write: (line: string) => void; readonly now: () => string },
): Promise<Telemetry> {
  const spans = openSpans(traces);
  const meters = metrics ? (await import('./meters.ts')).openMeters() : NO_METERS;
  const log =
    logs === 'json'
      ? (await import('./json-log.ts')).openJsonLog(write, now, spans.traceId)
      : { log: () => undefined };
  return { ...spans, ...meters, ...log, logs: logs === 'json' };
}
