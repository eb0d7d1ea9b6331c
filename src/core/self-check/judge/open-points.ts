import type { Language } from '../../../contract/language.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { WorkReport } from '../../../contract/work-report.ts';
import type { GatheredWork } from './gathered-work.ts';
import { blocks } from './work-status.ts';

type OpenPoint = WorkReport['open_points'][number];

const MOST = 10;

const WORDS: Readonly<
  Record<Language, { requirement: (id: string, text: string) => string; admitted: string }>
> = {
  ko: {
    requirement: (id, text) => `요구사항 ${id}: ${text}`,
    admitted: '작업 보고가 남았다고 말한 것',
  },
  en: {
    requirement: (id, text) => `requirement ${id}: ${text}`,
    admitted: 'said to be open by the report itself',
  },
};

/** The shortest line that would settle a finding: the tests it is about, the difference of its file. */
function settledBy({ rule, place, details, tests }: WorkFinding, work: GatheredWork): string | null {
  if (details['command'] !== undefined) return details['command'];
  if (tests.length > 0 || rule === 'tests_not_run' || rule === 'run_not_green') return work.testCommand;
  const file = details['base_file'] ?? place?.file;
  return file === undefined ? null : `git diff ${work.change.base.commit.slice(0, 10)} -- ${quoted(file)}`;
}

function quoted(path: string): string {
  return /^[\w./@-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

function ofFindings(findings: WorkReport['findings'], work: GatheredWork): OpenPoint[] {
  return findings
    .filter(blocks)
    .map((finding) => ({ point: finding.message, command: settledBy(finding, work) }));
}

function ofRequirements({ requirements, language }: GatheredWork): OpenPoint[] {
  return requirements
    .filter(({ met, overridden }) => met === null && !overridden)
    .map(({ id, text, shown_by }) => ({
      point: WORDS[language].requirement(id, text),
      command: shown_by.find(({ holds }) => holds !== true)?.what ?? null,
    }));
}

function ofUnchecked({ unchecked }: GatheredWork): OpenPoint[] {
  return unchecked.map(({ item, detail }) => ({ point: `${item}: ${detail}`, command: null }));
}

function ofReport({ admitted, language }: GatheredWork): OpenPoint[] {
  return admitted.map((sentence) => ({ point: `${WORDS[language].admitted}: “${sentence}”`, command: null }));
}

/** What keeps the work from being done, each with the line that would show it settled; the same point once. */
export function openPoints(findings: WorkReport['findings'], work: GatheredWork): OpenPoint[] {
  const all = [
    ...ofFindings(findings, work),
    ...ofRequirements(work),
    ...ofReport(work),
    ...ofUnchecked(work),
  ];
  return [...new Map(all.map((point) => [point.point, point])).values()].slice(0, MOST);
}
