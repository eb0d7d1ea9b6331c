import { list, words } from '../../core/self-check/transcript/plain-object.ts';
import { emptyEvent, jsonLine, transcriptAt } from './fields-of-event.ts';
import type { Host } from './host.ts';
import { groupedEntry } from './grouped-entry.ts';

const KINDS = { UserPromptSubmit: 'turn_started', Stop: 'turn_ended' } as const;

/** Claude Code. Printing nothing allows. */
export const claude: Host = {
  read: (stdin) => ({
    ...emptyEvent('claude'),
    kind: KINDS[stdin['hook_event_name'] as keyof typeof KINDS] ?? 'other',
    sessionKey: words(stdin['session_id']) ?? '',
    turnKey: words(stdin['prompt_id']),
    cwd: words(stdin['cwd']),
    prompt: words(stdin['prompt']),
    finalMessage: words(stdin['last_assistant_message']),
    continuation: stdin['stop_hook_active'] === true,
    pendingWork: list(stdin['background_tasks']).length + list(stdin['session_crons']).length > 0,
    planning: stdin['permission_mode'] === 'plan',
    ...transcriptAt(words(stdin['transcript_path'])),
  }),
  write: (_, answer) => {
    if (answer.kind === 'allow') return '';
    return answer.kind === 'note'
      ? jsonLine({ systemMessage: answer.text })
      : jsonLine({ decision: 'block', reason: answer.reason });
  },
  settings: {
    project: '.claude/settings.json',
    user: '.claude/settings.json',
    home: { variable: 'CLAUDE_CONFIG_DIR', replaces: '.claude' },
    events: ['UserPromptSubmit', 'Stop'],
    grouped: true,
    root: '"$CLAUDE_PROJECT_DIR"/',
    ...groupedEntry((timeout) => ({ timeout })),
  },
};
