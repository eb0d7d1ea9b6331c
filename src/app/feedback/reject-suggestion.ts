import { AssayError } from '../../contract/assay-error.ts';
import type { FixSuggestion } from '../../contract/knowledge-gap.ts';
import type { Decider, DecisionPorts } from './decision-ports.ts';
import { nextVersion, suggestionToDecide } from './find-suggestion.ts';

/** FB22: turned down, for a reason. Rejects with `AssayError`: usage without one, not_found, conflict. */
export async function rejectSuggestion(
  { stores, clock }: Pick<DecisionPorts, 'stores' | 'clock'>,
  id: string,
  reason: string,
  decider: Decider,
): Promise<FixSuggestion> {
  if (reason.trim() === '')
    throw new AssayError('usage', 'a suggestion is rejected for a reason', {
      where: id,
      hint: 'say why, for whoever made it and for who comes next',
    });
  const learning = stores.learning(decider.tenant);
  const last = await suggestionToDecide(learning, id, decider, ['pending']);
  const change = { status: 'rejected' as const, reason: reason.trim() };
  return learning.revise(nextVersion(last, change, decider, clock.now()));
}
