import { describe, expect, it } from 'vitest';
import cases from '../../../cases/self-check/cross-run/trees.json' with { type: 'json' };
import { WorkChange } from '../../../src/contract/work-change.ts';
import { keptRuns } from '../../../src/app/check-work/kept-runs.ts';
import type { RunCache } from '../../../src/contract/ports/run-cache.ts';
import type { CommandOutcome, CommandSpec, TreeSpec } from '../../../src/contract/ports/sandbox.ts';
import type { WorkTree } from '../../../src/contract/ports/work-tree.ts';
import { patience, planTrees } from '../../../src/core/self-check/cross-run/plan-trees.ts';

describe('the copies of a cross-run', () => {
  it.each(cases)('XR1 $about', ({ how, globs, files, trees }) => {
    const change = WorkChange.parse({
      base: { commit: 'b', how, name: 'main' },
      head: 'h',
      notes: [],
      files,
    });
    const planned = planTrees(change, globs);
    expect(Object.fromEntries(planned.map(({ tree, fromOther }) => [tree, fromOther]))).toEqual(trees);
    expect(planned.map(({ side }) => side)).toEqual(
      planned.map(({ tree }) => (tree.startsWith('base') ? 'base' : 'work')),
    );
  });

  it.each([
    ['base', 'base', ['the same', 'other work']],
    ['work', 'work', ['the same']],
    ['work_with_base_tests', 'work', ['the same']],
    ['base_with_new_tests', 'base', ['the same']],
  ] as const)(
    'XR11 a kept run of %s is found again as long as what decided it is the same',
    async (tree, side, found) => {
      const kept = new Map<string, CommandOutcome>();
      const cache = {
        get: async (key: unknown) => kept.get(JSON.stringify(key)) ?? null,
        put: async (key: unknown, outcome: CommandOutcome) => void kept.set(JSON.stringify(key), outcome),
      } as RunCache;
      const of = (base: string, work: string): WorkTree =>
        ({ hash: async (one: string) => (one === 'base' ? base : work) }) as unknown as WorkTree;
      const copy: TreeSpec = { tree, side, fromOther: [], without: [] };
      const [command, outcome] = [{} as CommandSpec, {} as CommandOutcome];
      await (await keptRuns(of('b', 'w'), cache, false)).keep(copy, command, outcome);
      const states = { 'the same': of('b', 'w'), 'other work': of('b', 'x'), 'other base': of('c', 'w') };
      const again: string[] = [];
      for (const [name, one] of Object.entries(states))
        if ((await (await keptRuns(one, cache, false)).find(copy, command)) !== null) again.push(name);
      expect(again).toEqual(found);
      expect(await (await keptRuns(of('b', 'w'), cache, true)).find(copy, command)).toBeNull();
    },
  );

  it.each([
    ['work', 600_000, 200, 600_000],
    ['base', 600_000, 200, 600_000],
    ['work_with_base_tests', 600_000, 200, 30_000],
    ['base_with_new_tests', 600_000, 12_000, 120_000],
    ['base_with_new_tests', 60_000, 12_000, 60_000],
    ['work_with_base_tests', 600_000, undefined, 600_000],
  ] as const)('XR7 tests in %s, of at most %i ms, where the work took %s, get %i', (tree, most, took, ms) => {
    expect(patience(tree, most, took)).toBe(ms);
  });
});
