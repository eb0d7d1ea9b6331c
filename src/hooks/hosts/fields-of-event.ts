import type { AgentEvent, AgentHost } from '../../contract/agent-event.ts';
import { type Fields, words } from '../../core/self-check/transcript/plain-object.ts';
import type { Host } from './host.ts';

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

/** What an event of this name is, by the names of a host; anything else, of any shape, is `other`. */
export function kindOf(
  kinds: Readonly<Record<string, AgentEvent['kind']>>,
  name: unknown,
): AgentEvent['kind'] {
  const known = words(name);
  return known !== null && Object.hasOwn(kinds, known) ? (kinds[known] ?? 'other') : 'other';
}

/** The path of the transcript, where there is one. */
export function transcriptAt(path: string | null): { readonly transcript?: string } {
  return path === null ? {} : { transcript: path };
}

/** Whether a turn begins or ends, as Claude Code and Codex name it. */
const KINDS = { UserPromptSubmit: 'turn_started', Stop: 'turn_ended' } as const;

/** What both of them tell in the same words. */
export function sharedFields(
  stdin: Fields,
): Omit<AgentEvent, 'host' | 'turnKey' | 'pendingWork' | 'ended' | 'model'> {
  return {
    kind: kindOf(KINDS, stdin['hook_event_name']),
    sessionKey: words(stdin['session_id']) ?? '',
    cwd: words(stdin['cwd']),
    prompt: words(stdin['prompt']),
    finalMessage: words(stdin['last_assistant_message']),
    continuation: stdin['stop_hook_active'] === true,
    planning: stdin['permission_mode'] === 'plan',
    ...transcriptAt(words(stdin['transcript_path'])),
  };
}

/** Their answer: printing nothing allows. */
export const writeDecision: Host['write'] = (_, answer) => {
  if (answer.kind === 'allow') return '';
  return answer.kind === 'note'
    ? jsonLine({ systemMessage: answer.text })
    : jsonLine({ decision: 'block', reason: answer.reason });
};

/** One line of JSON. */
export function jsonLine(value: object): string {
  return JSON.stringify(value);
}
