import type { AgentEvent } from '../../contract/agent-event.ts';
import type { TurnState } from '../../contract/turn-state.ts';
import { lastMessage } from '../../core/self-check/transcript/last-message.ts';
import type { Outside } from '../outside.ts';

const TAIL_BYTES = 1 << 19;

/** The message with which the turn ends: of the event, of one before it, else the last one of the transcript. */
export async function finalMessageOf(
  { finalMessage, transcript }: AgentEvent,
  state: TurnState | null,
  outside: Outside,
): Promise<string | null> {
  const told = finalMessage ?? state?.message ?? null;
  if (told !== null || transcript === undefined) return told;
  try {
    return lastMessage(await (await outside.transcriptFile()).tail(transcript, TAIL_BYTES));
  } catch {
    return null;
  }
}
