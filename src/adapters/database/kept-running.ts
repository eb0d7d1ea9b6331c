/** What ends by itself, where something outside failed. */
export interface Ending {
  once(event: 'exit', heard: () => void): unknown;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds).unref();
  });
}

/**
 * Starts something and, whenever it ends by itself, starts it again, with pauses that double up to ten seconds, until it is
 * stopped. The first start rejects where it fails; later ones are tried until one succeeds. Gives the function that stops.
 */
export async function keptRunning<Running extends Ending>(
  start: () => Promise<Running>,
  stop: (running: Running) => Promise<void>,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<() => Promise<void>> {
  const state = { stopping: false };
  let running = await start();

  async function again(): Promise<void> {
    for (let ms = FIRST_PAUSE_MS; !state.stopping; ms = Math.min(2 * ms, LONGEST_PAUSE_MS)) {
      await wait(ms);
      const started = state.stopping ? null : await start().catch(() => null);
      if (started === null) continue;
      running = started;
      return state.stopping ? stop(started) : watch(started);
    }
  }

  function watch(one: Running): void {
    one.once('exit', () => {
      if (!state.stopping) void again();
    });
  }

  watch(running);
  return () => {
    state.stopping = true;
    return stop(running);
  };
}
