import type { WorkReport } from '../../contract/work-report.ts';
import { reportWords } from '../report-words.ts';
import { translate } from '../../app/messages/translate.ts';
import { FORMAT_WORDS } from './format-words.ts';
import { type JunitCase, junitXml } from './junit-xml.ts';

type Exit = 0 | 1 | 2;

function placed({ place, message }: WorkReport['findings'][number]): string {
  return place === null ? message : `${place.file}:${place.line} ${message}`;
}

/** Its failure is that of the command: a file without failures or errors belongs to exit 0. */
function verdictCase({ status, findings, metadata }: WorkReport, exit: Exit): JunitCase {
  const words = FORMAT_WORDS[metadata.language];
  const seen = findings.filter(({ severity, override }) => severity !== 'error' || override !== undefined);
  const output = seen.map((finding) => `${finding.rule}: ${placed(finding)}`).join('\n');
  const one = { group: 'assay.check', name: 'verdict', ...(output === '' ? {} : { output }) };
  if (exit === 2) return { ...one, end: 'error', type: status, message: words.notEvaluated };
  if (exit === 1) return { ...one, end: 'failure', type: status, message: status };
  return status === 'PASSED' ? { ...one, end: 'passed' } : { ...one, end: 'skipped', message: status };
}

function questionCases({ questions, metadata }: WorkReport, exit: Exit): JunitCase[] {
  const { language } = metadata;
  return questions.map(({ id, passed, evidence, unchecked }) => {
    const one = { group: 'assay.check.questions', name: id };
    const message = translate(evidence, language);
    if (passed === true) return { ...one, end: 'passed' };
    if (passed === false && exit === 1) return { ...one, end: 'failure', type: 'FAILED', message };
    const why = unchecked === undefined ? '' : `${reportWords[language].reasons[unchecked.reason]}: `;
    return { ...one, end: 'skipped', message: `${why}${message}` };
  });
}

function findingCases({ findings }: WorkReport): JunitCase[] {
  return findings
    .filter(({ severity, override }) => severity === 'error' && override === undefined)
    .map((finding) => ({
      group: 'assay.check.findings',
      name: `${finding.rule} ${finding.place?.file ?? ''}`.trim(),
      end: 'failure',
      type: finding.rule,
      message: placed(finding),
    }));
}

function requirementCases({ requirements, metadata }: WorkReport, exit: Exit): JunitCase[] {
  const { language } = metadata;
  return requirements.map(({ id, text, met, unchecked, overridden }) => {
    const one = { group: 'assay.check.requirements', name: id };
    if (met === true) return { ...one, end: 'passed' };
    if (met === false && !overridden && exit === 1)
      return { ...one, end: 'failure', type: 'requirement_unmet', message: text };
    const why = unchecked === undefined ? text : `${text}: ${translate(unchecked.detail, language)}`;
    return { ...one, end: 'skipped', message: why };
  });
}

function uncheckedCases({ unchecked, metadata }: WorkReport): JunitCase[] {
  const { language } = metadata;
  return unchecked.map(({ item, reason, detail }) => ({
    group: 'assay.check.unchecked',
    name: item,
    end: 'skipped',
    message: `${reportWords[language].reasons[reason]}: ${translate(detail, language)}`,
  }));
}

/** A check as a JUnit file: what blocks fails, what was not checked is skipped with its reason. */
export function junitOfCheck(report: WorkReport, exit: Exit): string {
  const cases = [
    verdictCase(report, exit),
    ...questionCases(report, exit),
    ...findingCases(report),
    ...requirementCases(report, exit),
    ...uncheckedCases(report),
  ];
  return junitXml('assay check', cases, report.metadata.duration_ms);
}
