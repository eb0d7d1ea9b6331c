import type { AgentEvent } from '../../contract/agent-event.ts';
import { list, whole, words } from '../../core/self-check/transcript/plain-object.ts';
import { emptyEvent, jsonLine, kindOf, transcriptAt } from './fields-of-event.ts';
import type { Host } from './host.ts';

const KINDS = {
  beforesubmitprompt: 'turn_started',
  userpromptsubmit: 'turn_started',
  afteragentresponse: 'message_written',
  stop: 'turn_ended',
} as const;

function endOf(status: unknown): AgentEvent['ended'] {
  return status === 'aborted' || status === 'error' ? status : 'completed';
}

/** Cursor. It cannot be held back: what is open is sent as the next message. `{}` allows. */
export const cursor: Host = {
  read: (stdin) => ({
    ...emptyEvent('cursor'),
    kind: kindOf(KINDS, words(stdin['hook_event_name'])?.toLowerCase()),
    sessionKey: words(stdin['conversation_id']) ?? words(stdin['session_id']) ?? '',
    turnKey: words(stdin['generation_id']),
    cwd: words(list(stdin['workspace_roots'])[0]) ?? words(stdin['cwd']),
    prompt: words(stdin['prompt']),
    finalMessage: words(stdin['text']),
    continuation: Number(words(stdin['loop_count']) ?? whole(stdin['loop_count']) ?? 0) > 0,
    ended: endOf(stdin['status']),
    model: words(stdin['model']),
    ...transcriptAt(words(stdin['transcript_path'])),
  }),
  write: (kind, answer) => {
    if (kind === 'turn_started') return jsonLine({ continue: true });
    return jsonLine(answer.kind === 'block' ? { followup_message: answer.reason } : {});
  },
  settings: {
    project: '.cursor/hooks.json',
    user: '.cursor/hooks.json',
    events: ['beforeSubmitPrompt', 'afterAgentResponse', 'stop'],
    version: 1,
    grouped: false,
    root: '',
    entry: ({ sh }, timeout) => ({ command: sh, timeout }),
    commandOf: (entry) => words(entry['command']),
  },
};
