/** How a stream of events behaves beside what it carries. */
export interface StreamManners {
  readonly heartbeatMs: number;
  /** Aborts when the server has waited long enough for running streams. */
  readonly stopping: AbortSignal;
  /** What is written last where the server stops, or where the events end in an error. */
  readonly lastWords: (why: 'stopping' | 'failed', error: unknown) => string;
  /** Called when nobody reads any more, and when the server stops. */
  readonly abandon: () => void;
}

const HEARTBEAT = ': heartbeat\n\n';

/** What a wait ended with: the next event, `time` on silence, `stop` where the server stops. */
type Woken = IteratorResult<string> | 'time' | 'stop';

/** Waits for the next event, for silence to last too long, or for the server to stop. Nothing of it outlives the wait. */
async function wake(next: Promise<IteratorResult<string>>, manners: StreamManners): Promise<Woken> {
  const { heartbeatMs, stopping } = manners;
  if (stopping.aborted) return 'stop';
  return new Promise<Woken>((resolve, reject) => {
    const timer = setTimeout(() => settle('time'), heartbeatMs);
    const stop = (): void => settle('stop');
    const forget = (): void => {
      clearTimeout(timer);
      stopping.removeEventListener('abort', stop);
    };
    const settle = (woken: Woken): void => {
      forget();
      resolve(woken);
    };
    stopping.addEventListener('abort', stop);
    next.then(settle, (error: unknown) => {
      forget();
      reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
}

/**
 * Events as bytes, each taken only when the reader asks for more: what is not read is not asked of the model. A comment
 * is sent on silence.
 */
export function eventStream(
  events: AsyncIterable<string>,
  manners: StreamManners,
): ReadableStream<Uint8Array> {
  const iterator = events[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let pending: Promise<IteratorResult<string>> | null = null;
  let left = false;
  const leave = (): void => {
    left = true;
    manners.abandon();
    void Promise.resolve(iterator.return?.()).catch(() => undefined);
  };
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    const end = (why: 'stopping' | 'failed', error: unknown): void => {
      controller.enqueue(encoder.encode(manners.lastWords(why, error)));
      controller.close();
      leave();
    };
    try {
      const woken = await wake((pending ??= iterator.next()), manners);
      if (left) return;
      if (woken === 'stop') return end('stopping', null);
      if (woken === 'time') return controller.enqueue(encoder.encode(HEARTBEAT));
      pending = null;
      if (woken.done === true) controller.close();
      else controller.enqueue(encoder.encode(woken.value));
    } catch (error) {
      if (!left) end('failed', error);
    }
  };
  return new ReadableStream({ pull, cancel: leave }, { highWaterMark: 0 });
}
