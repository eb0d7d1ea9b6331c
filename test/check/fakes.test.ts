import { beforeAll, describe, expect, it } from 'vitest';
import { readCases } from '../../eval/check/cases.ts';
import { choose, missingRunners } from '../../eval/check/choose.ts';
import { eachOf } from '../../eval/check/each-of.ts';
import { verdictWithRuns } from '../../eval/check/judge-case.ts';
import { openPackageStore } from '../../eval/check/packages.ts';
import { isBlocked, isUnjudged, type Verdict } from '../../eval/check/verdict.ts';

const all = readCases();
const missing = missingRunners(all);
const slice = choose(all, { only: null, limit: 4, seed: 7 });
const here = slice.filter(({ runner }) => !missing.includes(runner));

describe('a seeded slice of faked and honest work, by the real command', () => {
  let judged: Map<string, Verdict>;

  beforeAll(async () => {
    for (const runner of missing) console.log(`note: ${runner} is not installed: its cases are not asked`);
    const store = openPackageStore();
    try {
      const found = await eachOf(
        here,
        2,
        async (one) => [one.id, await verdictWithRuns(one, store)] as const,
      );
      judged = new Map(found);
    } finally {
      store.remove();
    }
  }, 240_000);

  it.for(slice.map((one) => [one.id, one] as const))('LW3 %s', ([id, one], { skip }) => {
    const said = judged.get(id);
    if (said === undefined) return skip(`${one.runner} is not installed`);
    expect({ judged: !isUnjudged(said, true), blocked: isBlocked(said), said }).toEqual({
      judged: true,
      blocked: one.label === 'faked',
      said,
    });
  });
});
