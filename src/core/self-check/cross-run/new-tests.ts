import type { TestResult } from '../../../contract/test-run.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { Comparison } from './comparison.ts';
import { isBoundTo } from './requirement-tests.ts';
import { runFinding } from './run-finding.ts';
import { isFailing, statusIn } from './run-index.ts';
import type { AssertionChange } from './runs-to-compare.ts';
import { changedProductFiles } from './subject-of-test.ts';

export interface NewTests {
  readonly tests: readonly string[];
  /** Those that fail on the base's code; null where that was not run, or the copy told nothing. */
  readonly biting: readonly string[] | null;
  readonly findings: readonly WorkFinding[];
}

const OTHERWISE: ReadonlySet<AssertionChange> = new Set([
  'assertions_extended',
  'follows_source',
  'assertions_changed',
]);

/** Tests that pass on the work and are new there, or assert something else than at the base. */
function newTestsOf({ work, match, runs }: Comparison): readonly TestResult[] {
  return work.tests.filter(
    ({ id, status }) =>
      status === 'passed' && (!match.toBase.has(id) || OTHERWISE.has(runs.assertions.get(id) ?? 'unknown')),
  );
}

/** True where the base with the new tests does not even run what passes at the base, and in files that did not change. */
function toldNothing({ base, baseWithNewTests, runs }: Comparison): boolean {
  if (baseWithNewTests === null) return true;
  const changed = new Set(runs.change.files.flatMap(({ path, previous_path: before }) => [path, before]));
  const steady = (base?.tests ?? []).filter(
    ({ status, file }) => status === 'passed' && file !== null && !changed.has(file),
  );
  return steady.length > 0 && steady.every(({ id }) => statusIn(baseWithNewTests, id) !== 'passed');
}

function finding(
  severity: WorkFinding['severity'],
  tests: readonly TestResult[],
  details: Readonly<Record<string, string>>,
): WorkFinding {
  return runFinding(
    'new_tests_do_not_bite',
    severity,
    { count: String(tests.length), ...details },
    { tests: tests.map(({ id }) => id) },
  );
}

/** Requirements whose own new tests all pass on the base's code: they show nothing of it. */
function unbitten(
  { runs }: Comparison,
  tests: readonly TestResult[],
  biting: ReadonlySet<string>,
): readonly WorkFinding[] {
  return runs.requirements.flatMap((requirement) => {
    const bound = tests.filter((test) => isBoundTo(requirement, test));
    const bites = bound.some(({ id }) => biting.has(id));
    return bound.length === 0 || bites
      ? []
      : [finding('error', bound, { reason: 'requirement', requirement: requirement.id })];
  });
}

/**
 * New tests on the base's code: at least one of them must fail there, else they show nothing of the change. Where files
 * were built from the work and lie in that copy too, that none fails tells nothing.
 */
export function newTests(comparison: Comparison): NewTests {
  const tests = comparison.base === null ? [] : newTestsOf(comparison);
  const ids = tests.map(({ id }) => id);
  const { baseWithNewTests, runs } = comparison;
  if (baseWithNewTests === null || toldNothing(comparison)) return { tests: ids, biting: null, findings: [] };
  const biting = ids.filter((id) => isFailing(statusIn(baseWithNewTests, id)));
  const oldCode = (runs.baseWithNewTests?.receipt.built ?? []).length === 0;
  if (biting.length === 0 && !oldCode) return { tests: ids, biting: null, findings: [] };
  const asked = unbitten(comparison, tests, new Set(biting));
  if (tests.length === 0 || biting.length > 0 || asked.length > 0)
    return { tests: ids, biting, findings: asked };
  const code = changedProductFiles(runs.change, runs.testFiles).length > 0;
  const findings = [
    finding(code ? 'warning' : 'info', tests, { reason: code ? 'code_changed' : 'no_code_changed' }),
  ];
  return { tests: ids, biting, findings };
}
