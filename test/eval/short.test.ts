import { describe, expect, it } from 'vitest';
import { loadShort } from '../../eval/datasets/short.ts';
import { productJudge } from '../../eval/judge.ts';
import type { EvalRow } from '../../eval/row.ts';
import { groupBy } from '../../eval/group-by.ts';

const judge = productJudge();

/** What a user reads as borne out, if by its words alone. */
const BACKED: ReadonlySet<string | undefined> = new Set(['verified', 'partial']);

async function shareSupported(rows: readonly EvalRow[]): Promise<number> {
  const said = await Promise.all(rows.map(judge));
  return said.filter(({ outcome }) => BACKED.has(outcome)).length / rows.length;
}

describe.each([...groupBy(loadShort(), ({ task }) => task ?? '')])('%s', (_, rows) => {
  const wrong = rows.filter(({ label }) => label === 0);
  const right = rows.filter(({ label }) => label === 1);

  it('EV17 has at least 60 wrong answers and as many true ones', () => {
    expect(wrong.length).toBeGreaterThanOrEqual(60);
    expect(right.length).toBeGreaterThanOrEqual(wrong.length);
  });

  it('EV17 seven of ten wrong answers do not pass', async () => {
    expect(await shareSupported(wrong)).toBeLessThan(0.3);
  });

  it('EV17 five of six true answers do', async () => {
    expect(await shareSupported(right)).toBeGreaterThan(5 / 6);
  });
});
