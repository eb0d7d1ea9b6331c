import { describe, expect, it } from 'vitest';
import { eraseOldInputs } from '../../src/app/erase-old-inputs.ts';
import { openOutside } from '../../src/app/open-outside.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { Problem } from '../../src/contract/problem.ts';
import type { VerdictRecord } from '../../src/contract/verdict-record.ts';
import { says, testRouter } from '../support/bench.ts';
import { content, strict } from '../support/judge-calls.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

const settings = { quality_gate_enabled: true, verification_enabled: true, quality_gate_auto_retry: false };
const ASK = { feature: 'search_qa', content: 'When was the greenhouse repaired?', lang: 'en' };
const TRUE = 'The greenhouse was repaired in April 2026 [Note 1].';
const NOTE = { title: 'Greenhouse', content: 'The greenhouse was repaired in April 2026.' };

async function verdictsOf(server: TestServer): Promise<VerdictRecord[]> {
  const page = (await (await server.ask('/api/verdicts')).json()) as { verdicts: VerdictRecord[] };
  return page.verdicts;
}

function replay(server: TestServer, id: string, body?: unknown): Promise<Response> {
  return server.ask(`/api/verdicts/${id}/replay`, {
    method: 'POST',
    ...(body === undefined ? {} : { body }),
  });
}

async function answered(
  path: '/api/chat' | '/api/stream',
  configuration: object = {},
  judge = [content, content],
): Promise<TestServer> {
  const router = testRouter([says(TRUE)], judge);
  const server = await testServer({ configuration: { settings, ...configuration }, router });
  await server.ask('/api/notes', { method: 'POST', body: NOTE });
  await (await server.ask(path, { method: 'POST', body: ASK })).text();
  return server;
}

describe('giving the verdicts of a chat again', () => {
  it.each(['/api/chat', '/api/stream'] as const)(
    'HT20 %s: from the kept input, both of them',
    async (path) => {
      const server = await answered(path);
      const verdicts = await verdictsOf(server);
      expect(verdicts.map(({ part }) => part).toSorted()).toEqual(['grade', 'verify']);
      // What the notes say now is no matter of what the answer was held against.
      for (const { id, part, input_hash } of verdicts) {
        const answer = await replay(server, id);
        expect(answer.status).toBe(200);
        expect(await answer.json()).toMatchObject({ holds: true, before: { id }, now: { part, input_hash } });
      }
      await server.close();
    },
  );

  it('HT20 what a judge says otherwise now is said, and so is one that cannot be asked', async () => {
    const server = await answered('/api/chat', {}, [content, strict]);
    const { id } = (await verdictsOf(server)).find(({ part }) => part === 'grade') ?? { id: '' };
    expect(await (await replay(server, id)).json()).toMatchObject({
      holds: false,
      now: { outcome: 'FAILED' },
    });
    expect(await (await replay(server, id)).json()).toMatchObject({ holds: null, now: { exit: 2 } });
    await server.close();
  });

  it('HT20 an input of another hash is refused, whatever the part', async () => {
    const server = await answered('/api/chat');
    const bodies = { verify: { text: 'Another.' }, grade: { task: 'search_qa', answer: 'Another.' } };
    for (const { id, part } of await verdictsOf(server))
      expect((await replay(server, id, bodies[part as 'verify' | 'grade'])).status).toBe(409);
    await server.close();
  });

  it('HT20 an erased input leaves its tombstone', async () => {
    const server = await answered('/api/chat');
    const [{ id } = { id: '' }] = await verdictsOf(server);
    const erase = (): Promise<Response> => server.ask(`/api/verdicts/${id}/input`, { method: 'DELETE' });
    const input = async (): Promise<unknown> => (await server.ask(`/api/verdicts/${id}/input`)).json();
    expect(await input()).toMatchObject({ input: { content: { text: expect.any(String) } }, erased: null });
    expect([(await erase()).status, (await erase()).status]).toEqual([204, 204]);
    const refused = await replay(server, id);
    expect(refused.status).toBe(409);
    expect(Problem.parse(await refused.json()).detail).toBe(
      'the input was erased because somebody asked for it',
    );
    expect((await server.ask(`/api/verdicts/${id}`)).status).toBe(200);
    expect(await input()).toMatchObject({ input: null, erased: { by: 'request' } });
    await server.close();
  });

  it('WB20 inputs whose time is up are erased, those of today stay', async () => {
    const server = await answered('/api/chat');
    const outside = await openOutside({ workingFolder: server.folder, environment: {} });
    const [{ id } = { id: '' }] = await verdictsOf(server);
    const home = { folder: server.folder, configuration: Configuration.parse({}) };
    await eraseOldInputs({ home, outside, stores: server.stores, events: {} });
    expect((await server.stores.inputs('default').find(id))?.erased).toBeNull();
    const inTwoMonths = new Date(Date.now() + 60 * 24 * 3_600_000).toISOString();
    const clock = { ...(await outside.clock()), now: () => inTwoMonths };
    const later = { ...outside, clock: async () => clock };
    await eraseOldInputs({ home, outside: later, stores: server.stores, events: {} });
    expect((await server.stores.inputs('default').find(id))?.erased?.by).toBe('retention');
    await server.close();
  });

  it('WB20 keep_inputs_days 0 keeps none', async () => {
    const server = await answered('/api/chat', { server: { keep_inputs_days: 0 } });
    for (const { id } of await verdictsOf(server))
      expect(await server.stores.inputs('default').find(id)).toBeNull();
    await server.close();
  });
});

describe('giving a grading again', () => {
  it('HT20 from the same body, by rules alone where nobody judged', async () => {
    const server = await testServer();
    const body = { task: 'spellcheck', request: '내일 만나요.', answer: '내일 만나요.', lang: 'ko' };
    const { headers } = await server.ask('/api/grade', { method: 'POST', body });
    const id = headers.get('x-verdict-id') ?? '';
    const answers = [await replay(server, id), await replay(server, id, body)];
    expect(answers.map(({ status }) => status)).toEqual([409, 200]);
    expect(await answers[1]?.json()).toMatchObject({ holds: true });
    await server.close();
  });
});
