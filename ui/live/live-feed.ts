import type { LiveEvent } from '../../src/contract/live-event.ts';
import { open, queryOf } from '../api/request.ts';
import { readEvents, type ServerEvent } from '../stream/event-source.ts';

/** Who hears what the server pushes. */
export interface Listener {
  readonly hear: (event: LiveEvent) => void;
  /** From now on nothing is missed; what was read before may have changed since. */
  readonly began: () => void;
}

const AGAIN_MS = 1000;
const MOST_AGAIN_MS = 30_000;
const TYPES: readonly string[] = ['message.created', 'feedback.created', 'job.created'];

const listeners = new Set<Listener>();
let running: AbortController | null = null;
let cursor: string | null = null;

function liveOf({ event, data, id }: ServerEvent): LiveEvent | null {
  if (!TYPES.includes(event)) return null;
  try {
    return { type: event, cursor: id ?? '', data: JSON.parse(data) as unknown } as LiveEvent;
  } catch {
    return null;
  }
}

async function listenOnce(signal: AbortSignal, heard: () => void): Promise<void> {
  const isFirst = cursor === null;
  const { body } = await open(`/api/events${queryOf({ after: cursor })}`, { signal });
  if (body === null) return;
  heard();
  const began = (): void => {
    if (isFirst) for (const listener of listeners) listener.began();
  };
  for await (const event of readEvents(body, began)) {
    cursor = event.id ?? cursor;
    const live = liveOf(event);
    if (live !== null) for (const listener of listeners) listener.hear(live);
  }
}

async function keepListening(signal: AbortSignal): Promise<void> {
  let wait = AGAIN_MS;
  while (!signal.aborted) {
    await listenOnce(signal, () => (wait = AGAIN_MS)).catch(() => undefined);
    if (signal.aborted) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
    wait = Math.min(wait * 2, MOST_AGAIN_MS);
  }
}

/** Hears what the server pushes, over one connection for the whole page. Call what is returned to stop. */
export function onLive(listener: Listener): () => void {
  listeners.add(listener);
  if (running === null) {
    running = new AbortController();
    void keepListening(running.signal);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    running?.abort();
    running = null;
  };
}
