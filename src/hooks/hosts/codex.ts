import { words } from '../../core/self-check/transcript/plain-object.ts';
import { emptyEvent, jsonLine, transcriptAt } from './fields-of-event.ts';
import { groupedEntry } from './grouped-entry.ts';
import type { Host } from './host.ts';
import { ROOT_BY_GIT } from './root-by-git.ts';

const KINDS = { UserPromptSubmit: 'turn_started', Stop: 'turn_ended' } as const;

/** Codex CLI. Printing nothing allows; a key that it does not know fails the hook. */
export const codex: Host = {
  read: (stdin) => ({
    ...emptyEvent('codex'),
    kind: KINDS[stdin['hook_event_name'] as keyof typeof KINDS] ?? 'other',
    sessionKey: words(stdin['session_id']) ?? '',
    turnKey: words(stdin['turn_id']),
    cwd: words(stdin['cwd']),
    prompt: words(stdin['prompt']),
    finalMessage: words(stdin['last_assistant_message']),
    continuation: stdin['stop_hook_active'] === true,
    planning: stdin['permission_mode'] === 'plan',
    model: words(stdin['model']),
    ...transcriptAt(words(stdin['transcript_path'])),
  }),
  write: (_, answer) => {
    if (answer.kind === 'allow') return '';
    return answer.kind === 'note'
      ? jsonLine({ systemMessage: answer.text })
      : jsonLine({ decision: 'block', reason: answer.reason });
  },
  settings: {
    project: '.codex/hooks.json',
    user: '.codex/hooks.json',
    home: { variable: 'CODEX_HOME', replaces: '.codex' },
    events: ['UserPromptSubmit', 'Stop'],
    grouped: true,
    root: ROOT_BY_GIT,
    ...groupedEntry((timeout) => ({ timeout })),
  },
};
