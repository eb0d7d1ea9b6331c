/** WH6: messages to one address at a time; one that answers within 60 ms hears 250 a second. */
const AT_ONCE = 16;
const SHORTEST_MS = 1000;
/** As a job waits between its attempts (JB7). */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;

/** What one worker knows of one address. */
interface Pace {
  /** When each message that is on its way was sent. */
  readonly sent: Set<{ readonly at: number }>;
  failures: number;
  failedAt: number;
  shutUntil: number;
}

/** How one address is sent to. Times are milliseconds of one clock that never goes back. */
export interface AddressPace {
  /** How long nothing may be sent; 0 where something may. */
  shutFor(now: number): number;
  /** How long the others wait, where as many are on their way as may be: as long again as it already takes; else 0. */
  crowdedFor(now: number): number;
  /** Sends; a failure shuts the address for its pause, which `onPause` is told. */
  during<Result>(
    send: () => Promise<Result>,
    of: { readonly now: () => number; readonly onPause: (milliseconds: number) => Promise<void> },
  ): Promise<Result>;
  shut(now: number, milliseconds: number): void;
}

export function addressPace(): AddressPace {
  const pace: Pace = { sent: new Set(), failures: 0, failedAt: Number.NEGATIVE_INFINITY, shutUntil: 0 };

  function shut(now: number, milliseconds: number): void {
    pace.shutUntil = Math.max(pace.shutUntil, now + milliseconds);
  }

  /** Those that were on their way together fail once. */
  function failed(sentAt: number, now: number): number {
    if (sentAt > pace.failedAt) {
      pace.failures += 1;
      pace.failedAt = now;
    }
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (pace.failures - 1));
    shut(now, pause);
    return pause;
  }

  return {
    shut,
    shutFor: (now) => Math.max(0, pace.shutUntil - now),
    crowdedFor(now) {
      if (pace.sent.size < AT_ONCE) return 0;
      return Math.max(SHORTEST_MS, now - Math.min(...[...pace.sent].map(({ at }) => at)));
    },
    async during(send, { now, onPause }) {
      const one = { at: now() };
      pace.sent.add(one);
      try {
        const result = await send();
        pace.failures = 0;
        return result;
      } catch (error) {
        await onPause(failed(one.at, now()));
        throw error;
      } finally {
        pace.sent.delete(one);
      }
    },
  };
}
