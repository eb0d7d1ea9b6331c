import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { compose } from '../../src/app/compose.ts';
import { AGENT_HOSTS } from '../../src/contract/agent-event.ts';
import { runHook } from '../../src/hooks/run-hook.ts';
import { drawn } from './drawn.ts';
import type { OpenTarget } from './target.ts';
import { text, word } from './texts.ts';
import { broken, json } from './values.ts';

const event = fc.record(
  {
    session_id: word,
    hook_event_name: fc.constantFrom(
      'Stop',
      'SubagentStop',
      'UserPromptSubmit',
      'PreToolUse',
      'stop',
      'AfterAgent',
    ),
    stop_hook_active: fc.boolean(),
    prompt: text,
    last_assistant_message: text,
    transcript_path: word,
    text,
  },
  { requiredKeys: ['session_id', 'hook_event_name'] },
);

const input = fc.tuple(
  fc.constantFrom(...AGENT_HOSTS),
  fc.oneof(
    { weight: 7, arbitrary: event.map((one) => JSON.stringify(one)) },
    { weight: 2, arbitrary: broken(event).map((one) => JSON.stringify(one)) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        text,
        json.map((one) => JSON.stringify(one) ?? ''),
      ),
    },
  ),
);

/** The hook of each host, in a folder without git: whatever it is told, it answers and never blocks. */
export async function openHook(): Promise<OpenTarget> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-fuzz-'));
  const outside = compose({ workingFolder: folder, environment: {} });
  return {
    async run(seed) {
      const [host, stdin] = drawn(input, seed);
      const printed = { out: '', warned: '' };
      await runHook([host], {
        stdin: async () => stdin,
        write: (said) => (printed.out += said),
        warn: (said) => (printed.warned += said),
        outside: async () => outside,
        otherwise: (configured) => configured ?? 'en',
      });
      if (/"(?:decision|permission)":"(?:block|deny)"/u.test(printed.out))
        throw new Error(`it blocked: ${printed.out}`);
      if (/\n\s+at /u.test(printed.warned)) throw new Error(`a stack was told: ${printed.warned}`);
      return printed.warned === '' ? 'answered' : 'refused';
    },
    async close() {
      await outside.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
