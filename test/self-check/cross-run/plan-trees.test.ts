import { describe, expect, it } from 'vitest';
import cases from '../../../cases/self-check/cross-run/trees.json' with { type: 'json' };
import { WorkChange } from '../../../src/contract/work-change.ts';
import { planRuns } from '../../../src/core/self-check/cross-run/plan-runs.ts';
import { planTrees } from '../../../src/core/self-check/cross-run/plan-trees.ts';

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

  it.each(cases)('XR11 what may be kept: $about', ({ how, globs, files, trees }) => {
    const change = WorkChange.parse({
      base: { commit: 'b', how, name: 'main' },
      head: 'h',
      notes: [],
      files,
    });
    const plans = planRuns(change, globs).map(({ spec, decidedBy }) => [spec.tree, decidedBy.join(' ')]);
    const sides = { work: 'work', base: 'base' } as const;
    const expected = Object.keys(trees).map((tree) => [
      tree,
      tree === 'work' || tree === 'base' ? sides[tree] : 'base work',
    ]);
    expect(plans).toEqual(expected);
  });
});
