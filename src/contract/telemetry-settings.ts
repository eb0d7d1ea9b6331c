import { z } from 'zod';

/** What others may see of a running process. All of it is off until it is asked for, and nothing is sent by itself. */
export const TelemetrySettings = z.strictObject({
  metrics: z
    .boolean()
    .default(false)
    .describe('`GET /metrics` of `assay serve` gives counts and times in the format of Prometheus.'),
  traces: z
    .boolean()
    .default(false)
    .describe('Spans for an OpenTelemetry SDK that you load yourself (`node --import`).'),
  logs: z
    .enum(['off', 'json'])
    .default('off')
    .describe('One JSON line with `trace_id` on standard error for each request, job and ask.'),
});
export type TelemetrySettings = z.infer<typeof TelemetrySettings>;
