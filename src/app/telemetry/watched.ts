import type { Span, SpanOptions, Telemetry } from '../../contract/ports/telemetry.ts';

const NOBODY: Span = { set: () => undefined };

/** Work as a span where somebody watches, else the work alone. */
export function watched<Result>(
  telemetry: Telemetry | null,
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  return telemetry === null ? work(NOBODY) : telemetry.span(name, options, work);
}
