import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import {
  type Context,
  context,
  isValidTraceId,
  ROOT_CONTEXT,
  type Span as ApiSpan,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { Span, SpanOptions, Telemetry } from '../../contract/ports/telemetry.ts';
import { readTraceParent } from './trace-parent.ts';

/** What goes on: its context, and the id of its trace where the SDK, or none at all, gives it another. */
interface Going {
  readonly context: Context;
  readonly traceId: string;
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** The context that a span begins in: what goes on here, or in the program that loads us, else the parent that was sent. */
function contextOf(going: Going | undefined, { parent }: SpanOptions): Context {
  if (going !== undefined) return going.context;
  const active = context.active();
  if (trace.getSpan(active) !== undefined) return active;
  const sent = readTraceParent(parent);
  return sent === null ? active : trace.setSpanContext(ROOT_CONTEXT, { ...sent, isRemote: true });
}

function noteFailure(span: ApiSpan, error: unknown): void {
  const name = error instanceof Error ? error.name : 'Error';
  span.setAttribute('error.type', name);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/**
 * Spans of the SDK that the user loaded, where `traces` says so; without one they cost next to nothing. The trace is known
 * without them too.
 */
export function openSpans(traces: boolean): Pick<Telemetry, 'span' | 'flow' | 'past' | 'event' | 'traceId'> {
  const store = new AsyncLocalStorage<Going>();
  const tracer = trace.getTracer('assay');
  function begin(
    name: string,
    options: SpanOptions,
    before: Going | undefined,
  ): { readonly span: ApiSpan | null; readonly going: Going } {
    const from = contextOf(before, options);
    const attributes = { ...options.attributes };
    const span = traces
      ? tracer.startSpan(name, { kind: KINDS[options.kind ?? 'internal'], attributes }, from)
      : null;
    const inside = span === null ? from : trace.setSpan(from, span);
    const known = trace.getSpanContext(inside)?.traceId ?? '';
    const traceId = isValidTraceId(known) ? known : (before?.traceId ?? randomBytes(16).toString('hex'));
    return { span, going: { context: inside, traceId } };
  }
  const within = <Result>(going: Going, work: () => Result): Result =>
    store.run(going, () => context.with(going.context, work));
  /** Each item is asked for within the span, whoever asks. */
  async function* flowing<Item>(
    name: string,
    options: SpanOptions,
    items: () => AsyncIterable<Item>,
    before: Going | undefined,
  ): AsyncGenerator<Item, void> {
    const { span, going } = begin(name, options, before);
    const iterator = within(going, () => items()[Symbol.asyncIterator]());
    try {
      for (;;) {
        const next = await within(going, () => iterator.next());
        if (next.done === true) return;
        yield next.value;
      }
    } catch (error) {
      if (span !== null) noteFailure(span, error);
      throw error;
    } finally {
      await within(going, async () => iterator.return?.());
      span?.end();
    }
  }
  return {
    async span(name, options, work) {
      const { span, going } = begin(name, options, store.getStore());
      const given: Span = { set: (attributes) => void span?.setAttributes({ ...attributes }) };
      try {
        return await within(going, () => work(given));
      } catch (error) {
        if (span !== null) noteFailure(span, error);
        throw error;
      } finally {
        span?.end();
      }
    },
    flow: (name, options, items) => flowing(name, options, items, store.getStore()),
    past(name, attributes, startedAt, ms) {
      if (!traces) return;
      const startTime = new Date(startedAt);
      const from = contextOf(store.getStore(), {});
      const span = tracer.startSpan(name, { startTime, attributes: { ...attributes } }, from);
      span.end(new Date(startTime.getTime() + ms));
    },
    event(name, attributes) {
      if (!traces) return;
      const from = contextOf(store.getStore(), {});
      const running = trace.getSpan(from);
      if (running?.isRecording() === true) return void running.addEvent(name, { ...attributes });
      const own = tracer.startSpan(name, {}, from);
      own.addEvent(name, { ...attributes });
      own.end();
    },
    traceId: () => store.getStore()?.traceId ?? null,
  };
}
