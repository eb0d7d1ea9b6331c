import type { FixSuggestion } from '../../contract/knowledge-gap.ts';
import type { Decider, DecisionPorts } from './decision-ports.ts';
import { nextVersion, suggestionToDecide } from './find-suggestion.ts';
import { lookedAt, readChange } from './suggested-change.ts';

/**
 * FB19: other details, as a new version that waits as the one before; what it is about is looked at anew. Rejects with
 * `AssayError`: not_found, malformed, conflict.
 */
export async function editSuggestion(
  { stores, router, clock }: DecisionPorts,
  id: string,
  details: unknown,
  decider: Decider,
): Promise<FixSuggestion> {
  const learning = stores.learning(decider.tenant);
  const last = await suggestionToDecide(learning, id, decider, ['pending']);
  const change = readChange(last.action, details);
  if (change.action === 'model.switch') router.resolve(change.to);
  const looked = await lookedAt(stores.index(decider.tenant), change);
  return learning.revise(nextVersion(last, looked, decider, clock.now()));
}
