import { openOutside } from '../../src/app/open-outside.ts';
import { resumeAsk, runAsk } from '../../src/app/ask/run-ask.ts';
import { AssayError } from '../../src/contract/assay-error.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { askWorld } from './ask-world.ts';

/**
 * A process that asks, or goes on with an ask, on the database of a folder (or `DATABASE_URL`), and is killed once a step is
 * done: before that step is kept. Prints a line for each thing that happens.
 */
const [mode, folder = '', word = ''] = process.argv.slice(2);

const FILES = {
  'src/settings.ts': `/** Settings are cached by their revision, so that a server never answers with stale ones. */
export function readSettings(store: Store): Settings {
  return cached(store.revision());
}
`,
};
const ANSWER = JSON.stringify({
  intent: 'chat.ask',
  answer: 'Settings are cached by their revision [1].',
  citations: ['1'],
  confidence: 0.9,
});

function say(what: string, value: string): void {
  process.stdout.write(`${what} ${value}\n`);
}

const outside = await openOutside({ workingFolder: folder, environment: process.env });
const stores = await outside.stores({ folder, configuration: Configuration.parse({}) }, {});
const world = await askWorld(FILES, {
  script: { replies: [{ answer: ANSWER }] },
  before: (call) => {
    if (call === 'model' || call === 'retrieve') say('call', call);
  },
});
world.index('src/settings.ts');
const ports = { ...world.ports, checkpoints: () => stores.checkpoints() };
const caller = { tenant: 'default', user_id: null, lang: 'en' as const };
const events = {
  onBegin: ({ id }: { id: string }) => say('begin', id),
  onStep: ({ name }: { name: string }) => {
    say('step', name);
    if (mode === 'ask' && name === word) process.kill(process.pid, 'SIGKILL');
  },
};
const { signal } = new AbortController();
try {
  const result =
    mode === 'ask'
      ? await runAsk(ports, { question: 'where are settings cached?' }, caller, events, signal)
      : await resumeAsk(ports, word, caller, events, signal);
  say('result', `${result.status} ${result.steps.map(({ name }) => name).join(',')}`);
} catch (error) {
  say('error', error instanceof AssayError ? error.code : String(error));
}
await outside.close();
