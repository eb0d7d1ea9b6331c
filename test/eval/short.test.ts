import { describe, expect, it } from 'vitest';
import { loadShort } from '../../eval/datasets/short.ts';
import { productJudge } from '../../eval/judge.ts';
import type { EvalRow } from '../../eval/row.ts';
import { groupBy } from '../../eval/group-by.ts';

const judge = productJudge();

async function share(rows: readonly EvalRow[], ends: readonly (string | undefined)[]): Promise<number> {
  const said = await Promise.all(rows.map(judge));
  return said.filter(({ outcome }) => ends.includes(outcome)).length / rows.length;
}

describe.each([...groupBy(loadShort(), ({ task }) => task ?? '')])('%s', (_, rows) => {
  const wrong = rows.filter(({ label }) => label === 0);
  const right = rows.filter(({ label }) => label === 1);

  it('EV17 has at least 60 wrong answers and as many true ones', () => {
    expect(wrong.length).toBeGreaterThanOrEqual(60);
    expect(right.length).toBeGreaterThanOrEqual(wrong.length);
  });

  it('EV17 of the wrong answers at most eight of a hundred are VERIFIED', async () => {
    expect(await share(wrong, ['verified'])).toBeLessThanOrEqual(0.08);
  });

  it('EV17 five of six true answers are borne out, if by their words alone', async () => {
    expect(await share(right, ['verified', 'partial'])).toBeGreaterThan(5 / 6);
  });
});
