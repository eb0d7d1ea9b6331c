import type { Clock } from '../../contract/ports/clock.ts';

/** The clock of this machine. */
export const systemClock: Clock = {
  elapsed: () => performance.now(),
  now: () => new Date().toISOString(),
};
