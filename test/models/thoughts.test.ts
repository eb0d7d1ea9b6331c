import { describe, expect, it } from 'vitest';
import type { FinishReason } from '../../src/contract/ai-response.ts';
import type { ModelRouter, RouterStreamPart } from '../../src/app/models/model-router.ts';
import { withoutThoughts } from '../../src/app/models/without-thoughts.ts';
import table from '../../cases/models/thoughts.json' with { type: 'json' };
import { endsBy, failsWith, testRouter } from '../support/bench.ts';

const CALL = { messages: [{ role: 'user' as const, content: 'q' }], temperature: 0, max_tokens: 9 };

async function partsOf(router: ModelRouter): Promise<RouterStreamPart[]> {
  const parts: RouterStreamPart[] = [];
  for await (const part of router.stream(CALL)) parts.push(part);
  return parts;
}

function chunksOf(parts: readonly RouterStreamPart[]): string[] {
  return parts.flatMap((part) => (part.kind === 'chunk' ? [part.text] : []));
}

describe('thoughts before an answer', () => {
  it.each(table.cases)('MR15 $name', async ({ written, answer, finish = 'stop' }) => {
    const reason = finish as FinishReason;
    const whole = withoutThoughts(testRouter([endsBy(reason, written)]));
    expect((await whole.chat(CALL)).content).toBe(answer);
    for (let cut = 0; cut <= written.length; cut += 1) {
      const pieces = [written.slice(0, cut), written.slice(cut)];
      const parts = await partsOf(withoutThoughts(testRouter([endsBy(reason, ...pieces)])));
      expect([cut, chunksOf(parts).join('')]).toEqual([cut, answer]);
      expect(parts.at(-1)?.kind).toBe('end');
    }
    const letters = await partsOf(withoutThoughts(testRouter([endsBy(reason, ...written)])));
    expect(chunksOf(letters).join('')).toBe(answer);
  });

  it('MR15 the pieces of an answer without a thought are those that came', async () => {
    for (const pieces of [
      ['', ' ', '<', 'b>x'],
      ['A', '<think>', 'b'],
      ['', ''],
    ]) {
      const parts = await partsOf(withoutThoughts(testRouter([endsBy('stop', ...pieces)])));
      expect(chunksOf(parts)).toEqual(pieces);
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
