import { FeedbackSignal } from '../../contract/feedback-signal.ts';
import type { SignalToKeep } from '../../contract/ports/feedback-store.ts';
import { type RepairAction, RepairKind } from '../../contract/repair.ts';
import { ABSTAINED } from '../../core/correction/decide/score-attempt.ts';
import { errorSignature } from '../../core/correction/decide/failure-signature.ts';
import { checkBegun } from './queue-check.ts';
import type { SignalPorts } from './signal-ports.ts';

/** A repair that a signal caused: by a job, or, where a person must decide, by a suggestion. */
interface Caused {
  readonly action: RepairKind;
  readonly job_id: string | null;
  readonly suggestion_id: string | null;
}

function causedBy(
  { jobs, withheld }: Pick<SignalToKeep, 'jobs'> & { readonly withheld: readonly RepairAction[] },
  jobIds: readonly string[],
  suggestionIds: readonly (string | null)[],
): readonly Caused[] {
  const queued = jobs.flatMap(({ type }, at): Caused[] => {
    const action = RepairKind.safeParse(type);
    const job_id = jobIds[at];
    if (!action.success || job_id === undefined) return [];
    return [{ action: action.data, job_id, suggestion_id: null }];
  });
  const left = withheld.flatMap(({ kind }, at): Caused[] => {
    const suggestion_id = suggestionIds[at] ?? null;
    return suggestion_id === null ? [] : [{ action: kind, job_id: null, suggestion_id }];
  });
  return [...queued, ...left];
}

/**
 * FB31, FB34: what a signal queued, or left to a person, is looked at afterwards where it names the question that failed: its
 * answer is held to have been no better than an abstention. What cannot be kept takes nothing from the signal.
 */
export async function keepSignalRepairs(
  { stores, clock, warn }: SignalPorts,
  tenant: string,
  kept: Pick<SignalToKeep, 'message' | 'jobs'> & { readonly withheld: readonly RepairAction[] },
  jobIds: readonly string[],
  suggestionIds: readonly (string | null)[],
): Promise<void> {
  const { message } = kept;
  const { reason, context, comment } = FeedbackSignal.parse(message.payload);
  const { question } = context;
  if (question === undefined) return;
  for (const [at, caused] of causedBy(kept, jobIds, suggestionIds).entries()) {
    const { job_id } = caused;
    const record = {
      ...caused,
      id: `${message.id}/${at + 1}`,
      question,
      cause: reason,
      signature: errorSignature(reason, comment ?? ''),
      before: ABSTAINED,
      after: null,
      outcome: null,
      rolled_back: false,
      created_at: clock.now(),
    };
    await stores
      .learning(tenant)
      .keepRepair(record)
      .then(() => (job_id === null ? undefined : checkBegun(stores.jobs, tenant, job_id)))
      .catch((error: unknown) => warn(`a repair was not kept: ${String(error)}`));
  }
}
