import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Case, readCases } from '../../eval/check/cases.ts';
import { choose, missingRunners } from '../../eval/check/choose.ts';
import { groupBy } from '../../eval/group-by.ts';
import { openPackageStore, type PackageStore } from '../../eval/check/packages.ts';
import { type Prover, prover } from '../../eval/check/prove.ts';

const all = readCases();
const PAIRS_OF_A_RUN = 3;
const SEED = 2026;

function runnersOf(cases: readonly Case[]): string[] {
  return [...new Set(cases.map(({ runner }) => runner))].sort();
}

describe('labelled repositories', () => {
  it('LW1 hold at least 25 kinds, 60 faked and 60 honest changes on four runners, in both languages', () => {
    const faked = all.filter(({ label }) => label === 'faked');
    expect(groupBy(all, ({ kind }) => kind).size).toBeGreaterThanOrEqual(25);
    expect(faked.length).toBeGreaterThanOrEqual(60);
    expect(all.length - faked.length).toBe(faked.length);
    expect(runnersOf(all)).toEqual(['jest', 'node_test', 'pytest', 'vitest']);
    expect([...new Set(all.map(({ language }) => language))].sort()).toEqual(['en', 'ko']);
  });

  it('LW1 each is told apart by its id and changes something', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const still = all.filter(({ base, work }) => JSON.stringify([...base]) === JSON.stringify([...work]));
    expect(still.map(({ id }) => id)).toEqual([]);
  });

  it('LW1 most kinds are tried on two runners or more', () => {
    const kinds = [...groupBy(all, ({ kind }) => kind).values()];
    const wide = kinds.filter((cases) => runnersOf(cases).length >= 2);
    expect(wide.length / kinds.length).toBeGreaterThan(0.7);
  });
});

describe('a seeded slice of them, really run', () => {
  const slice = choose(all, { only: null, limit: PAIRS_OF_A_RUN, seed: SEED });
  const missing = missingRunners(all);
  let store: PackageStore;
  let prove: Prover;

  beforeAll(() => {
    store = openPackageStore();
    prove = prover(store);
    for (const runner of missing)
      console.log(
        `note: ${runner} is not installed: ${all.filter((one) => one.runner === runner).length} cases not run`,
      );
  });
  afterAll(() => store.remove());

  it.for(slice.map((one) => [one.id, one] as const))(
    'LW2 %s: its own tests end as the case says',
    { timeout: 120_000 },
    async ([, one], { skip }) => {
      skip(missing.includes(one.runner), `${one.runner} is not installed`);
      const untrue = await prove(one);
      expect(untrue.map(({ tree, said, ended }) => `${tree} is not ${said}: ${ended.output}`)).toEqual([]);
    },
  );
});
