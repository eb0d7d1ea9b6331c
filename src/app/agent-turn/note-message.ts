import type { AgentEvent } from '../../contract/agent-event.ts';
import { turnOfEnd } from '../../core/self-check/turn/turn-state.ts';
import type { Outside } from '../outside.ts';

/** Keeps the agent's answer for the end that comes without it. Rejects with `AssayError` (not_found: no work tree …). */
export async function noteMessage(event: AgentEvent, outside: Outside): Promise<void> {
  const seen = await outside.glance(event.cwd ?? outside.workingFolder, null, false);
  const store = await outside.turnStore(seen.stateFolder);
  const state = turnOfEnd(await store.read(event.sessionKey), event);
  await store.write(event.sessionKey, { ...state, message: event.finalMessage });
}
