import { AssayError } from '../../contract/assay-error.ts';
import type { FixSuggestion } from '../../contract/knowledge-gap.ts';
import type { SuggestionAct } from '../../contract/ports/feedback-store.ts';
import type { LinkDetails } from '../../contract/suggestion-details.ts';
import type { Decider, DecisionPorts } from './decision-ports.ts';
import { nextVersion, suggestionToDecide } from './find-suggestion.ts';
import { baseHash, isTied, relationOf, resolveLink } from './resolve-link.ts';
import { readChange } from './suggested-change.ts';
import { checksOf } from './waiting-for.ts';

function stale(id: string): AssayError {
  return new AssayError('conflict', 'what the suggestion is about has changed since it was made', {
    where: id,
    hint: 'edit it, which looks at it anew, or reject it',
  });
}

async function tie(
  ports: DecisionPorts,
  { id, base_hash }: FixSuggestion,
  details: LinkDetails,
  { tenant }: Decider,
): Promise<SuggestionAct> {
  const index = ports.stores.index(tenant);
  const link = await resolveLink(index, details).catch((error: unknown) => {
    const isGone = error instanceof AssayError && error.code === 'not_found' && base_hash !== null;
    throw isGone ? stale(id) : error;
  });
  if (base_hash !== null && base_hash !== baseHash(link)) throw stale(id);
  if (await isTied(index, link))
    throw new AssayError('conflict', 'these are tied already', {
      where: `${link.code.name}, ${link.schema.name}`,
      hint: 'reject the suggestion: it changes nothing',
    });
  return { kind: 'tie', relation: relationOf(link, id), checks: await checksOf(ports, tenant, id) };
}

async function actOf(ports: DecisionPorts, last: FixSuggestion, decider: Decider): Promise<SuggestionAct> {
  const change = readChange(last.action, last.details);
  if (change.action === 'schema.link.suggest') return tie(ports, last, change.link, decider);
  const checks = await checksOf(ports, decider.tenant, last.id);
  if (change.action === 'model.switch') {
    ports.router.resolve(change.to);
    return { kind: 'choose_model', model: change.to, checks };
  }
  const { action: type, payload } = change;
  const singleton_key = JSON.stringify([type, payload]);
  return {
    kind: 'enqueue',
    job: { type, payload, singleton_key, cause: last.id, trace_id: last.id },
    checks,
  };
}

/**
 * FB20: does what a suggestion says, in the transaction that keeps the decision: a tie stands, a job is queued, a model is
 * chosen. Rejects with `AssayError`: not_found, conflict where it was decided on, edited, or what it is about has changed.
 */
export async function approveSuggestion(
  ports: DecisionPorts,
  id: string,
  decider: Decider,
): Promise<FixSuggestion> {
  const learning = ports.stores.learning(decider.tenant);
  const last = await suggestionToDecide(learning, id, decider, ['pending']);
  const act = await actOf(ports, last, decider);
  return learning.revise(nextVersion(last, { status: 'applied' }, decider, ports.clock.now()), act);
}
