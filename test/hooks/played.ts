import type { AgentHost } from '../../src/contract/agent-event.ts';
import { compose } from '../../src/app/compose.ts';
import { runHook } from '../../src/hooks/run-hook.ts';
import { eventRow } from './hook-cases.ts';

/** How each host tells a prompt, the agent's answer and an end, by the rows of its fixtures. */
const STEPS = {
  claude: { prompt: ['prompt'], end: ['stop'] },
  codex: { prompt: ['prompt'], end: ['stop'] },
  cursor: { prompt: ['prompt'], end: ['response', 'stop'] },
  gemini: { prompt: ['prompt'], end: ['after-agent'] },
  copilot: { prompt: ['prompt'], end: ['agent-stop'] },
} as const satisfies Record<AgentHost, Record<'prompt' | 'end', readonly string[]>>;

const MESSAGES = ['last_assistant_message', 'prompt_response', 'text'];
const FOLDERS = ['cwd'];

/** What an agent's host gives its hooks, for a folder and a message. */
function stdinOf(
  host: AgentHost,
  id: string,
  { root, message, transcript }: { root: string; message: string; transcript: string },
): string {
  const { stdin } = eventRow(host, id);
  const entries = Object.entries(stdin).map(([key, value]) => {
    if (MESSAGES.includes(key)) return [key, message];
    if (FOLDERS.includes(key)) return [key, root];
    if (key === 'workspace_roots') return [key, [root]];
    if (key === 'transcript_path' || key === 'transcriptPath')
      return [key, value === null ? null : transcript];
    return [key, value];
  });
  return JSON.stringify(Object.fromEntries(entries));
}

/** What the hook of a host printed, and what it said to the log. */
export interface Printed {
  readonly stdout: string;
  readonly stderr: string;
}

/** Lets the hook of a host hear what is on its standard input. */
export async function hear(
  host: string,
  stdin: string,
  root: string,
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<Printed> {
  const outside = compose({ workingFolder: root, environment });
  const printed = { stdout: '', stderr: '' };
  await runHook([host, ...args], {
    stdin: async () => stdin,
    write: (text) => (printed.stdout += text),
    warn: (text) => (printed.stderr += text),
    outside: async () => outside,
    otherwise: (configured) => configured ?? 'en',
  });
  await outside.close();
  return printed;
}

/** Plays a step of an agent's turn; what the host was answered last. */
export async function playStep(
  host: AgentHost,
  step: 'prompt' | 'end',
  place: { root: string; message: string; transcript: string },
  environment: Readonly<Record<string, string>> = {},
): Promise<Printed> {
  let last: Printed = { stdout: '', stderr: '' };
  for (const id of STEPS[host][step])
    last = await hear(host, stdinOf(host, id, place), place.root, [], environment);
  return last;
}
