import type { GraphEvents } from '../outside.ts';
import type { Later } from './workbench.ts';

/** Keeps hold of work that nobody waits for. */
export function openLater(events: GraphEvents): Later {
  const running = new Set<Promise<unknown>>();
  return {
    add(work) {
      const held = work
        .catch((error: unknown) => events.onWarning?.(error instanceof Error ? error.message : String(error)))
        .finally(() => running.delete(held));
      running.add(held);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
