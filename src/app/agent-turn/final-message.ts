import type { AgentEvent } from '../../contract/agent-event.ts';
import type { TranscriptFile } from '../../contract/ports/transcript-file.ts';
import type { TurnState } from '../../contract/turn-state.ts';
import { lastMessage } from '../../core/self-check/transcript/last-message.ts';
import type { Outside } from '../outside.ts';

/** The ends of a transcript that are read, one behind the other: a message may be longer than the first. */
const TAIL_BYTES = [1 << 19, 1 << 23, 1 << 26];

async function lastOf(transcript: string, file: TranscriptFile): Promise<string | null> {
  let before: readonly string[] = [];
  for (const bytes of TAIL_BYTES) {
    const lines = await file.tail(transcript, bytes);
    const found = lastMessage(lines);
    if (found !== undefined) return found;
    if (lines.length === before.length && lines[0] === before[0]) return null;
    before = lines;
  }
  return null;
}

/** The message with which the turn ends: of the event, of one before it, else the last one of the transcript. */
export async function finalMessageOf(
  { finalMessage, transcript }: AgentEvent,
  state: TurnState | null,
  outside: Outside,
): Promise<string | null> {
  const told = finalMessage ?? state?.message ?? null;
  if (told !== null || transcript === undefined) return told;
  try {
    return await lastOf(transcript, await outside.transcriptFile());
  } catch {
    return null;
  }
}
