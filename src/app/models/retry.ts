import { ProviderError } from '../../contract/provider-error.ts';
import { pauseMs } from '../patience.ts';

/** A provider that asks for a longer pause is not waited for. */
const LONGEST_ASKED_MS = 10_000;

const TOO_MANY = 429;

/** How often a call is tried, and whether its client tries again itself. */
interface Tries {
  readonly retries: number;
  readonly comesAgain?: boolean | undefined;
}

/** MR10, OA17: milliseconds before try `attempt` (1 = the first further one), or null where there is to be none. `chance` is 0..1. */
export function pauseBefore(
  attempt: number,
  error: unknown,
  { retries, comesAgain = false }: Tries,
  chance: number,
): number | null {
  if (!(error instanceof ProviderError) || !error.transport || attempt > retries) return null;
  const asked = error.retryAfterMs ?? 0;
  if (comesAgain && (asked > 0 || error.status === TOO_MANY)) return null;
  return asked > LONGEST_ASKED_MS ? null : Math.max(asked, pauseMs(attempt, chance));
}
