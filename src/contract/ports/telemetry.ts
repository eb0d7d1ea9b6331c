import type { CounterName, HistogramName } from '../metric-names.ts';

/** Words and numbers about work: never a text of a request or an answer, a key or a token. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work while it goes on. */
export interface Span {
  set(attributes: Attributes): void;
}

/** Which way a span looks: what this process was asked, what it asks others, or what it does by itself. */
export type SpanKind = 'server' | 'client' | 'internal';

export interface SpanOptions {
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** A `traceparent` that came with it (W3C): it belongs to that trace. */
  readonly parent?: string | undefined;
}

/**
 * Tells others of work. Where all of it is off there is none (null), and nothing of it is loaded. Never throws by itself, and
 * changes nothing of what the work gives.
 */
export interface Telemetry {
  /** Work as a span within the one that goes on; what it throws is noted on it. */
  span<Result>(name: string, options: SpanOptions, work: (span: Span) => Promise<Result>): Promise<Result>;
  /** Work that brings its results one by one; the span ends with the last, or when nobody takes more. */
  flow<Item>(name: string, options: SpanOptions, items: () => AsyncIterable<Item>): AsyncIterable<Item>;
  /** Work that has ended, within the span that goes on. */
  past(name: string, attributes: Attributes, startedAt: string, ms: number): void;
  /** On the span that goes on, else on one of its own. */
  event(name: string, attributes: Attributes): void;
  /** Id of the trace that goes on; null outside of any. */
  traceId(): string | null;
  count(name: CounterName, labels: Attributes): void;
  measure(name: HistogramName, value: number, labels: Attributes): void;
  /** A line of the log; nothing where logs are off. */
  log(message: string, fields: Readonly<Record<string, unknown>>): void;
  readonly logs: boolean;
  /** The text of Prometheus; null where metrics are off. */
  expose(): Promise<string | null>;
}
