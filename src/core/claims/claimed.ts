import type { ClaimedTime } from '../../contract/assertion.ts';
import type { Period } from '../language/period.ts';

/** A period as the assertion keeps it; null where the reference date that would settle it is missing. */
export function claimedTime(
  period: Pick<Period, 'text' | 'from' | 'to' | 'granularity'> & { readonly bound?: Period['bound'] },
): ClaimedTime | null {
  const { text, from, to, granularity, bound = 'at' } = period;
  return from === null || to === null ? null : { text, from, to, granularity, bound };
}
