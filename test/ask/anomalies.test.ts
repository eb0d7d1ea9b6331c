import { describe, expect, it } from 'vitest';
import { runAsk } from '../../src/app/ask/run-ask.ts';
import { AssayError } from '../../src/contract/assay-error.ts';
import type { AskResult } from '../../src/contract/ask.ts';
import { ProviderError } from '../../src/contract/provider-error.ts';
import { askWorld, type World } from '../support/ask-world.ts';

const FILES = {
  'src/settings.ts': `/** Settings are cached by their revision, so that a server never answers with stale ones. */
export function readSettings(store: Store): Settings {
  return cached(store.revision());
}
`,
  'src/lock.ts': `/** A lock whose process died is taken over after thirty seconds. */
export function takeLock(folder: string): Lock {
  return folder;
}
`,
};
const QUESTION = 'How is the lock of a process that died taken over?';
const CALLER = { tenant: 'default', user_id: 'u1', lang: 'en' as const };

function says(answer: string): string {
  return JSON.stringify({ intent: 'chat.ask', answer, citations: [], confidence: 0.9 });
}

const ABSTAINS = says('The evidence does not say how a lock is taken over.');
const CITED = says('A lock whose process died is taken over after thirty seconds [1].');
/** First no answer, then, with the file in the index, one that passes. */
const SCRIPT = {
  models: ['strong'],
  replies: [
    { when: { call: 1 }, answer: 'not JSON' },
    { when: { call: 2 }, answer: ABSTAINS },
    { answer: CITED },
  ],
};

const ERRORS: Readonly<Record<string, Error>> = {
  'a foreseen error': new AssayError('unavailable', 'the database cannot be reached', { where: 'database' }),
  'an error of a provider': new ProviderError('unavailable', 'answered 500', {
    provider: 'scripted',
    status: 500,
    transport: true,
  }),
  'an error that nobody foresaw': new TypeError('x is not a function'),
};

interface Seen {
  readonly world: World;
  readonly calls: readonly string[];
  readonly result: AskResult;
}

/** An ask whose `n`th call of a port (from 1) fails, and every later one where `onwards`; 0 = none. */
async function failing(n: number, onwards: boolean, error: Error): Promise<Seen> {
  const calls: string[] = [];
  const world = await askWorld(FILES, {
    script: SCRIPT,
    before: (call) => {
      calls.push(call);
      if (n > 0 && (calls.length === n || (onwards && calls.length > n))) throw error;
    },
  });
  world.index('src/settings.ts');
  const result = await runAsk(world.ports, { question: QUESTION }, CALLER, {}, new AbortController().signal);
  return { world, calls, result };
}

/** What holds of every end, whatever failed. */
function expectHonest({ result }: Seen): void {
  expect(result.steps.at(-1)?.name).toBe('learn');
  expect(result.rounds).toBeLessThanOrEqual(2);
  const passed = result.attempts.filter(({ decision }) => decision === 'commit');
  const best = Math.max(...passed.map(({ score }) => score));
  const given = passed.find(({ model, score }) => model === result.model && score === best);
  const isGiven = result.status !== 'abstained';
  expect(given !== undefined).toBe(isGiven);
  expect(result.citations.length > 0).toBe(isGiven);
  expect(result.ended === 'answered').toBe(result.status === 'answered');
}

describe('an ask whose outside fails', () => {
  it.each(Object.entries(ERRORS))(
    'LP1, LP16 ends honestly whichever call fails with %s',
    async (_, error) => {
      const whole = await failing(0, false, error);
      expect(whole.result).toMatchObject({ status: 'answered', rounds: 2 });
      expect(whole.calls.length).toBeGreaterThan(15);
      const ends: string[] = [];
      for (let n = 1; n <= whole.calls.length; n += 1)
        for (const onwards of [false, true]) {
          const seen = await failing(n, onwards, error);
          expectHonest(seen);
          const { result, world } = seen;
          const isTold = result.troubles.length > 0 || world.kept.warnings.length > 0;
          const isOnRecord = result.actions.some(({ state }) => state === 'failed');
          const failed = whole.calls[n - 1] ?? '';
          // the count is only asked to refuse an empty index
          expect([failed, isTold || isOnRecord || failed === 'index.counts']).toEqual([failed, true]);
          ends.push(result.status);
        }
      expect(new Set(ends).size).toBeGreaterThan(1);
    },
  );

  it('LP3 goes on where its steps cannot be kept, and says so once', async () => {
    const world = await askWorld(FILES);
    world.index('src/settings.ts', 'src/lock.ts');
    const saver = await world.ports.checkpoints();
    const broken = (): never => {
      throw new AssayError('disk_full', 'the disk is full');
    };
    const ports = {
      ...world.ports,
      checkpoints: async () =>
        Object.assign(Object.create(saver) as typeof saver, { put: broken, putWrites: broken }),
    };
    const result = await runAsk(ports, { question: QUESTION }, CALLER, {}, new AbortController().signal);
    expect(result.status).toBe('answered');
    expect(world.kept.warnings).toEqual(['the steps of this ask are not kept: the disk is full']);
  });

  it('LP20 takes injected evidence out again that made it worse', async () => {
    const text = `/** Opens the gate of the yard. */
export function openGate(code: string): Gate {
  // the gate of the yard stays open for a while
  return wait(code);
}
`;
    const world = await askWorld(
      { 'src/gate.ts': text },
      { script: { replies: [{ when: { call: 1 }, answer: ABSTAINS }, { answer: 'not JSON' }] } },
    );
    world.index('src/gate.ts');
    const question = 'How long does the gate of the yard stay open for?';
    const result = await runAsk(world.ports, { question }, CALLER, {}, new AbortController().signal);
    expect(result.actions.filter(({ kind }) => kind === 'evidence.inject')).toMatchObject([
      { state: 'done', outcome: 'worse', rolled_back: true },
    ]);
    expect((await world.ports.retrieve(question, 20, new AbortController().signal)).hits).toHaveLength(1);
  });
});
