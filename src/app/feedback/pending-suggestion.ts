import type { FixSuggestion } from '../../contract/knowledge-gap.ts';
import type { Clock } from '../../contract/ports/clock.ts';
import type { Ids } from '../../contract/ports/ids.ts';

/** The first version of a suggestion, for a person to decide on. */
export function pendingSuggestion(
  change: Pick<FixSuggestion, 'action' | 'target' | 'details'> & Partial<Pick<FixSuggestion, 'base_hash'>>,
  { ids, clock }: { readonly ids: Ids; readonly clock: Clock },
): FixSuggestion {
  const now = clock.now();
  return {
    id: ids.next(),
    base_hash: null,
    ...change,
    status: 'pending',
    version: 1,
    reason: null,
    gap_id: null,
    decided_by: null,
    effect: null,
    created_at: now,
    updated_at: now,
  };
}
