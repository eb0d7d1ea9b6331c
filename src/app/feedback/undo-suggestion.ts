import { AssayError } from '../../contract/assay-error.ts';
import type { FixSuggestion } from '../../contract/knowledge-gap.ts';
import type { SuggestionAct } from '../../contract/ports/feedback-store.ts';
import { evidenceDocument } from '../index/inject-evidence.ts';
import type { Decider, DecisionPorts } from './decision-ports.ts';
import { nextVersion, suggestionToDecide } from './find-suggestion.ts';
import { readChange } from './suggested-change.ts';

const UNDONE_BY_ITSELF = ['cancelled', 'dead_lettered'];

/** A job that has not ended is cancelled; what one did is taken back where it can be. */
async function undoJob(
  { stores }: DecisionPorts,
  { action, details }: FixSuggestion,
  job_id: string,
  { tenant }: Decider,
): Promise<void> {
  const isCancelled = await stores.jobs.cancel(tenant, job_id);
  const change = readChange(action, details);
  if (change.action === 'evidence.inject') {
    await stores.index(tenant).removeDocument(evidenceDocument(change.path));
    return;
  }
  if (isCancelled) return;
  const job = await stores.jobs.read(tenant, job_id);
  if (job === null || UNDONE_BY_ITSELF.includes(job.status)) return;
  throw new AssayError('conflict', 'what was read into the index is what the files say, and stays', {
    where: job_id,
    hint: 'to keep files out of the index, name them under index.exclude',
  });
}

async function actOf(
  ports: DecisionPorts,
  last: FixSuggestion,
  decider: Decider,
): Promise<SuggestionAct | null> {
  const { effect } = last;
  if (effect?.kind === 'relation') return { kind: 'untie' };
  if (effect?.kind === 'default_model')
    return { kind: 'unchoose_model', model: effect.model, before: effect.before };
  if (effect?.kind === 'job') await undoJob(ports, last, effect.job_id, decider);
  return null;
}

/**
 * FB23: takes back what approval did; a rejected one waits again. Rejects with `AssayError`: not_found, conflict where
 * there is nothing to undo, or it cannot be undone any more.
 */
export async function undoSuggestion(
  ports: DecisionPorts,
  id: string,
  decider: Decider,
): Promise<FixSuggestion> {
  const learning = ports.stores.learning(decider.tenant);
  const last = await suggestionToDecide(learning, id, decider, ['applied', 'rejected']);
  const at = ports.clock.now();
  if (last.status === 'rejected')
    return learning.revise(nextVersion(last, { status: 'pending', reason: null }, decider, at));
  const act = await actOf(ports, last, decider);
  return learning.revise(nextVersion(last, { status: 'undone', effect: null }, decider, at), act);
}
