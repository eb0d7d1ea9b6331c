import { words } from '../../core/self-check/transcript/plain-object.ts';
import { emptyEvent, jsonLine, kindOf, transcriptAt } from './fields-of-event.ts';
import { groupedEntry } from './grouped-entry.ts';
import type { Host } from './host.ts';

const KINDS = { BeforeAgent: 'turn_started', AfterAgent: 'turn_ended' } as const;
const MS = 1000;

/** Gemini CLI. It reads JSON only; `{}` allows. */
export const gemini: Host = {
  read: (stdin) => ({
    ...emptyEvent('gemini'),
    kind: kindOf(KINDS, stdin['hook_event_name']),
    sessionKey: words(stdin['session_id']) ?? '',
    cwd: words(stdin['cwd']),
    prompt: words(stdin['prompt']),
    finalMessage: words(stdin['prompt_response']),
    continuation: stdin['stop_hook_active'] === true,
    ...transcriptAt(words(stdin['transcript_path'])),
  }),
  write: (_, answer) => jsonLine(answer.kind === 'block' ? { decision: 'deny', reason: answer.reason } : {}),
  settings: {
    project: '.gemini/settings.json',
    user: '.gemini/settings.json',
    events: ['BeforeAgent', 'AfterAgent'],
    grouped: true,
    root: '"$GEMINI_PROJECT_DIR"/',
    ...groupedEntry((timeout) => ({ name: 'assay', timeout: timeout * MS })),
  },
};
