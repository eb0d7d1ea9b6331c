import type { AskResult, AskStep } from '../../contract/ask.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import { boundedData } from '../bounded-data.ts';
import type { AskEvents } from './run-ask.ts';
import type { AskIdentity } from './ask-state.ts';

/** What a stream of an ask brings, in the order of the wire. */
export type AskEvent =
  | { readonly event: 'begin'; readonly data: Pick<AskIdentity, 'id' | 'session_id' | 'message_id'> }
  | { readonly event: 'step'; readonly data: AskStep }
  | { readonly event: 'result'; readonly data: AskResult };

/** The bytes of the wire. */
export function askEventText({ event, data }: AskEvent): string {
  const whole = event === 'result' ? `/api/verdicts/${encodeURIComponent(data.id)}?fields=all` : null;
  return `event: ${event}\ndata: ${JSON.stringify(boundedData(data, whole))}\n\n`;
}

type Run = (events: AskEvents, abort: AbortSignalLike) => Promise<AskResult>;

/**
 * LP4: the steps of an ask as they are done, then its result. Rejects from its first `next` for what is the caller's. Whoever
 * stops reading ends it; the steps so far stay to be taken up.
 */
export async function* streamAsk(run: Run, abort: AbortSignalLike): AsyncGenerator<AskEvent, void> {
  const waiting: AskEvent[] = [];
  let wake: () => void = () => undefined;
  const push = (event: AskEvent): void => {
    waiting.push(event);
    wake();
  };
  const left = new AbortController();
  const leave = (): void => left.abort();
  if (abort.aborted) leave();
  else abort.addEventListener('abort', leave);
  let end: { readonly error?: unknown } | undefined;
  const running = run(
    {
      onBegin: ({ id, session_id, message_id }) =>
        push({ event: 'begin', data: { id, session_id, message_id } }),
      onStep: (data) => push({ event: 'step', data }),
    },
    left.signal,
  ).then(
    (data) => {
      waiting.push({ event: 'result', data });
      end = {};
    },
    (error: unknown) => {
      end = { error };
    },
  );
  void running.finally(() => wake());
  try {
    for (;;) {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) yield next;
      if (end !== undefined) break;
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (waiting.length > 0 || end !== undefined) resolve();
      });
    }
    if ('error' in end) throw end.error;
  } finally {
    abort.removeEventListener('abort', leave);
    leave();
  }
}
