import { list, words } from '../../core/self-check/transcript/plain-object.ts';
import { emptyEvent, sharedFields, writeDecision } from './fields-of-event.ts';
import type { Host } from './host.ts';
import { groupedEntry } from './grouped-entry.ts';

/** Claude Code. Printing nothing allows. */
export const claude: Host = {
  read: (stdin) => ({
    ...emptyEvent('claude'),
    ...sharedFields(stdin),
    turnKey: words(stdin['prompt_id']),
    pendingWork: list(stdin['background_tasks']).length + list(stdin['session_crons']).length > 0,
  }),
  write: writeDecision,
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
