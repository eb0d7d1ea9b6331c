import type { AgentEvent } from '../../contract/agent-event.ts';
import { type Fields, words } from '../../core/self-check/transcript/plain-object.ts';
import { emptyEvent, jsonLine, transcriptAt } from './fields-of-event.ts';
import type { Host } from './host.ts';
import { ROOT_BY_GIT } from './root-by-git.ts';

/** What it writes does not name its event. */
function kindOf(stdin: Fields): AgentEvent['kind'] {
  if (words(stdin['stopReason']) !== null) return 'turn_ended';
  return words(stdin['prompt']) === null ? 'other' : 'turn_started';
}

function endOf(reason: string | null): AgentEvent['ended'] {
  if (/abort|cancel|interrupt/i.test(reason ?? '')) return 'aborted';
  return /error|fail/i.test(reason ?? '') ? 'error' : 'completed';
}

/** Copilot CLI. Printing nothing allows. */
export const copilot: Host = {
  read: (stdin) => ({
    ...emptyEvent('copilot'),
    kind: kindOf(stdin),
    sessionKey: words(stdin['sessionId']) ?? '',
    cwd: words(stdin['cwd']),
    prompt: words(stdin['prompt']),
    continuation: stdin['stop_hook_active'] === true,
    ended: endOf(words(stdin['stopReason'])),
    ...transcriptAt(words(stdin['transcriptPath'])),
  }),
  write: (_, answer) =>
    answer.kind === 'block' ? jsonLine({ decision: 'block', reason: answer.reason }) : '',
  settings: {
    project: '.github/hooks/assay.json',
    user: '.copilot/hooks/assay.json',
    home: { variable: 'COPILOT_HOME', replaces: '.copilot' },
    events: ['userPromptSubmitted', 'agentStop'],
    version: 1,
    grouped: false,
    root: ROOT_BY_GIT,
    entry: ({ sh, powershell }, timeout) => ({
      type: 'command',
      bash: sh,
      powershell,
      timeoutSec: timeout,
    }),
    commandOf: (entry) => words(entry['bash']) ?? words(entry['powershell']),
  },
};
