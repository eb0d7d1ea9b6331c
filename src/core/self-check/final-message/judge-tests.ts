import type { ClaimReason, ClaimVerdictStatus, MessageClaim } from '../../../contract/message-claim.ts';
import type { TestResult, TestRun } from '../../../contract/test-run.ts';
import type { WorkRun } from '../../../contract/work-report.ts';
import { UNIVERSAL } from '../report/claim-words.ts';
import type { ClaimGround } from './claim-ground.ts';
import { type ClaimVerdict, countsOf, objectsOf, proof, verdict } from './claim-verdict.ts';
import { isSamePath } from './find-in-change.ts';
import { judgeByLog, runsKind } from './log-of-command.ts';
import { type Redness, redness, saysMended } from './red-tests.ts';
import { FAILS } from './still-failing.ts';

function isRed({ status }: TestResult): boolean {
  return status === 'failed' || status === 'errored';
}

function saidBy({ receipt, result }: WorkRun) {
  const counts = result?.counts;
  const said =
    counts === undefined
      ? `exit ${receipt.exit_code ?? receipt.ended}`
      : `${counts.passed} passed, ${counts.failed + counts.errored} failed, ${counts.skipped + counts.todo} skipped`;
  return proof('command', receipt.command, said);
}

function ofTests(tests: readonly TestResult[]) {
  return tests.map(({ id, status, message = '' }) => proof('test', id, `${status} ${message}`.trim()));
}

const RED: Readonly<Record<Redness, readonly [ClaimVerdictStatus, ClaimReason]>> = {
  stands: ['CONTRADICTED', 'tests_ran_red'],
  unsteady: ['UNSUPPORTED', 'tests_unsteady'],
  as_before: ['UNSUPPORTED', 'tests_fail_as_before'],
  not_here: ['UNVERIFIABLE', 'tests_cannot_run_here'],
};

/** Only tests of some files are spoken of: those decide. */
function judgePart(run: WorkRun, tests: readonly TestResult[], ground: ClaimGround): ClaimVerdict {
  const red = tests.filter(isRed);
  const said = red.length === 0 ? null : redness(run, red, ground, saysMended(ground));
  if (said !== null) return verdict(...RED[said], [saidBy(run), ...ofTests(red)]);
  return tests.some(({ status }) => status === 'passed')
    ? verdict('BACKED', 'tests_ran_green', [saidBy(run)])
    : verdict('UNSUPPORTED', 'tests_not_run_here', [saidBy(run)]);
}

/** "The unit tests pass; two others fail" of a run with failures: what passes is a part, and the rest is told. */
function isHonestPart({ text }: MessageClaim, { counts }: TestRun, { limitations }: ClaimGround): boolean {
  return counts.passed > 0 && !UNIVERSAL.test(text) && limitations.some((open) => FAILS.test(open.text));
}

function judgeWhole(claim: MessageClaim, run: WorkRun, result: TestRun, ground: ClaimGround): ClaimVerdict {
  const { counts, tests } = result;
  const red = tests.filter(isRed);
  const shown = [saidBy(run), ...ofTests(red)];
  if (red.length > 0 && isHonestPart(claim, result, ground))
    return verdict('UNSUPPORTED', 'tests_ran_red', shown);
  const said = redness(run, tests, ground, saysMended(ground));
  if (said !== null) return verdict(...RED[said], shown);
  if (counts.passed === 0)
    return verdict('UNSUPPORTED', counts.total === 0 ? 'no_tests' : 'tests_not_run_here', shown);
  const told = Math.max(0, ...countsOf(claim));
  return told > counts.total
    ? verdict('CONTRADICTED', 'tests_count_differs', shown)
    : verdict('BACKED', 'tests_ran_green', shown);
}

const PLAIN = /^(?:npm|yarn|pnpm|bun) (?:run )?test$/;

/** A command of tests that is another one than ours is not held against our run. */
function isOurs(named: readonly string[], command: string): boolean {
  if (named.length === 0) return true;
  return named.some((one) => PLAIN.test(one) || command.includes(one) || one.includes(command));
}

/** A report that lay there, written before the newest change: green once, not now. */
function judgeByReports({ reports }: ClaimGround): ClaimVerdict | null {
  const old = reports.find(
    ({ counts, older_by_ms: age }) =>
      counts !== null && counts.passed > 0 && counts.failed + counts.errored === 0 && (age ?? 0) > 0,
  );
  if (old === undefined) return null;
  return verdict('STALE', 'ran_before_last_edit', [
    proof('file', old.path, `${old.counts?.passed ?? 0} passed`),
  ]);
}

function judgeByLogOf(named: readonly string[], { log }: ClaimGround): ClaimVerdict {
  return judgeByLog(log, (command) =>
    named.length > 0 ? named.some((one) => command.includes(one)) : runsKind(command, 'test'),
  );
}

/** The log, if there is one, tells of no run either. */
const NOTHING_RAN: ReadonlySet<ClaimReason> = new Set(['command_not_run']);

/** "Tests pass" against our own run of them; without one, against what was left behind and the log of what ran. */
export function judgeTestsPass(claim: MessageClaim, ground: ClaimGround): ClaimVerdict {
  const run = ground.runs.find(({ receipt }) => receipt.tree === 'work');
  const result = run?.receipt.ended === 'exit' ? run.result : null;
  const named = objectsOf(claim, 'command');
  if (run === undefined || result === null) {
    const byLog = judgeByLogOf(named, ground);
    if (!ground.tested && NOTHING_RAN.has(byLog.reason)) return verdict('CONTRADICTED', 'no_tests');
    return byLog.verdict === 'STALE' ? byLog : (judgeByReports(ground) ?? byLog);
  }
  if (!isOurs(named, run.receipt.command)) return judgeByLogOf(named, ground);
  const paths = objectsOf(claim, 'path');
  const tests = result.tests.filter(
    ({ file }) => file !== null && paths.some((path) => isSamePath(file, path)),
  );
  return tests.length > 0 ? judgePart(run, tests, ground) : judgeWhole(claim, run, result, ground);
}
