import { generateText, simulateReadableStream, streamText, wrapLanguageModel } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { describe, expect, it } from 'vitest';
import {
  type MiddlewareVerdict,
  verify,
  verifyMiddleware,
  type VerifyMiddlewareOptions,
} from '../../src/index.ts';
import { answers, type Case } from './on-fail-cases.ts';

const [WRONG] = answers;
const ACTIONS = ['deliver', 'annotate', 'replace', 'block'] as const;
const rows = answers.flatMap((one) => ACTIONS.map((of) => ({ ...one, of })));

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};
const finishReason = { unified: 'stop' as const, raw: 'stop' };
const CALL = { type: 'tool-call' as const, toolCallId: 'c9', toolName: 'look', input: '{}' };

/** A model that gives this answer, plain and in pieces of seven characters, with a call of a tool behind it. */
function modelOf(answer: string): MockLanguageModelV4 {
  const pieces = answer.match(/[^]{1,7}/g) ?? [];
  const deltas = pieces.map((delta) => ({ type: 'text-delta' as const, id: 't', delta }));
  const chunks = [
    { type: 'stream-start' as const, warnings: [] },
    { type: 'text-start' as const, id: 't' },
    ...deltas,
    { type: 'text-end' as const, id: 't' },
    { type: 'finish' as const, finishReason, usage, providerMetadata: { own: { a: 1 } } },
  ];
  return new MockLanguageModelV4({
    doGenerate: {
      content: [{ type: 'text', text: answer }],
      finishReason,
      usage,
      warnings: [],
      providerMetadata: { own: { a: 1 } },
    },
    doStream: async () => ({ stream: simulateReadableStream({ chunks }) }),
  });
}

function messagesOf({ question, notes }: Pick<Case, 'question' | 'notes'>) {
  const value = notes.map(({ title, content }) => `# ${title}\n\n${content}`).join('\n\n');
  const result = { type: 'tool-result' as const, toolCallId: 'c1', toolName: 'look' };
  return [
    { role: 'user' as const, content: question },
    {
      role: 'assistant' as const,
      content: [{ type: 'tool-call' as const, toolCallId: 'c1', toolName: 'look', input: {} }],
    },
    { role: 'tool' as const, content: [{ ...result, output: { type: 'text' as const, value } }] },
  ];
}

interface Seen {
  readonly text: string;
  readonly verdict: MiddlewareVerdict;
}

type Of = Pick<Case, 'question' | 'notes' | 'answer'>;

function wrapped({ answer }: Of, options: VerifyMiddlewareOptions) {
  return wrapLanguageModel({ model: modelOf(answer), middleware: verifyMiddleware(options) });
}

async function plain(of: Of, options: VerifyMiddlewareOptions): Promise<Seen> {
  const { text, providerMetadata } = await generateText({
    model: wrapped(of, options),
    messages: messagesOf(of),
  });
  expect(providerMetadata?.['own']).toEqual({ a: 1 });
  return { text, verdict: providerMetadata?.['assay'] as unknown as MiddlewareVerdict };
}

async function streamed(of: Of, options: VerifyMiddlewareOptions): Promise<Seen> {
  const result = streamText({ model: wrapped(of, options), messages: messagesOf(of) });
  let text = '';
  for await (const piece of result.textStream) text += piece;
  const metadata = await result.providerMetadata;
  expect(metadata?.['own']).toEqual({ a: 1 });
  return { text, verdict: metadata?.['assay'] as unknown as MiddlewareVerdict };
}

const NONE: Of = { question: 'At how many bar?', notes: [], answer: 'The pump runs at 6 bar.' };

describe('middleware of the AI SDK', () => {
  it.each(rows)('FC28 gives the verdict of verify, plain and streamed: $of: $name', async (one) => {
    const reports: unknown[] = [];
    const options = { on_fail: one.of, onReport: (report: unknown) => void reports.push(report) };
    const seen = [await plain(one, options), await streamed(one, options)];
    const { status, claims } = await verify([...messagesOf(one), { role: 'assistant', content: one.answer }]);
    const wanted = claims.map(({ text, status: own, reason }) => ({ text, status: own, reason }));
    for (const { verdict } of seen)
      expect(verdict).toMatchObject({ outcome: one.outcome, status, claims: wanted });
    expect(seen[1]).toEqual(seen[0]);
    expect(reports).toHaveLength(2);
    const isOther = one.outcome === 'failed' && one.of !== 'deliver';
    expect(seen[0]?.text === one.answer).toBe(!isOther);
    expect(seen[0]?.verdict.action?.action === 'deliver').toBe(!isOther && one.of !== 'deliver');
    expect(seen[0]?.verdict.action === undefined).toBe(one.of === 'deliver');
  });

  it('FC28 words go on as they come where nothing acts on them', async () => {
    const { stream } = await wrapped(WRONG, {}).doStream({ prompt: [{ role: 'user', content: [] }] });
    const seen: string[] = [];
    for await (const { type } of stream as unknown as AsyncIterable<{ type: string }>) seen.push(type);
    expect(seen.filter((type) => type === 'text-delta').length).toBeGreaterThan(3);
    expect(seen.at(-1)).toBe('finish');
  });

  it('FC28 what was not checked is said, and fails with fail_closed', async () => {
    const open = await plain(NONE, { on_fail: 'block' });
    expect(open).toMatchObject({ text: NONE.answer, verdict: { outcome: 'unchecked' } });
    const closed = await streamed(NONE, { on_fail: 'block', fail_closed: true });
    expect(closed.verdict).toMatchObject({ outcome: 'unchecked', action: { action: 'block' } });
    expect(closed.text).not.toContain('6 bar');
  });

  it.each([
    ['given', ['The pump runs at 5 bar.']],
    ['asked for', async () => ['The pump runs at 5 bar.']],
  ])('FC28 evidence may be %s beside the messages', async (_, evidences) => {
    const { verdict } = await plain(NONE, { evidences });
    expect(verdict).toMatchObject({ outcome: 'failed', status: 'FAILED' });
  });

  it('FC28 calls of tools pass untouched, and are not called checked', async () => {
    const model = new MockLanguageModelV4({
      doGenerate: { content: [CALL], finishReason, usage, warnings: [] },
    });
    const middleware = verifyMiddleware({ on_fail: 'block', fail_closed: true });
    const wrappedModel = wrapLanguageModel({ model, middleware });
    const { content, providerMetadata } = await wrappedModel.doGenerate({
      prompt: [{ role: 'user', content: [{ type: 'text', text: 'Look.' }] }],
    });
    expect([content, providerMetadata?.['assay']]).toEqual([
      [CALL],
      { outcome: 'not_applicable', claims: [] },
    ]);
  });
});
