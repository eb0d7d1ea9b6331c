import { describe, expect, it } from 'vitest';
import { Requirement } from '../../src/contract/requirement.ts';
import { WorkChange } from '../../src/contract/work-change.ts';
import type { WorkFinding } from '../../src/contract/work-finding.ts';
import type { WorkRun } from '../../src/contract/work-report.ts';
import { compareRuns } from '../../src/core/self-check/cross-run/compare-runs.ts';
import { PLANTED_RUN_FAULTS, type PlantedRunFault } from './planted/run-faults.ts';
import { PLANTED_REPORT_FAULTS } from './planted/report-faults.ts';
import { readTestReport } from '../../src/core/self-check/reports/read-test-report.ts';
import { runOf } from './support/runs.ts';

function run(tree: string, statuses: Readonly<Record<string, string>> | undefined): WorkRun | null {
  if (statuses === undefined) return null;
  const named = Object.entries(statuses).map(([title, status]) => [`a.test.ts › ${title}`, status]);
  return runOf(tree, Object.fromEntries(named), 0, named.length === 0 ? ['no_tests'] : []);
}

function errors(
  fault: Pick<PlantedRunFault, 'base' | 'work' | 'workWithBaseTests' | 'baseWithNewTests'>,
): readonly WorkFinding[] {
  const work = run('work', fault.work);
  if (work === null) return [];
  const file = { status: 'modified', before: '', after: '' };
  const { findings } = compareRuns({
    change: WorkChange.parse({
      base: { commit: 'b', how: 'merge_base', name: 'main' },
      head: 'h',
      notes: [],
      files: ['a.ts', 'a.test.ts'].map((path) => ({ path, ...file })),
    }),
    work,
    base: run('base', fault.base),
    workWithBaseTests: run('work_with_base_tests', fault.workWithBaseTests),
    baseWithNewTests: run('base_with_new_tests', fault.baseWithNewTests),
    again: null,
    againWithBaseTests: null,
    assertions: new Map(),
    requirements: [Requirement.parse({ id: 'R1', text: 'subtracts', tests: ['subtracts'] })],
    testFiles: [],
  });
  return findings.filter(({ severity }) => severity === 'error');
}

describe('planted faults of runs', () => {
  it.each(PLANTED_RUN_FAULTS)('XR12 $rule catches $about', (fault) => {
    expect(errors(fault).map(({ rule }) => rule)).toEqual([fault.rule]);
  });

  it.each(PLANTED_RUN_FAULTS)('XR12 $rule lets the mended run pass: $about', (fault) => {
    expect(errors({ base: fault.base, ...fault.mended })).toEqual([]);
  });

  it.each(PLANTED_REPORT_FAULTS)('TR11 $format catches $about', ({ format, report }) => {
    const { counts } = readTestReport(format, report, '/copy');
    expect(counts.failed + counts.errored).toBeGreaterThan(0);
  });

  it.each(PLANTED_REPORT_FAULTS)('TR11 $format lets the mended report pass: $about', (planted) => {
    const text = planted.report.replace(planted.fault, planted.mended);
    const { counts } = readTestReport(planted.format, text, '/copy');
    expect(counts.failed + counts.errored).toBe(0);
    expect(counts.passed).toBeGreaterThan(0);
  });
});
