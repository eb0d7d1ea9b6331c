import { ArrivingSignal, FeedbackSignal } from '../../contract/feedback-signal.ts';
import { Message } from '../../contract/message.ts';
import type { SignalToKeep } from '../../contract/ports/feedback-store.ts';
import type { RepairAction } from '../../contract/repair.ts';
import { completeSignal } from '../../core/correction/feedback/complete-signal.ts';
import { onceKey } from '../../core/correction/feedback/once-key.ts';
import { planSignal } from '../../core/correction/feedback/plan-signal.ts';
import { checkValue } from '../check-value.ts';
import { keepSignalRepairs } from './keep-signal-repairs.ts';
import { type Limited, limitOf, momentBefore, ONCE_MS } from './signal-limits.ts';
import { ANONYMOUS, type SignalCaller, type SignalPorts } from './signal-ports.ts';
import { suggestWithheld } from './suggest-withheld.ts';

/** What became of a signal. */
export interface Recorded {
  readonly signal_id: string;
  /** False: it was there already, counts with an earlier one, or the caller has said too much. */
  readonly recorded: boolean;
  readonly job_ids: readonly string[];
  readonly limited: Limited;
}

const HINT = 'send an envelope of type feedback.signal; see schemas/message.schema.json';

/** FB4: reads a message that came from outside. Throws `AssayError` malformed naming the field. */
export function readSignal(
  given: unknown,
  { configuration, clock, ids, trace_id }: Pick<SignalPorts, 'configuration' | 'clock' | 'ids' | 'trace_id'>,
  tenant: string,
): Message {
  const ground = { id: ids.next(), at: clock.now(), tenant, agent: configuration.agent_id };
  const whole = typeof given === 'object' && given !== null && !Array.isArray(given);
  const completed = whole
    ? completeSignal({ ...(trace_id === null ? {} : { trace_id }), ...given }, ground)
    : given;
  const message = checkValue(Message, completed, { place: 'message', hint: HINT });
  const { session_id } = checkValue(ArrivingSignal, message.payload, {
    place: 'message.payload',
    hint: HINT,
  });
  return { ...message, payload: { ...message.payload, session_id } };
}

/** What a message sets off, and what holds it back. */
export function signalToKeep(
  { configuration, clock }: Pick<SignalPorts, 'configuration' | 'clock'>,
  message: Message,
  caller: SignalCaller,
  feedback_id: string | null = null,
): SignalToKeep & { readonly withheld: readonly RepairAction[] } {
  const signal = FeedbackSignal.parse(message.payload);
  const consent = caller.key !== null && configuration.correction.costly_actions_allowed;
  const { jobs, withheld } = planSignal(signal, { feedback_id, consent });
  const at = clock.now();
  return {
    message,
    jobs: jobs.map((job) => ({ ...job, trace_id: message.trace_id, cause: message.id })),
    once: {
      caller: caller.key ?? ANONYMOUS,
      key: onceKey(signal),
      since: momentBefore(at, ONCE_MS),
      at,
    },
    notice: null,
    withheld,
  };
}

/** FB10: counts the question into its gap; one that is not kept takes nothing from the signal. */
async function countGap(
  { stores, warn }: SignalPorts,
  tenant: string,
  { message, once }: SignalToKeep,
): Promise<void> {
  const { reason, context } = FeedbackSignal.parse(message.payload);
  const { question, file = null, symbol = null } = context;
  const topic = symbol ?? file ?? question?.slice(0, 120);
  if (topic === undefined || question === undefined) return;
  const gap = { topic, file, symbol, reason, question, caller: once.caller, at: message.timestamp };
  await stores
    .learning(tenant)
    .countGap(gap)
    .catch((error: unknown) => warn(`a gap was not counted: ${String(error)}`));
}

/** What follows from a signal that was kept. */
export async function afterSignal(
  ports: SignalPorts,
  tenant: string,
  kept: SignalToKeep & { readonly withheld: readonly RepairAction[] },
  jobIds: readonly string[],
): Promise<void> {
  const suggestionIds = await suggestWithheld(ports, tenant, kept.withheld);
  await keepSignalRepairs(ports, tenant, kept, jobIds, suggestionIds);
  await countGap(ports, tenant, kept);
}

/** FB1, FB5-FB7: keeps a signal with its jobs. Rejects with `AssayError` where the database does not answer. */
export async function recordSignal(
  ports: SignalPorts,
  message: Message,
  caller: SignalCaller,
): Promise<Recorded> {
  const { tenant } = caller;
  const feedback = ports.stores.feedback(tenant);
  const limited = await limitOf(feedback, caller.key ?? ANONYMOUS, ports.clock.now());
  const none = { signal_id: message.id, recorded: false, job_ids: [], limited };
  if (limited !== null) return none;
  const kept = signalToKeep(ports, message, caller);
  const job_ids = await feedback.record(kept.message, kept.jobs, kept.once);
  if (job_ids === null) return none;
  await afterSignal(ports, tenant, kept, job_ids);
  return { ...none, recorded: true, job_ids };
}
