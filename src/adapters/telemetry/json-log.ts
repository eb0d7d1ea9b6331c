import { pino } from 'pino';
import type { Telemetry } from '../../contract/ports/telemetry.ts';

/** One JSON line each: `level`, `time` in UTC, `trace_id`, `msg`, and what is told. */
export function openJsonLog(
  write: (line: string) => void,
  now: () => string,
  traceId: () => string | null,
): Pick<Telemetry, 'log'> {
  const logger = pino(
    {
      base: null,
      timestamp: () => `,"time":${JSON.stringify(now())}`,
      formatters: { level: (level) => ({ level }) },
      mixin: () => ({ trace_id: traceId() }),
    },
    { write },
  );
  return { log: (message, fields) => logger.info(fields, message) };
}
