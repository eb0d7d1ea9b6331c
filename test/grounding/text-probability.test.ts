import { describe, expect, it } from 'vitest';
import { documentOf, plainRow } from '../../eval/datasets/plain-row.ts';
import { productJudge } from '../../eval/judge.ts';

const EVIDENCE =
  'The bridge over the Tamar was opened by Prince Albert in May 1859 after five years of work.';
const judge = productJudge();

async function scoreOf(answer: string): Promise<number> {
  const row = { dataset: 'd', id: '1', group: '1', answer, evidences: [documentOf(EVIDENCE)] };
  return (await judge(plainRow({ ...row, label: null }))).score;
}

describe('the probability of a claim', () => {
  it('GR24 what differs keeps it under the half, however much is alike', async () => {
    expect(await scoreOf(EVIDENCE)).toBeGreaterThan(0.9);
    expect(await scoreOf(EVIDENCE.replace('five years of work', 'nine years of work'))).toBeLessThan(0.5);
  });
});
