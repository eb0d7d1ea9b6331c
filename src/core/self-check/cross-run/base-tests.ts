import type { TestResult } from '../../../contract/test-run.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { Comparison } from './comparison.ts';
import { onlyFollowSource } from '../tamper/kept-outputs.ts';
import { isAllowed, messageOnNewCode, onNewCode, type OnNewCode } from './on-new-code.ts';
import { findingsByFile, type Seen } from './run-finding.ts';

export interface BaseTests {
  /** Ids of tests of the base that fail on the new code, and not in the work's own form; null where that was not run. */
  readonly failing: readonly string[] | null;
  readonly findings: readonly WorkFinding[];
}

type Verdict = Pick<Seen, 'severity' | 'reason'>;

const FAILS: readonly OnNewCode[] = ['fails', 'cannot_load', 'subject_gone', 'flaky'];

/** What a test says that calls a thing by a name or in a way that is no more, and never one whose values differ. */
const NO_SUCH_THING =
  /is not a (?:function|constructor)|is not defined|not provide an export|no exported member|has no attribute|cannot (?:import|find|read propert)|(?:Import|Module|Attribute|Name|Type|Reference)Error|No module named|undefined is not|unexpected keyword|positional argument|collection failure/i;

/**
 * The same assertions under other names: the base's form fails because a thing is not there under its old name, and
 * the new form cannot pass on the base, where it is not there under its new one.
 */
function isMereRename(comparison: Comparison, test: TestResult, now: string): boolean {
  const passesOnBase = comparison.baseWithNewTests?.find(now)?.status === 'passed';
  return !passesOnBase && NO_SUCH_THING.test(messageOnNewCode(comparison, test) ?? '');
}

/** A test of the base that fails on the new code while its form in the work passes. */
function verdict(comparison: Comparison, test: TestResult, told: OnNewCode): Verdict {
  const { assertions } = comparison.runs;
  const now = comparison.match.toWork.get(test.id) ?? test.id;
  const scan = assertions.get(now) ?? assertions.get(test.id) ?? 'unknown';
  if (told === 'flaky') return { severity: 'warning', reason: 'flaky' };
  if (isAllowed(comparison, test)) return { severity: 'info', reason: 'allowed' };
  if (scan === 'assertions_same' && isMereRename(comparison, test, now))
    return { severity: 'info', reason: 'same_assertions' };
  if ((scan === 'assertions_extended' || scan === 'follows_source') && test.status === 'passed')
    return { severity: 'warning', reason: scan };
  const ofTests = scan !== 'assertions_same' && scan !== 'given_more';
  if (told === 'fails' && onlyFollowSource(comparison.runs.change, ofTests))
    return { severity: 'warning', reason: 'follows_source' };
  if (told === 'fails' || scan === 'assertions_changed')
    return {
      severity: 'error',
      reason: scan === 'assertions_changed' ? 'assertions_changed' : 'fails_on_new_code',
    };
  return { severity: 'warning', reason: told };
}

/** Tests whose form in the work passes; those that are gone or skipped there are judged as such. */
function adapted({ base, work, match }: Comparison): readonly TestResult[] {
  return (base?.tests ?? []).filter(({ id }) => work.find(match.toWork.get(id) ?? '')?.status === 'passed');
}

/** Tests of the base, as the base has them, that fail on the new code: the work changed them until they passed. */
export function baseTests(comparison: Comparison): BaseTests {
  if (comparison.workWithBaseTests === null || comparison.infrastructure)
    return { failing: null, findings: [] };
  const failing = adapted(comparison)
    .map((test) => ({ test, told: onNewCode(comparison, test) }))
    .filter(({ told }) => FAILS.includes(told));
  const found = failing.map(({ test, told }) => ({
    test,
    ...verdict(comparison, test, told),
    message: messageOnNewCode(comparison, test),
  }));
  return {
    failing: failing.map(({ test }) => test.id),
    findings: findingsByFile('base_tests_fail', found, comparison.isThere),
  };
}
