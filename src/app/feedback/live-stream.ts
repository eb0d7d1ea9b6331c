import { setTimeout as pause } from 'node:timers/promises';
import type { LiveEvent } from '../../contract/live-event.ts';
import type { LiveEvents } from '../../contract/ports/live-events.ts';

const POLL_MS = 500;
const MOST = 100;

function textOf({ type, cursor, data }: LiveEvent): string {
  return `id: ${cursor}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** FB3: events behind a cursor, null = from now on, as server-sent events, until `abort`. */
export async function* liveStream(
  events: LiveEvents,
  cursor: string | null,
  abort: AbortSignal,
): AsyncGenerator<string, void> {
  let at = cursor ?? (await events.now());
  yield `id: ${at}\n: listening\n\n`;
  while (!abort.aborted) {
    const next = await events.after(at, MOST);
    for (const event of next) yield textOf(event);
    at = next.at(-1)?.cursor ?? at;
    if (next.length < MOST) await pause(POLL_MS, undefined, { signal: abort }).catch(() => undefined);
  }
}
