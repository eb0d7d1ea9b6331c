import { FeedbackSignal } from '../../contract/feedback-signal.ts';
import type { SignalToKeep } from '../../contract/ports/feedback-store.ts';
import { RepairKind } from '../../contract/repair.ts';
import { ABSTAINED } from '../../core/correction/decide/score-attempt.ts';
import { errorSignature } from '../../core/correction/decide/failure-signature.ts';
import { checkBegun } from './queue-check.ts';
import type { SignalPorts } from './signal-ports.ts';

/**
 * FB31: what a signal queued is looked at afterwards where it names the question that failed: its answer is held to have
 * been no better than an abstention. What cannot be kept takes nothing from the signal.
 */
export async function keepSignalRepairs(
  { stores, warn }: SignalPorts,
  tenant: string,
  { message, jobs }: Pick<SignalToKeep, 'message' | 'jobs'>,
  jobIds: readonly string[],
): Promise<void> {
  const { reason, context, comment } = FeedbackSignal.parse(message.payload);
  const { question } = context;
  if (question === undefined) return;
  for (const [at, { type }] of jobs.entries()) {
    const action = RepairKind.safeParse(type);
    const job_id = jobIds[at];
    if (!action.success || job_id === undefined) continue;
    const record = {
      id: `${message.id}/${at + 1}`,
      question,
      action: action.data,
      cause: reason,
      job_id,
      suggestion_id: null,
      signature: errorSignature(reason, comment ?? ''),
      before: ABSTAINED,
      after: null,
      outcome: null,
      rolled_back: false,
      created_at: message.timestamp,
    };
    await stores
      .learning(tenant)
      .keepRepair(record)
      .then(() => checkBegun(stores.jobs, tenant, job_id))
      .catch((error: unknown) => warn(`a repair was not kept: ${String(error)}`));
  }
}
