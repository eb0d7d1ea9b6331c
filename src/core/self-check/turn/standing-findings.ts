import type { MessageLimitation } from '../../../contract/message-claim.ts';
import { GoalRule, RunRule } from '../../../contract/work-rule.ts';
import type { WorkReport } from '../../../contract/work-report.ts';
import { blocks } from '../judge/work-status.ts';

type Finding = WorkReport['findings'][number];

/** What only says that the work is not there yet; all else was bent, or is said and is not so. */
const OPEN_WORK: ReadonlySet<string> = new Set([...RunRule.options, ...GoalRule.options]);
const OF_GOALS: ReadonlySet<string> = new Set(GoalRule.options);
/** Tests that passed before and were changed with the code: no mere red run. */
const BENT: ReadonlySet<string> = new Set(['base_tests_fail', 'report_contradicts_run']);
const OF_RUNS =
  /\b(?:tests?|specs?|suite|fail\w*|red|broken|build|lint|types?|type ?check)\b|테스트|실패|깨|빌드|린트|타입/i;

function admitsRuns(limitations: readonly MessageLimitation[]): boolean {
  return limitations.some(({ text }) => OF_RUNS.test(text));
}

/** A test fails that did not fail at the base: what is not understood of a message does not admit it. */
function isNewFailure({ rule, details }: Finding): boolean {
  return rule === 'tests_failed' && details['reason'] === 'new';
}

/** True where the message says itself what the finding says, or claims nothing that it would deny. */
function isAdmitted(finding: Finding, { claims, limitations = [] }: WorkReport): boolean {
  const { rule } = finding;
  if (!OPEN_WORK.has(rule) || BENT.has(rule) || claims === undefined) return false;
  if (claims.length === 0 && !isNewFailure(finding)) return true;
  return OF_GOALS.has(rule) ? limitations.length > 0 : admitsRuns(limitations);
}

/** True where only open work stands against an agent of whose message nothing is known, or no claim was read. */
export function isUnread(standing: readonly Finding[], { claims = [] }: WorkReport): boolean {
  return claims.length === 0 && standing.every(({ rule }) => OPEN_WORK.has(rule) && !BENT.has(rule));
}

/**
 * What stands against the end of a turn. Work that is only not there yet does not hold an agent that says so, or that
 * claims nothing: a question in between is no end.
 */
export function standingFindings(report: WorkReport): readonly Finding[] {
  return report.findings.filter((finding) => blocks(finding) && !isAdmitted(finding, report));
}
