import { describe, expect, it } from 'vitest';
import { openAIParts } from '../../src/adapters/providers/openai-parts.ts';
import { sseData } from '../../src/adapters/providers/sse-data.ts';
import type { ModelStreamPart } from '../../src/contract/ports/model-provider.ts';
import rows from '../../cases/openai/parts.json' with { type: 'json' };

async function* each<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values;
}

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const seen: T[] = [];
  for await (const one of values) seen.push(one);
  return seen;
}

function shown(part: ModelStreamPart): string {
  if (part.kind === 'chunk') return `chunk ${part.text}`;
  if (part.kind === 'beside') return part.acts === true ? 'beside calls' : 'beside';
  return `end ${part.finish_reason} ${part.usage?.total_tokens ?? 'null'}`;
}

async function partsOf(data: readonly string[]): Promise<string[]> {
  const seen: string[] = [];
  try {
    for await (const part of openAIParts(each(data))) seen.push(shown(part));
  } catch (error) {
    seen.push(`throws ${error instanceof Error ? error.message : ''}`);
  }
  return seen;
}

async function dataOf(text: string, size: number): Promise<string[]> {
  const bytes = new TextEncoder().encode(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.slice(at * size, (at + 1) * size),
  );
  return all(sseData(each(pieces)));
}

describe("the stream of a provider of OpenAI's form", () => {
  it.each(rows)('OA3 $name', async ({ data, parts }) => {
    expect(await partsOf(data)).toEqual(parts);
  });

  it.each([1, 2, 3, 7, 400])('OA3 its events are read whole in pieces of %i bytes', async (size) => {
    const text =
      ': hello\r\n\r\ndata: {"a":"빨강"}\r\n\r\nevent: x\ndata:{\ndata: }\n\ndata: [DONE]\n\ndata: half\n';
    expect(await dataOf(text, size)).toEqual(['{"a":"빨강"}', '{\n}', '[DONE]']);
  });

  it('OA3 an event without an end fills no memory', async () => {
    const endless = Array.from({ length: 20 }, () =>
      new TextEncoder().encode('data: '.padEnd(1_000_000, 'x')),
    );
    await expect(all(sseData(each(endless)))).rejects.toThrow('too long');
  });
});
