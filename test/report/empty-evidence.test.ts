import { expect, it } from 'vitest';
import { Configuration } from '../../src/contract/configuration.ts';
import { verify } from '../../src/core/verify.ts';

const PORTS = {
  graph: null,
  sources: null,
  statements: null,
  clock: { elapsed: () => 0, now: () => '2026-02-02T00:00:00Z' },
  ids: { next: () => '0' },
};

it.each([
  [1, 'e0'],
  [5, 'e0, e1, e2, e3, e4'],
  [6, 'e0, e1, e2, e3, e4 (+1)'],
])('RP4 of %d pieces that hold no text five are named at most', async (count, named) => {
  const evidences = Array.from({ length: count }, (_, at) => ({
    evidence_id: `e${at}`,
    type: 'document' as const,
    data: '',
  }));
  const answer = { response_id: 'r', content: { text: 'The fee is 40 euros.', evidences } };
  const { result } = await verify(answer, Configuration.parse({}), PORTS);
  expect(result.recommendations[0]?.message.split(' — ').at(-1)).toBe(named);
});
