import type { ClaimedTime, ClaimedValue } from '../../contract/assertion.ts';
import type { Period } from '../language/period.ts';
import type { Quantity } from '../language/quantity.ts';

const MULTIPLE = '배';

/** A quantity as the assertion keeps it. */
export function claimedValue(quantity: Quantity): ClaimedValue {
  const { text, value, high, comparator, approximate, resolution } = quantity;
  const unit = quantity.kind === 'multiple' ? MULTIPLE : (quantity.unit?.symbol ?? null);
  const common = { text, value, unit, comparator, approximate, resolution };
  return high === undefined ? common : { ...common, high };
}

/** A period as the assertion keeps it; null where the reference date that would settle it is missing. */
export function claimedTime(
  period: Pick<Period, 'text' | 'from' | 'to' | 'granularity'> & { readonly bound?: Period['bound'] },
): ClaimedTime | null {
  const { text, from, to, granularity, bound = 'at' } = period;
  return from === null || to === null ? null : { text, from, to, granularity, bound };
}
