import type { TestResult } from '../../../contract/test-run.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { Comparison } from './comparison.ts';
import { groupBy } from './group-by.ts';
import { isAllowed, messageOnNewCode, onNewCode } from './on-new-code.ts';
import { findingsByFile, type Seen } from './run-finding.ts';
import { isCutShort } from './run-health.ts';
import { isLeftOut, statusIn } from './run-index.ts';

export interface LostTests {
  /** Ids at the base. */
  readonly missing: readonly string[];
  /** Ids in the work. */
  readonly newlySkipped: readonly string[];
  readonly findings: readonly WorkFinding[];
}

type Verdict = Pick<Seen, 'severity' | 'reason'>;

/** Files that have as many tests as before: what went was replaced. */
function filledFiles({ base, work }: Comparison): ReadonlySet<string> {
  const [before, now] = [base?.tests ?? [], work.tests].map((tests) => groupBy(tests, ({ file }) => file));
  const files = [...(before ?? [])].filter(([file, tests]) => (now?.get(file)?.length ?? 0) >= tests.length);
  return new Set(files.flatMap(([file]) => (file === null ? [] : [file])));
}

/** What its end on the new code makes of a test that no longer runs. `unseen` holds where nothing told it. */
function verdict(comparison: Comparison, test: TestResult, unseen: Seen['severity']): Verdict {
  if (isAllowed(comparison, test)) return { severity: 'info', reason: 'allowed' };
  const told = onNewCode(comparison, test);
  if (told === 'fails' || told === 'cannot_load') return { severity: 'error', reason: 'fails_on_new_code' };
  if (told === 'subject_gone') return { severity: 'warning', reason: 'subject_gone' };
  if (told === 'unknown') return { severity: unseen, reason: 'unknown' };
  return { severity: 'warning', reason: 'passes_on_new_code' };
}

function missingVerdict(comparison: Comparison, test: TestResult, filled: ReadonlySet<string>): Verdict {
  if (comparison.runs.obsolete?.has(test.id) === true) return { severity: 'warning', reason: 'subject_gone' };
  const told = verdict(comparison, test, 'error');
  const isRehomed = comparison.runs.rehomed?.has(test.id) === true && onNewCode(comparison, test) !== 'fails';
  if (isRehomed && told.severity === 'error') return { severity: 'warning', reason: 'asserted_elsewhere' };
  const harmless = told.reason === 'passes_on_new_code' && filled.has(test.file ?? '');
  return harmless ? { severity: 'info', reason: 'replaced' } : told;
}

function seen(comparison: Comparison, test: TestResult, told: Verdict): Seen {
  return { test, ...told, message: messageOnNewCode(comparison, test) };
}

/** Tests of the base that ran, and of which the work knows nothing; none where the run itself was cut short. */
function missingTests({ base, work, match, runs }: Comparison): readonly TestResult[] {
  if (isCutShort(runs)) return [];
  return (base?.tests ?? []).filter(
    (test) =>
      !isLeftOut(test.status) &&
      !match.toWork.has(test.id) &&
      statusIn(work, test.id) === undefined &&
      test.id !== test.file,
  );
}

/** Tests of the base that ran, with those of the work that were left out. */
function skippedTests({ base, work, match }: Comparison): readonly { was: TestResult; is: TestResult }[] {
  return (base?.tests ?? []).flatMap((was) => {
    const is = work.find(match.toWork.get(was.id) ?? was.id);
    return is !== undefined && isLeftOut(is.status) && !isLeftOut(was.status) ? [{ was, is }] : [];
  });
}

/** Tests that ran at the base and no longer do: gone, or skipped. How they end on the new code decides. */
export function lostTests(comparison: Comparison): LostTests {
  const missing = missingTests(comparison);
  const skipped = skippedTests(comparison);
  const filled = filledFiles(comparison);
  const gone = missing.map((test) => seen(comparison, test, missingVerdict(comparison, test, filled)));
  const left = skipped.map(({ was, is }) => ({
    ...seen(comparison, was, verdict(comparison, was, was.status === 'passed' ? 'warning' : 'error')),
    test: is,
  }));
  return {
    missing: missing.map(({ id }) => id),
    newlySkipped: skipped.map(({ is }) => is.id),
    findings: [
      ...findingsByFile('tests_missing', gone, comparison.isThere),
      ...findingsByFile('tests_newly_skipped', left, comparison.isThere),
    ],
  };
}
