import type { AgentEvent, AgentHost } from '../../contract/agent-event.ts';

/** An event of which nothing is known but its host. */
export function emptyEvent(host: AgentHost): AgentEvent {
  return {
    kind: 'other',
    host,
    sessionKey: '',
    turnKey: null,
    cwd: null,
    prompt: null,
    finalMessage: null,
    continuation: false,
    pendingWork: false,
    planning: false,
    ended: 'completed',
    model: null,
  };
}

/** The path of the transcript, where there is one. */
export function transcriptAt(path: string | null): { readonly transcript?: string } {
  return path === null ? {} : { transcript: path };
}

/** One line of JSON. */
export function jsonLine(value: object): string {
  return JSON.stringify(value);
}
