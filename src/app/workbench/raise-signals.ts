import type { Message } from '../../contract/message.ts';
import { chatSignals } from '../../core/correction/feedback/chat-signals.ts';
import { TASK_ITEMS } from '../../core/quality-gate/checklists.ts';
import { onlyAbstains } from '../../core/quality-gate/rules/only-abstains.ts';
import { recordSignal } from '../feedback/record-signal.ts';
import { signalMessage } from '../feedback/signal-message.ts';
import { ANONYMOUS, type SignalPorts, signalPorts } from '../feedback/signal-ports.ts';
import type { Attempt } from './attempt.ts';
import type { Judged } from './judged.ts';
import type { PreparedChat } from './prepare-chat.ts';
import type { Workbench } from './workbench.ts';

/** The item that asks for sources, of each task that has one. */
function isSourceItem(task: string, id: string): boolean {
  const entries = TASK_ITEMS[task]?.entries ?? [];
  return entries.some((entry) => entry.id === id && entry.rule === 'citations_resolve');
}

function noticedIn(
  { request, notes, searched }: PreparedChat,
  { text }: Attempt,
  judged: Judged | null,
): ReturnType<typeof chatSignals> {
  const quality = judged?.quality ?? null;
  const details = (quality?.value ?? quality?.unchecked?.result)?.details ?? [];
  return chatSignals({
    isSearch: searched && request.feature === 'search_qa',
    notes: notes.length,
    abstained: onlyAbstains(text),
    isSourceMissing: details.some(({ id, passed }) => passed === false && isSourceItem(request.feature, id)),
    isContractBroken: quality?.unchecked?.reason === 'malformed',
  });
}

function messageOf(
  { configuration, ids, clock }: SignalPorts,
  { request, caller, chat_id, message_id }: PreparedChat,
  { source, reason }: ReturnType<typeof chatSignals>[number],
): Message {
  const id = ids.next();
  return signalMessage({
    id,
    timestamp: clock.now(),
    trace_id: id,
    correlation_id: message_id,
    tenant: caller.tenant,
    actor: { agent: configuration.agent_id, role: 'critic' },
    signal: {
      source,
      session_id: chat_id,
      reason,
      context: { question: request.content, message_id, feature: request.feature },
      comment: null,
    },
  });
}

/**
 * FB33: tells what an answer of a chat betrays, behind the answer: nobody waits for it, and what fails is a warning. `judged`
 * is null where nothing was judged.
 */
export function raiseSignals(
  bench: Workbench,
  prepared: PreparedChat,
  attempt: Attempt,
  judged: Judged | null,
): void {
  const noticed = noticedIn(prepared, attempt, judged);
  if (noticed.length === 0) return;
  const { tenant, user_id } = prepared.caller;
  // apart from what callers say themselves, so that their own complaints are never held back by it (FB7)
  const key = `chat/${user_id ?? ANONYMOUS}`;
  const tell = async (): Promise<void> => {
    const ports = await signalPorts(bench);
    for (const one of noticed) await recordSignal(ports, messageOf(ports, prepared, one), { tenant, key });
  };
  bench.later.add(tell());
}
