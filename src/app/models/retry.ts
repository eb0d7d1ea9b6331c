import { ProviderError } from '../../contract/provider-error.ts';
import { pauseMs } from '../patience.ts';

/** A provider that asks for a longer pause is not waited for. */
const LONGEST_ASKED_MS = 10_000;

/** MR10: milliseconds before try `attempt` (1 = the first further one), or null where there is to be none. `chance` is 0..1. */
export function pauseBefore(
  attempt: number,
  error: unknown,
  settings: { readonly retries: number },
  chance: number,
): number | null {
  if (!(error instanceof ProviderError) || !error.transport || attempt > settings.retries) return null;
  const asked = error.retryAfterMs ?? 0;
  return asked > LONGEST_ASKED_MS ? null : Math.max(asked, pauseMs(attempt, chance));
}
