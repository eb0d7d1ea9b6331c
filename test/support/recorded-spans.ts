import {
  type Context,
  type Span,
  type SpanContext,
  SpanKind,
  type SpanOptions,
  trace,
  type Tracer,
} from '@opentelemetry/api';

/** A span as an exporter would see it. */
export interface RecordedSpan {
  readonly name: string;
  readonly kind: SpanKind;
  readonly context: SpanContext;
  readonly parent: string | null;
  readonly attributes: Record<string, unknown>;
  readonly events: { readonly name: string; readonly attributes: object }[];
  failed: boolean;
  ended: boolean;
}

function hex(number: number, length: number): string {
  return number.toString(16).padStart(length, '0');
}

/** Begins a span as an SDK does: in the trace of its parent, or in one of its own. */
function begin(spans: RecordedSpan[], name: string, options: SpanOptions, from: Context): Span {
  const parent = trace.getSpanContext(from);
  const number = spans.length + 1;
  const recorded: RecordedSpan = {
    name,
    kind: options.kind ?? SpanKind.INTERNAL,
    context: { traceId: parent?.traceId ?? hex(number, 32), spanId: hex(number, 16), traceFlags: 1 },
    parent: parent?.spanId ?? null,
    attributes: { ...options.attributes },
    events: [],
    failed: false,
    ended: false,
  };
  spans.push(recorded);
  const span = {
    spanContext: () => recorded.context,
    setAttribute: (key: string, value: unknown) => ((recorded.attributes[key] = value), span),
    setAttributes: (all: object) => (Object.assign(recorded.attributes, all), span),
    addEvent: (event: string, attributes: object) => (
      recorded.events.push({ name: event, attributes }), span
    ),
    setStatus: () => ((recorded.failed = true), span),
    end: () => void (recorded.ended = true),
    isRecording: () => !recorded.ended,
  } as unknown as Span;
  return span;
}

/** Stands where a user's SDK would; the spans in the order of their beginning. */
export function recordSpans(): RecordedSpan[] {
  const spans: RecordedSpan[] = [];
  const tracer = {
    startSpan: (name: string, options: SpanOptions, from: Context) => begin(spans, name, options, from),
  } as unknown as Tracer;
  trace.setGlobalTracerProvider({ getTracer: () => tracer });
  return spans;
}
