import type { AIMessage } from '../../contract/ai-message.ts';
import { AssayError } from '../../contract/assay-error.ts';
import { AskResult, type AskRequest, type AskStep } from '../../contract/ask.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import { tighter } from '../tighter.ts';
import { DEFAULT_SETTINGS } from '../../contract/setting.ts';
import type { Caller } from '../workbench/caller.ts';
import { chatMemory } from '../workbench/chat-memory.ts';
import { askGraph } from './ask-graph.ts';
import type { AskPorts } from './ask-ports.ts';
import type { AskIdentity, AskState } from './ask-state.ts';
import { beginAsk } from './begin-ask.ts';
import { forgiving } from './checkpoints.ts';
import { type Kept, stateOf } from './kept-state.ts';
import { keepAsk } from './keep-ask.ts';
import { resultOf } from './result-of.ts';

/** Who is told what, while an ask goes on. */
export interface AskEvents {
  /** Before the first step: the ids under which all of it is kept. */
  readonly onBegin?: (identity: AskIdentity) => void;
  readonly onStep?: (step: AskStep) => void;
}

function threadOf(tenant: string, id: string): string {
  return `${tenant}/${id}`;
}

/** What was checkpointed of an ask that did not come to its end; null where there is none. */
async function unfinished(ports: AskPorts, thread: string): Promise<AskState | null> {
  const kept = await (await ports.checkpoints()).getTuple({ configurable: { thread_id: thread } });
  const values = kept?.checkpoint.channel_values as Partial<Kept> | undefined;
  const { course, found } = values ?? {};
  return course === undefined || found === undefined ? null : stateOf({ course, found });
}

async function go(
  ports: AskPorts,
  state: AskState | null,
  identity: AskIdentity,
  events: AskEvents,
  abort: AbortSignalLike,
): Promise<AskResult> {
  const saver = await ports.checkpoints();
  const thread = threadOf(identity.tenant, identity.id);
  const run = await askGraph(ports, forgiving(saver, ports.warn), abort, (step) => events.onStep?.(step));
  const end = await run(state, thread);
  const result = resultOf(end);
  await keepAsk(ports, end, result);
  await saver.deleteThread(thread).catch(() => undefined);
  return result;
}

/** LP30: the turns before, of a conversation of the caller's own. */
async function earlierTurns(
  { chats, configuration }: AskPorts,
  { session_id, memory }: AskRequest,
  { user_id }: Pick<Caller, 'user_id'>,
): Promise<readonly AIMessage[]> {
  const session = session_id === undefined || session_id === null ? null : await chats.find(session_id);
  if (session === null || session.user_id !== user_id) return [];
  const { memory_characters } = { ...DEFAULT_SETTINGS, ...configuration.settings };
  const room = tighter(memory_characters, memory) ?? 0;
  return (await chatMemory(chats, session.id, room)).messages;
}

/**
 * LP1: asks, and mends what failed within its bounds. Rejects with `AssayError` for what is the caller's (`not_found`: no
 * such model, nothing indexed) and where the caller left (`cancelled`): all else ends in a result that says why.
 */
export async function runAsk(
  ports: AskPorts,
  request: AskRequest,
  caller: Pick<Caller, 'tenant' | 'user_id' | 'lang' | 'on_fail'>,
  events: AskEvents,
  abort: AbortSignalLike,
): Promise<AskResult> {
  const state = beginAsk(ports, request, caller, await earlierTurns(ports, request, caller));
  events.onBegin?.(state.identity);
  return go(ports, state, state.identity, events, abort);
}

/**
 * LP3: takes up an ask behind its last finished step; one that came to its end is given as it was kept. Steps that were done
 * are told again. Rejects with `AssayError` not_found where nothing is kept under the id.
 */
export async function resumeAsk(
  ports: AskPorts,
  id: string,
  caller: Pick<Caller, 'tenant'>,
  events: AskEvents,
  abort: AbortSignalLike,
): Promise<AskResult> {
  const state = await unfinished(ports, threadOf(caller.tenant, id));
  if (state === null) {
    const kept = AskResult.safeParse((await ports.verdicts.find(id))?.report);
    if (kept.success) return kept.data;
    throw new AssayError('not_found', `no ask ${id} is kept here`, {
      where: id,
      hint: 'give the id that the ask began with',
    });
  }
  events.onBegin?.(state.identity);
  for (const step of state.steps) events.onStep?.(step);
  return go(ports, null, state.identity, events, abort);
}
