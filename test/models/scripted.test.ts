import { describe, expect, it } from 'vitest';
import { parseScript } from '../../src/app/models/scripted/open-script.ts';
import { callOf, read, scriptedRouter } from './routed.ts';

const YAML = `
models: [writer, judge]
replies:
  - when: {task: quality_eval}
    answer: '{"items": []}'
  - when: {text: 병가, call: 2}
    answer: second
  - when: {text: 병가}
    chunks: ["병가는 ", "60일입니다."]
    usage: {prompt_tokens: 12, completion_tokens: 4}
    finish_reason: length
  - when: {model: writer}
    answer: from the writer
    likelihoods:
      - token: "Yes"
        alternatives: [{token: "Yes", logprob: -0.2}, {token: "No", logprob: -1.7}]
`;

describe('the provider scripted', () => {
  it('MR6 the first reply that fits a call answers it', async () => {
    const { router } = await scriptedRouter(YAML);
    const ask = async (text: string, more = {}) => (await router.chat(callOf(text, more))).content;
    expect(await ask('병가는 며칠?')).toBe('병가는 60일입니다.');
    expect(await ask('병가는 며칠?')).toBe('second');
    expect(await ask('병가는 며칠?')).toBe('병가는 60일입니다.');
    expect(await ask('x', { task: 'quality_eval' })).toBe('{"items": []}');
    expect(await ask('x', { model: 'writer' })).toBe('from the writer');
    await expect(ask('x')).rejects.toMatchObject({ code: 'not_found', transport: false });
  });

  it('MR6 looks at the last message of the user alone', async () => {
    const { router } = await scriptedRouter(YAML);
    const messages = [
      { role: 'user' as const, content: '병가' },
      { role: 'assistant' as const, content: '병가' },
      { role: 'user' as const, content: 'thanks' },
    ];
    await expect(router.chat({ ...callOf(''), messages })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('MR6, MR12 gives pieces, usage, cost and end', async () => {
    const { router } = await scriptedRouter(YAML, { prices: { scripted: { prompt: 1, completion: 2 } } });
    const { parts } = await read(router.stream(callOf('병가')));
    expect(parts).toEqual([
      { kind: 'start', provider: 'scripted', model: 'scripted' },
      { kind: 'chunk', text: '병가는 ' },
      { kind: 'chunk', text: '60일입니다.' },
      {
        kind: 'end',
        finish_reason: 'length',
        usage: { prompt_tokens: 12, completion_tokens: 4, total_tokens: 16, cost: 0.00002 },
      },
    ]);
  });

  it('MR14 gives likelihoods where they are asked for', async () => {
    const { router } = await scriptedRouter(YAML);
    const call = callOf('x', { model: 'scripted/writer' });
    expect((await router.chat(call)).likelihoods).toBeUndefined();
    expect((await router.chat({ ...call, logprobs: true })).likelihoods).toMatchObject([{ token: 'Yes' }]);
  });

  it('MR3 lists its models', async () => {
    const { router } = await scriptedRouter(YAML, { default: 'scripted/other' });
    expect(router.models().map(({ provider, model }) => `${provider}/${model}`)).toEqual([
      'extractive/extractive',
      'scripted/scripted',
      'scripted/writer',
      'scripted/judge',
      'scripted/other',
    ]);
    expect(router.resolve(undefined)).toEqual({ provider: 'scripted', model: 'other' });
  });

  it('MR6 waits as long as it says', async () => {
    const { router, outside } = await scriptedRouter({
      replies: [{ chunks: ['a', 'b', 'c'], delay_ms: 70, chunk_delay_ms: 30 }],
    });
    await read(router.stream(callOf('x')));
    expect(outside.pauses).toEqual([70, 30, 30]);
  });

  const wrong: readonly (readonly [string, string, string])[] = [
    ['replies:\n  - answer: x\n    anwser: y\n', 'replies[0]', 's.yaml:2:5'],
    ['replies:\n  - answer: x\n    chunks: [y]\n', '"answer" and "chunks"', 's.yaml:2:5'],
    ['replies:\n  - when: {task: x}\n', 'needs "answer"', 's.yaml:2:5'],
    ['replies:\n  - fault: {kind: status}\n', 'needs "status"', 's.yaml:2:'],
    ['replies: []\n', 'replies', 's.yaml:1:'],
    ['replies: [\n', '', 's.yaml:'],
    ['replies:\n  - answer: 3\n', 'replies[0].answer', 's.yaml:2:13'],
  ];
  it.each(wrong)('MR6 refuses %j', (text, says, where) => {
    const refused = (): unknown => parseScript(text, 's.yaml');
    expect(refused).toThrow(says);
    expect(refused).toThrow(
      expect.objectContaining({ code: 'malformed', where: expect.stringContaining(where) }),
    );
  });
});
