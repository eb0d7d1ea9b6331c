import { afterEach, describe, expect, it } from 'vitest';
import { openProvider } from '../../../src/adapters/providers/open-provider.ts';
import { judgeOfRouter } from '../../../src/app/judge-of-router.ts';
import { openRouter } from '../../../src/app/models/open-router.ts';
import { translate } from '../../../src/app/messages/translate.ts';
import { Configuration } from '../../../src/contract/configuration.ts';
import { QualityGate } from '../../../src/core/quality-gate/quality-gate.ts';
import {
  controlAnswer,
  fencedText,
  gateRequest,
  itemsOf,
  judgeText,
} from '../../quality-gate/scripted-judge.ts';
import { testOutside } from '../../support/test-outside.ts';
import { JSON_HEAD, type Wire, wires } from './wires.ts';
import { type WireReply, type WireRequest, type WireServer, wireServer } from './wire-server.ts';

const open: WireServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** What an honest judge writes to the prompt of a request. */
function honest(wire: Wire, { body }: WireRequest): string {
  const messages = [{ role: 'user' as const, content: wire.said(body) }];
  const answer = fencedText(messages, 'ANSWER');
  return judgeText(itemsOf(messages), ({ question }) => controlAnswer(question, answer) ?? true);
}

type Script = (nth: number, request: WireRequest) => WireReply;

interface Graded {
  readonly requests: readonly WireRequest[];
  readonly pauses: readonly number[];
  readonly results: readonly Awaited<ReturnType<QualityGate['assess']>>[];
}

/** Grades an answer, as often as `times` says, with a judge whose provider speaks over this wire and does what the script says. */
async function graded(wire: Wire, script: Script, model = 'm', times = 1): Promise<Graded> {
  const server = await wireServer(script);
  open.push(server);
  const provider = openProvider({
    name: 'here',
    kind: wire.kind,
    baseUrl: server.url,
    apiKey: 'k',
    models: [model],
  });
  const outside = testOutside(() => Promise.reject(new Error('no graph')), {
    providers: async () => [provider],
  });
  const home = { configuration: Configuration.parse({}), folder: '/' };
  const gate = new QualityGate(judgeOfRouter(await openRouter(home, outside), model));
  const results: Graded['results'][number][] = [];
  for (let at = 0; at < times; at += 1) results.push(await gate.assess(gateRequest()));
  return { requests: server.requests, pauses: outside.pauses, results };
}

/** Names of models that think, by kind, with where their effort stands in a request. */
const THINKERS: Readonly<Record<Wire['kind'], readonly [model: string, effort: object]>> = {
  anthropic: ['claude-fable-5', { output_config: { effort: 'low' } }],
  openai: ['gpt-5-mini', { reasoning_effort: 'low' }],
  openai_compatible: ['qwen/qwen3-8b', { reasoning_effort: 'low' }],
  google: ['gemini-2.5-flash', { generationConfig: { thinkingConfig: { thinkingBudget: 1024 } } }],
};

