import { MessageChannel } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { remotePorts } from '../../src/app/verify-thread/remote-ports.ts';
import { homePorts, servePorts } from '../../src/app/verify-thread/serve-ports.ts';
import { AssayError } from '../../src/contract/assay-error.ts';
import type { ListedProvider } from '../../src/contract/ports/model-provider.ts';
import type { GroundingModel } from '../../src/contract/ports/grounding-model.ts';
import { hrGraph, hrHome, testOutside } from '../support/test-outside.ts';

const NOBODY = { asked: () => undefined, answered: () => undefined };
const pairs = [{ premise: 'five!', hypothesis: 'a' }];

async function scoredBy(score: GroundingModel['score'], abort?: AbortSignal): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const outside = testOutside(hrGraph, { groundingModel: async () => ({ name: 'length@1', score }) });
  servePorts(port1, homePorts(outside, hrHome()), NOBODY);
  const model = await remotePorts(port2).groundingModel(hrHome());
  const scores = await model.score(pairs, abort).catch((error: unknown) => error);
  port2.close();
  return [model.name, scores];
}

it('HT23 a model answers a thread over its port', async () => {
  const score: GroundingModel['score'] = async (given) =>
    given.map(({ premise }) => ({ supported: premise.length / 100, contradicted: null }));
  expect(await scoredBy(score)).toEqual(['length@1', [{ supported: 0.05, contradicted: null }]]);
});

it('HT23 what fails behind the port keeps its code, its place and its way out', async () => {
  const error = new AssayError('malformed', 'is torn', { where: 'model.onnx', hint: 'fetch it anew' });
  expect(await scoredBy(() => Promise.reject(error))).toEqual(['length@1', error]);
});

it('HT23 a thread that waits no longer ends the question', async () => {
  const leaving = new AbortController();
  const score: GroundingModel['score'] = (_, abort) =>
    new Promise((_resolve, reject) => {
      abort?.addEventListener('abort', () => reject(new AssayError('cancelled', 'was left')));
      leaving.abort();
    });
  expect(await scoredBy(score, leaving.signal)).toMatchObject(['length@1', { code: 'cancelled' }]);
});

it('HT23 the graph answers a thread over its port as it does here', async () => {
  const { port1, port2 } = new MessageChannel();
  servePorts(port1, homePorts(testOutside(hrGraph), hrHome()), NOBODY);
  const remote = await remotePorts(port2).openGraph(hrHome(), {});
  const { reader } = remote;
  const graph = await hrGraph();
  const found = await reader.findEntities(['AI팀', '없는팀']);
  expect(found).toEqual(await graph.findEntities(['AI팀', '없는팀']));
  const [entity = { type: '', id: '' }] = found[0]?.candidates.map(({ entity: one }) => one) ?? [];
  expect(await reader.facts([entity])).toEqual(await graph.facts([entity]));
  expect(await reader.relations([entity])).toEqual(await graph.relations([entity]));
  expect(await reader.findSimilar(['AI 팀들'], 3)).toEqual(await graph.findSimilar(['AI 팀들'], 3));
  expect(await remote.names(entity)).toEqual([]);
  port2.close();
});

it('HT23 MJ1 the judge of claims answers a thread over its port, and remembers', async () => {
  const { port1, port2 } = new MessageChannel();
  let calls = 0;
  const provider: ListedProvider = {
    name: 'here',
    kind: 'openai_compatible',
    models: ['m'],
    chat: async ({ model }) => ({
      content: `${(calls += 1)}`,
      model,
      provider: 'here',
      finish_reason: 'stop',
    }),
    stream: () => {
      throw new Error('is not asked');
    },
  };
  const outside = testOutside(hrGraph, { providers: async () => [provider] });
  const home = hrHome({ grounding: { judge: { model: 'here/m' } } });
  servePorts(port1, homePorts(outside, home), NOBODY);
  const model = await remotePorts(port2).claimModel(home);
  const how = { temperature: 0, max_tokens: 1, logprobs: false };
  const ask = async (content: string) => model.ask([{ role: 'user', content }], how);
  expect([model.provider, model.model]).toEqual(['here', 'm']);
  expect((await ask('a')).content).toBe('1');
  expect(await ask('a')).toMatchObject({ content: '1', cached: true, usage: { total_tokens: 0 } });
  expect((await ask('b')).content).toBe('2');
  port2.close();
});
