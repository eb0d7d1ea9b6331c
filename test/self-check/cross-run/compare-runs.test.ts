import { describe, expect, it } from 'vitest';
import cases from '../../../cases/self-check/cross-run/comparisons.json' with { type: 'json' };
import { Requirement } from '../../../src/contract/requirement.ts';
import { WorkChange } from '../../../src/contract/work-change.ts';
import { WorkFinding } from '../../../src/contract/work-finding.ts';
import { CrossRun, type WorkRun } from '../../../src/contract/work-report.ts';
import { compareRuns } from '../../../src/core/self-check/cross-run/compare-runs.ts';
import type {
  AssertionChange,
  RunsToCompare,
} from '../../../src/core/self-check/cross-run/runs-to-compare.ts';
import { receipt, runOf } from '../support/runs.ts';

type Case = (typeof cases)[number];

const TREES = {
  work: 'work',
  base: 'base',
  workWithBaseTests: 'work_with_base_tests',
  baseWithNewTests: 'base_with_new_tests',
  again: 'work',
  againWithBaseTests: 'work_with_base_tests',
} as const;

type Name = keyof typeof TREES;

function run({ runs, exits, problems }: Case, name: Name): WorkRun | null {
  const statuses = Object.entries(runs).find(([key]) => key === name)?.[1];
  const exit = Object.entries(exits).find(([key]) => key === name)?.[1] ?? 0;
  const troubles = Object.entries(problems).find(([key]) => key === name)?.[1] ?? [];
  return statuses === undefined ? null : runOf(TREES[name], statuses, exit, troubles);
}

const NOT_RUN: WorkRun = {
  receipt: { ...receipt('work', 0), ended: 'not_started', exit_code: null },
  result: null,
};

function runsOf(row: Case): RunsToCompare {
  return {
    change: WorkChange.parse({
      base: { commit: 'b', how: 'merge_base', name: 'main' },
      head: 'h',
      notes: [],
      files: row.files,
    }),
    work: run(row, 'work') ?? NOT_RUN,
    base: run(row, 'base'),
    workWithBaseTests: run(row, 'workWithBaseTests'),
    baseWithNewTests: run(row, 'baseWithNewTests'),
    again: run(row, 'again'),
    againWithBaseTests: run(row, 'againWithBaseTests'),
    assertions: new Map(Object.entries(row.assertions) as [string, AssertionChange][]),
    ...('subjects' in row && { subjects: new Map(Object.entries(row.subjects)) }),
    ...('rehomed' in row && { rehomed: new Set(row.rehomed) }),
    requirements: row.requirements.map((each) => Requirement.parse(each)),
    testFiles: [],
  };
}

describe('runs held against each other', () => {
  it.each(cases)('$rule $about', (row) => {
    const { crossRun, findings, unchecked, rerun } = compareRuns(runsOf(row));
    const told = findings.map(({ rule, severity, details, tests }) => [
      rule,
      severity,
      details['reason'],
      tests,
    ]);
    expect(told).toEqual(row.findings);
    expect(crossRun).toMatchObject(row.cross);
    expect(unchecked.map(({ item }) => item)).toEqual(row.unchecked);
    expect(rerun).toEqual(row.rerun);
    expect(findings.every((finding) => WorkFinding.safeParse(finding).success)).toBe(true);
    expect(CrossRun.safeParse(crossRun).success).toBe(true);
  });
});
