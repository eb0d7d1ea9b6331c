import type { RepairAction } from '../../contract/repair.ts';
import { pendingSuggestion } from './pending-suggestion.ts';
import type { SignalPorts } from './signal-ports.ts';

/**
 * FB6: what costs much and has no consent is left to a person, as a suggestion. Gives the ids of the suggestions in the
 * order of the actions; null where one was not kept.
 */
export async function suggestWithheld(
  { stores, ids, clock, warn }: SignalPorts,
  tenant: string,
  withheld: readonly RepairAction[],
): Promise<readonly (string | null)[]> {
  const kept: (string | null)[] = [];
  for (const { kind, params } of withheld) {
    const target = typeof params['path'] === 'string' ? params['path'] : kind;
    const id = await stores
      .learning(tenant)
      .suggest(pendingSuggestion({ action: kind, target, details: params }, { ids, clock }))
      .then((suggestion) => suggestion.id)
      .catch((error: unknown) => {
        warn(`a suggestion was not kept: ${String(error)}`);
        return null;
      });
    kept.push(id);
  }
  return kept;
}
