import type { WorkRule } from '../../contract/work-rule.ts';
import type { WorkReport } from '../../contract/work-report.ts';
import { translate } from '../../app/messages/translate.ts';
import { type SarifFinding, sarifLog, type SarifPlace } from './sarif-log.ts';
import { WORK_RULE_HELP, workRuleWayOut } from './work-rule-help.ts';

type Finding = WorkReport['findings'][number];

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const;

/** The agent's report and what is about the whole work are no files of it. */
function isFile(path: string): boolean {
  return !path.startsWith('(');
}

/**
 * Where a finding is shown. What is about the whole work stands at the file of its first test, else at the first file
 * that changed: a log with one result without a file is refused as a whole by those who read it.
 */
function placeOf({ rule, place, tests, details }: Finding, { change }: WorkReport): SarifPlace {
  if (place !== null && isFile(place.file))
    return { file: place.file, line: place.line, column: place.column };
  const changed = [...change.modified, ...change.added, ...change.tests, ...change.deleted];
  const ofTest = tests[0]?.split(' › ')[0];
  // A claim may be of a file that is not there.
  const told = details['file'] ?? '';
  const named = rule === 'claim_contradicted' && !changed.includes(told) ? undefined : told;
  const file = [named, ofTest, changed[0]].find((one) => one !== undefined && /^[^\s()]+\.\w+$/.test(one));
  const logical = place === null ? 'work' : place.file;
  return { file: file ?? changed[0] ?? '.', line: 1, logical };
}

function findingOf(finding: Finding, report: WorkReport): SarifFinding {
  const { rule, severity, message, before, after, tests, details, override } = finding;
  const at = placeOf(finding, report);
  return {
    rule,
    level: LEVELS[severity],
    message,
    place: at,
    ...(at.logical === undefined ? {} : { about: at.logical }),
    identity: [before, after, ...tests, details['command'] ?? null],
    ...(override === undefined ? {} : { accepted: `${override.accepted_by}: ${override.reason}` }),
  };
}

/** The log of a check. Every finding of it is deterministic. */
export function sarifOfCheck(report: WorkReport, exit: 0 | 1 | 2, version: string): string {
  const { language } = report.metadata;
  return sarifLog({
    part: 'check',
    language,
    version,
    evaluated: exit !== 2,
    findings: report.findings.map((finding) => findingOf(finding, report)),
    notices: report.unchecked.map(({ item, detail }) => ({ item, why: translate(detail, language) })),
    help: (rule) => [WORK_RULE_HELP[rule as WorkRule], workRuleWayOut(rule as WorkRule)],
  });
}