describe.each(wires)('a judge of kind $kind', (wire) => {
  const says =
    (shape: (right: string) => string): Script =>
    (_, request) =>
      wire.answer(shape(honest(wire, request)));

  it('MR17 is held to the schema of its answer', async () => {
    const { requests, results } = await graded(
      wire,
      says((right) => right),
    );
    expect(results[0]?.quality).toMatchObject({ status: 'passed', judge: { calls: 1 } });
    expect(requests).toHaveLength(1);
    expect(wire.schema(requests[0]?.body ?? {})).toMatchObject({
      type: 'object',
      required: ['items', 'summary'],
      properties: { items: { type: 'array' } },
    });
  });

  const refusing = [
    ['400', { status: 400, headers: JSON_HEAD, pieces: [wire.error('response_format is unavailable')] }],
    ['422', { status: 422, headers: JSON_HEAD, pieces: [wire.error('unknown field')] }],
    ['501', { status: 501, headers: JSON_HEAD, pieces: [wire.error('not implemented')] }],
    ['a success', { headers: JSON_HEAD, pieces: [JSON.stringify({ error: { message: 'no such format' } })] }],
  ] as const;
  it.each(refusing)(
    'MR17 where that is refused with %s, is asked without, and so from then on',
    async (_, refusal) => {
      const script: Script = (_nth, request) =>
        wire.schema(request.body) === undefined ? wire.answer(honest(wire, request)) : refusal;
      const { requests, results, pauses } = await graded(wire, script, 'm', 2);
      expect(results.map(({ quality }) => quality?.status)).toEqual(['passed', 'passed']);
      expect(requests.map(({ body }) => wire.schema(body) !== undefined)).toEqual([true, false, false]);
      expect(pauses).toEqual([]);
    },
  );

  it('MR17 what refuses everything is told once for both', async () => {
    const script: Script = () => ({ status: 400, headers: JSON_HEAD, pieces: [wire.error('no such model')] });
    const { requests, results } = await graded(wire, script);
    expect(results[0]?.unchecked).toEqual({
      reason: 'refused',
      detail: 'answered with status 400: no such model',
    });
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['prose around it', (right: string) => `Here it is:\n${right}\nI hope this helps.`],
    ['a thought before it', (right: string) => `<think>Is it {met}?</think>\n${right}`],
    ['a thought that no tag opens', (right: string) => `Is it {met}?\n</think>\n\n${right}`],
    ['a fenced block', (right: string) => `\`\`\`json\n${right}\n\`\`\``],
  ])('QG14 %s is read', async (_, shape) => {
    const { results } = await graded(wire, says(shape));
    expect(results[0]?.quality).toMatchObject({ status: 'passed', judge: { calls: 1 } });
  });

  it('QG14 prose alone, or an answer cut at its limit, is asked for once more', async () => {
    const prose = await graded(wire, (nth, request) =>
      nth === 1 ? wire.answer('All is well.') : wire.answer(honest(wire, request)),
    );
    expect(prose.results[0]?.quality).toMatchObject({ status: 'passed', judge: { calls: 2 } });
    const cut = await graded(wire, (nth, request) =>
      nth === 1 ? wire.answer('{"items":[{"id"', 'length') : wire.answer(honest(wire, request)),
    );
    expect(cut.results[0]?.quality).toMatchObject({ status: 'passed', judge: { calls: 2 } });
    expect(cut.requests.map(({ body }) => wire.room(body))).toEqual([512, 4096]);
  });

  it('QG13, MR17 one that thinks has room for it, and little effort', async () => {
    const [model, effort] = THINKERS[wire.kind];
    const { requests, results } = await graded(
      wire,
      says((right) => right),
      model,
    );
    expect(results[0]?.quality?.status).toBe('passed');
    expect(wire.room(requests[0]?.body ?? {})).toBe(4096);
    expect(requests[0]?.body).toMatchObject(effort);
  });

  it('QG14 a filtered answer is no judgement, says so, and is not asked for again', async () => {
    const { requests, results } = await graded(wire, () => wire.answer('', 'content_filter'));
    const { reason, detail = '' } = results[0]?.unchecked ?? {};
    expect([reason, detail]).toEqual([
      'refused',
      'the provider withheld the answer (finish_reason: content_filter)',
    ]);
    expect(translate(detail, 'ko')).toMatch(/[가-힣]/u);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['429 with Retry-After', { status: 429, headers: { 'retry-after': '2' }, pieces: [] }, 2000],
    ['500', { status: 500, pieces: [] }, 0],
    ['529', { status: 529, headers: JSON_HEAD, pieces: [wire.error('overloaded')] }, 0],
    ['a cut connection', { headers: JSON_HEAD, pieces: ['{', '"'], cutAfter: 1 }, 0],
  ] as const)('MR10 %s is waited for, and the judge asked again with its schema', async (_, fault, asked) => {
    const script: Script = (nth, request) => (nth === 1 ? fault : wire.answer(honest(wire, request)));
    const { requests, results, pauses } = await graded(wire, script);
    expect(results[0]?.quality).toMatchObject({ status: 'passed', judge: { calls: 1 } });
    expect(requests.every(({ body }) => wire.schema(body) !== undefined)).toBe(true);
    expect(pauses).toHaveLength(1);
    expect(pauses[0]).toBeGreaterThanOrEqual(asked);
  });

  it.each([
    ['an empty body', { headers: JSON_HEAD, pieces: [] }],
    ['a web page', { headers: { 'content-type': 'text/html' }, pieces: ['<html>log in</html>'] }],
    ['a web page that calls itself JSON', { headers: JSON_HEAD, pieces: ['<html>log in</html>'] }],
  ])('MR7 %s is unchecked, asked for once', async (_, fault) => {
    const { requests, results } = await graded(wire, () => fault);
    expect(results[0]?.quality).toBeNull();
    expect(results[0]?.unchecked?.reason).toBe('malformed');
    expect(requests).toHaveLength(1);
  });
});

describe('a judge of Google', () => {
  it('MR7 whose question is blocked is refused, asked for once', async () => {
    const [wire] = wires.filter(({ kind }) => kind === 'google');
    if (wire === undefined) throw new Error('no wire');
    const blocked = JSON.stringify({ promptFeedback: { blockReason: 'SAFETY' } });
    const { requests, results } = await graded(wire, () => ({ headers: JSON_HEAD, pieces: [blocked] }));
    expect(results[0]?.unchecked).toEqual({ reason: 'refused', detail: 'withheld its answer' });
    expect(requests).toHaveLength(1);
  });
});

describe('a judge of Anthropic', () => {
  it('MR17 that has a format of its own is asked for that, any other for a tool', async () => {
    const [wire] = wires;
    if (wire === undefined) throw new Error('no wire');
    const tool: Script = (_, request) => ({
      headers: JSON_HEAD,
      pieces: [
        JSON.stringify({
          type: 'message',
          id: 'msg_1',
          role: 'assistant',
          model: 'm',
          content: [{ type: 'tool_use', id: 't1', name: 'json', input: JSON.parse(honest(wire, request)) }],
          stop_reason: 'tool_use',
          stop_sequence: null,
          usage: { input_tokens: 11, output_tokens: 7 },
        }),
      ],
    });
    const old = await graded(wire, tool, 'claude-3-haiku-20240307');
    expect(old.results[0]?.quality).toMatchObject({ status: 'passed', judge: { calls: 1 } });
    expect(old.requests[0]?.body).toMatchObject({ tools: [{ name: 'json' }] });
    const own = await graded(wire, (_, request) => wire.answer(honest(wire, request)), 'claude-haiku-4-5');
    expect(own.results[0]?.quality?.status).toBe('passed');
    expect(own.requests[0]?.body).toMatchObject({ output_config: { format: { type: 'json_schema' } } });
  });
});
