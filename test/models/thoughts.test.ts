import { describe, expect, it } from 'vitest';
import type { FinishReason } from '../../src/contract/ai-response.ts';
import type { ModelRouter, RouterStreamPart } from '../../src/app/models/model-router.ts';
import { mayBeginWithinThought } from '../../src/app/models/resolve-model.ts';
import { withoutThoughts } from '../../src/app/models/without-thoughts.ts';
import { thoughtless } from '../../src/core/language/thoughts.ts';
import table from '../../cases/models/thoughts.json' with { type: 'json' };
import { endsBy, failsWith, says, testRouter, waitsAfter } from '../support/bench.ts';

const CALL = { messages: [{ role: 'user' as const, content: 'q' }], temperature: 0, max_tokens: 9 };

async function partsOf(router: ModelRouter): Promise<RouterStreamPart[]> {
  const parts: RouterStreamPart[] = [];
  for await (const part of router.stream(CALL)) parts.push(part);
  return parts;
}

function chunksOf(parts: readonly RouterStreamPart[]): string[] {
  return parts.flatMap((part) => (part.kind === 'chunk' ? [part.text] : []));
}

/** What is written, as a whole and in pieces that are cut anywhere. */
async function expectAnswer({ written, answer, finish = 'stop' }: Case, mayBegin: boolean): Promise<void> {
  const reason = finish as FinishReason;
  const router = (...pieces: string[]): ModelRouter =>
    withoutThoughts(testRouter([endsBy(reason, ...pieces)]), () => mayBegin);
  expect((await router(written).chat(CALL)).content).toBe(answer);
  for (let cut = 0; cut <= written.length; cut += 1) {
    const parts = await partsOf(router(written.slice(0, cut), written.slice(cut)));
    expect([cut, chunksOf(parts).join('')]).toEqual([cut, answer]);
    expect(parts.at(-1)?.kind).toBe('end');
  }
  expect(chunksOf(await partsOf(router(...written))).join('')).toBe(answer);
}

interface Case {
  readonly written: string;
  readonly answer: string;
  readonly finish?: string;
}

describe('thoughts before an answer', () => {
  it.each(table.cases)('MR15 $name', async (row) => {
    await expectAnswer(row, false);
    await expectAnswer(row, true);
  });

  it.each(table.within)('MR15 $name', async (row) => {
    await expectAnswer(row, true);
  });

  it('MR15 what two answers showed holds for the next: held back, dropped where it was cut, or let through', async () => {
    const within = ['So it is 9.', '</think>', 'It costs 9.'];
    const router = withoutThoughts(
      testRouter([says(...within), endsBy('length', 'Is it'), says('It ', 'costs 9.')]),
      () => true,
    );
    expect(chunksOf(await partsOf(router))).toEqual(['It costs 9.']);
    expect(chunksOf(await partsOf(router))).toEqual([]);
    expect(chunksOf(await partsOf(router))).toEqual(['It ', 'costs 9.']);
    const plain = withoutThoughts(testRouter([says('It costs 9.'), waitsAfter('It ')]), () => true);
    await plain.chat(CALL);
    for await (const part of plain.stream(CALL)) if (part.kind === 'chunk') break;
  });

  it('MR18 the first stream of a model that no name tells to think is not held back; what it showed holds for the next', async () => {
    const within = ['So it is 9.', '</think>', 'It costs 9.'];
    const router = withoutThoughts(
      testRouter([waitsAfter('It ')]),
      () => true,
      () => false,
    );
    for await (const part of router.stream(CALL)) if (part.kind === 'chunk') break;
    const learning = withoutThoughts(
      testRouter([says(...within), says(...within)]),
      () => true,
      () => false,
    );
    expect(chunksOf(await partsOf(learning))).toEqual(within);
    expect(chunksOf(await partsOf(learning))).toEqual(['It costs 9.']);
  });

  it('MR15 an answer held to a schema tells nothing of how others begin', async () => {
    const router = withoutThoughts(
      testRouter([says('{}'), says('So it is 9.', '</think>', 'It costs 9.')]),
      () => true,
    );
    await router.chat({ ...CALL, schema: {} });
    expect(chunksOf(await partsOf(router))).toEqual(['It costs 9.']);
  });

  it('MR15 of a stream that breaks off, what was held back comes before its error', async () => {
    const broken = withoutThoughts(testRouter([failsWith(new TypeError('cut'), 'It ', 'costs')]), () => true);
    const seen: string[] = [];
    await expect(async () => {
      for await (const part of broken.stream(CALL)) if (part.kind === 'chunk') seen.push(part.text);
    }).rejects.toThrow('cut');
    expect(seen).toEqual(['It ', 'costs']);
  });

  it('MR15 a long answer full of quoted tags takes linear time', () => {
    const filter = thoughtless('unknown');
    for (let at = 0; at < 100_000; at += 1) filter.write('"</think>" ');
    expect(filter.end(false)).toHaveLength(100_000);
  });

  it.each([
    ['claude-sonnet-4-5', 'anthropic', false],
    ['gpt-5-mini', 'openai', false],
    ['gemini-3-pro', 'google', false],
    ['deepseek-r1', 'openai', true],
    ['gpt-oss', 'openai_compatible', true],
    ['extractive', 'extractive', false],
  ] as const)('MR15 %s of kind %s may begin within a thought: %s', (model, kind, may) => {
    expect(mayBeginWithinThought(model, { name: 'p', kind, models: [] })).toBe(may);
  });

  it('MR15 the pieces of an answer without a thought are those that came', async () => {
    for (const pieces of [
      ['', ' ', '<', 'b>x'],
      ['A', '<think>', 'b'],
      ['', ''],
    ]) {
      for (const mayBegin of [false, true]) {
        const router = withoutThoughts(testRouter([endsBy('stop', ...pieces)]), () => mayBegin);
        expect(chunksOf(await partsOf(router))).toEqual(pieces);
      }
    }
  });

  it('MR15 a stream that breaks off within a thought gives its error and nothing of it', async () => {
    const broken = withoutThoughts(testRouter([failsWith(new TypeError('cut'), '<think>', 'the roof')]));
    const seen: string[] = [];
    await expect(async () => {
      for await (const part of broken.stream(CALL)) if (part.kind === 'chunk') seen.push(part.text);
    }).rejects.toThrow('cut');
    expect(seen).toEqual([]);
  });
});
