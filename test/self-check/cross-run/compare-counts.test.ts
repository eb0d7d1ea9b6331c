import { describe, expect, it } from 'vitest';
import cases from '../../../cases/self-check/cross-run/counts.json' with { type: 'json' };
import type { WorkRun } from '../../../src/contract/work-report.ts';
import { compareCounts } from '../../../src/core/self-check/cross-run/compare-runs.ts';
import { receipt, runOf } from '../support/runs.ts';

interface Numbers {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly exit: number;
}

function counted(tree: string, { passed, failed, skipped, exit }: Numbers): WorkRun {
  const { result } = runOf(tree, {}, exit, []);
  const counts = { total: passed + failed + skipped, passed, failed, skipped, todo: 0, errored: 0 };
  return { receipt: receipt(tree, exit), result: result === null ? null : { ...result, counts } };
}

describe('runs of which only numbers are known', () => {
  it.each(cases)('XR10 $about', ({ base, work, findings }) => {
    const found = compareCounts({
      work: counted('work', work),
      base: base === null ? null : counted('base', base),
    });
    expect(found.map(({ rule, severity, details }) => [rule, severity, details['reason']])).toEqual(findings);
  });
});
