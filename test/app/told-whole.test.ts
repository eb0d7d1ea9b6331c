import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { check, checkAnswer, openVerifier, parseAnswer, verify, verifyAnswer } from '../../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-told-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TWICE = { response_id: 'r', content: { text: 'x', evidences: [{ evidence_id: 'a' }] } };

async function grown(
  work: (growing: Awaited<ReturnType<typeof grow>>) => Promise<unknown>,
): Promise<unknown> {
  return work(await grow());
}

async function grow() {
  const verifier = await openVerifier({ folder, environment: {} });
  const growing = await verifier.grow({ response_id: 'r', content: { evidences: [] } });
  await verifier.close();
  return growing;
}

const ENTRIES: readonly (readonly [string, () => unknown])[] = [
  ['verify', () => verify({ text: 5 } as never)],
  ['verifyAnswer', () => verifyAnswer(TWICE as never, { folder, environment: {} })],
  ['openVerifier', () => openVerifier({ folder, environment: {}, configuration: 'no-such.yaml' })],
  ['verifier.grow', async () => (await openVerifier({ folder, environment: {} })).grow({ response_id: 5 })],
  ['growing.write', () => grown((growing) => growing.write(5 as never))],
  [
    'growing.write after the end',
    () =>
      grown(async (growing) => {
        await growing.end();
        await growing.write('late');
      }),
  ],
  ['check', () => check({ folder, environment: {} })],
  ['parseAnswer', () => parseAnswer('{"a": }', 'answer.json')],
  ['checkAnswer', () => checkAnswer(TWICE, 'my answer')],
];

it.each(ENTRIES)('FC21 an error of %s says where, why and what to do in its message', async (_, call) => {
  const error = await (async () => call())().catch((caught: unknown) => caught);
  const { message, where, hint } = error as { message: string; where?: string; hint?: string };
  expect([typeof where, typeof hint]).toEqual(['string', 'string']);
  expect(message.startsWith(`${where}: `)).toBe(true);
  expect(message.endsWith(` — ${hint}`)).toBe(true);
});
