import type { WorkFinding } from '../../../contract/work-finding.ts';
import { folded } from '../../language/fold-text.ts';
import type { TestText } from '../reports/read-test-text.ts';
import { UNIVERSAL } from './claim-words.ts';
import { denyTroubles } from '../final-message/denied-troubles.ts';
import type { ReportClaim } from './report-claims.ts';
import { reportFinding } from './report-finding.ts';
import { claimsOf, placeOf, type ReportGround, tellsOf } from './report-ground.ts';
import { testNumbers } from './test-numbers.ts';

type Counts = NonNullable<TestText['counts']>;

function ranOf({ passed, failed, errored }: Counts): number {
  return passed + failed + errored;
}

/** More passed tests told than the output shows, or others of how many; fewer may be a part of them. */
function countsDiffer({ own }: ReportClaim, counts: Counts): boolean {
  const { share, counts: told } = testNumbers(own);
  if (share !== null)
    return share.passed > counts.passed || (share.total !== ranOf(counts) && share.total > counts.total);
  return told.length > 0 && !told.includes(counts.passed) && Math.max(...told) > counts.passed;
}

/** "12 of 15 pass" of an output with three failures: what is said is what is shown. */
function isHonestPart({ own }: ReportClaim, counts: Counts | null, admits: boolean): boolean {
  if (counts === null) return false;
  const { share, counts: told } = testNumbers(own);
  if (share !== null) return share.passed < share.total && share.passed <= counts.passed;
  return admits && !UNIVERSAL.test(own) && told.every((number) => number <= counts.passed);
}

function contradiction(ground: ReportGround, claim: ReportClaim | undefined): WorkFinding {
  const { share, counts } = testNumbers(claim?.own ?? '');
  const told = share?.passed ?? Math.max(0, ...counts);
  return reportFinding('output_contradicts_claim', 'error', placeOf(ground, claim), {
    ...tellsOf(ground),
    ...(told > 0 ? { told: String(told) } : {}),
  });
}

function againstFailure(ground: ReportGround, counts: Counts | null): WorkFinding[] {
  const told = claimsOf(ground, 'tests_pass');
  const admits = claimsOf(ground, 'admitted').length > 0;
  const wrong = told.find((claim) => !isHonestPart(claim, counts, admits));
  return wrong === undefined && ground.evidence.testsPassed !== true ? [] : [contradiction(ground, wrong)];
}

/** What is said of tests against the output. */
export function holdTests(ground: ReportGround): WorkFinding[] {
  const { evidence, output } = ground;
  const told = claimsOf(ground, 'tests_pass');
  const [first] = told;
  if (first === undefined && evidence.testsPassed !== true) return [];
  if (output === null)
    return [reportFinding('tests_claimed_without_output', 'error', placeOf(ground, first), {})];
  const { counts } = output;
  if (output.says === 'failed') return againstFailure(ground, counts);
  if (output.says === 'nothing_ran') return [contradiction(ground, first)];
  if (counts === null) return [reportFinding('output_without_counts', 'info', placeOf(ground, first), {})];
  const wrong = told.find((claim) => countsDiffer(claim, counts));
  return wrong === undefined ? [] : [contradiction(ground, wrong)];
}

const MENTIONS_SKIPPED =
  /skip|todo|pending|xfail|expected fail|ignored|disabled|excluded|left out|(?:not|n't) run|건너|제외|보류|무시|비활성|빠졌|빼고|돌리지|실행되지 않|안 돌/i;

/** Tests that did not run although the report says that all of them pass, or that none was skipped. */
export function holdSkipped(ground: ReportGround): WorkFinding[] {
  const { output, report } = ground;
  const left = (output?.counts?.skipped ?? 0) + (output?.counts?.todo ?? 0);
  const [denial] = claimsOf(ground, 'none_skipped');
  const claim = denial ?? claimsOf(ground, 'tests_pass')[0];
  if (claim === undefined || left === 0) return [];
  if (denial === undefined && MENTIONS_SKIPPED.test(denyTroubles(folded(report)).rest)) return [];
  return [reportFinding('failures_hidden', 'error', placeOf(ground, claim), { count: String(left) })];
}
