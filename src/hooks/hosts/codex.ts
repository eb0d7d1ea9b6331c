import { words } from '../../core/self-check/transcript/plain-object.ts';
import { emptyEvent, sharedFields, writeDecision } from './fields-of-event.ts';
import { groupedEntry } from './grouped-entry.ts';
import type { Host } from './host.ts';
import { ROOT_BY_GIT } from './root-by-git.ts';

/** Codex CLI. Printing nothing allows; a key that it does not know fails the hook. */
export const codex: Host = {
  read: (stdin) => ({
    ...emptyEvent('codex'),
    ...sharedFields(stdin),
    turnKey: words(stdin['turn_id']),
    model: words(stdin['model']),
  }),
  write: writeDecision,
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
