import type { Language } from '../../../contract/language.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { WorkReport } from '../../../contract/work-report.ts';
import type { GatheredWork } from './gathered-work.ts';
import { REPORT_FILE } from '../report/report-finding.ts';
import { lacking } from './not-run-here.ts';
import { blocks, unsettled } from './work-status.ts';

type OpenPoint = WorkReport['open_points'][number];

const MOST = 10;

const WORDS: Readonly<
  Record<
    Language,
    {
      requirement: (id: string, text: string) => string;
      unbound: string;
      admitted: string;
      failedBefore: (count: number) => string;
      unsettled: string;
    }
  >
> = {
  ko: {
    requirement: (id, text) => `요구사항 ${id}: ${text}`,
    unbound: '보여 줄 테스트, 파일, 명령이 정해지지 않음',
    admitted: '작업 보고가 남았다고 말한 것',
    failedBefore: (count) => `기준에서도 실패하던 테스트 ${count}개가 아직 실패합니다`,
    unsettled: '병합 충돌이 풀리지 않았거나 얕은 복제라 기준이 없어 판정할 수 없습니다',
  },
  en: {
    requirement: (id, text) => `requirement ${id}: ${text}`,
    unbound: 'no test, file or command is named that would show it',
    admitted: 'said to be open by the report itself',
    failedBefore: (count) => `${count} ${count === 1 ? 'test fails' : 'tests fail'} as at the base`,
    unsettled: 'a merge conflict is not resolved, or the base is not in this shallow clone: nothing to judge',
  },
};

const SETTLED_BY_A_RUN: ReadonlySet<string> = new Set([
  'tests_failed',
  'tests_not_run',
  'run_not_green',
  'output_contradicts_claim',
  'complete_while_failing',
  'complete_without_evidence',
  'tests_claimed_without_output',
  'tests_missing',
  'tests_newly_skipped',
  'failures_hidden',
]);
/** Claims that a run of the tests shows. */
const SHOWN_BY_TESTS: ReadonlySet<string> = new Set(['tests_pass', 'tests_added', 'fixed']);
/** Whether the file lies there decides: a new one stands in no difference that git shows. */
const OF_THE_DISK: ReadonlySet<string> = new Set(['not_there', 'still_there']);

function quoted(path: string): string {
  return /^[\w./@-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

/** The line that settles a claim that was found to be false. */
function settlesClaim({ details }: WorkFinding, work: GatheredWork): string | null {
  const { claim = '', reason = '', file } = details;
  if (SHOWN_BY_TESTS.has(claim)) return work.testCommand;
  if (reason === 'nothing_changed') return 'git status --short';
  return OF_THE_DISK.has(reason) && file !== undefined ? `ls ${quoted(file)}` : null;
}

/** The shortest line that would settle a finding: the tests it is about, the difference of its file. */
function settledBy(finding: WorkFinding, work: GatheredWork): string | null {
  const { rule, place, details } = finding;
  if (details['command'] !== undefined) return details['command'];
  if (SETTLED_BY_A_RUN.has(rule)) return work.testCommand;
  const ofClaim = rule === 'claim_contradicted' ? settlesClaim(finding, work) : null;
  if (ofClaim !== null) return ofClaim;
  const own = place?.file === REPORT_FILE ? undefined : place?.file;
  const file = details['base_file'] ?? own ?? details['file'];
  return file === undefined ? null : `git diff ${work.change.base.commit.slice(0, 10)} -- ${quoted(file)}`;
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
      point: `${WORDS[language].requirement(id, text)}${shown_by.length === 0 ? ` (${WORDS[language].unbound})` : ''}`,
      command: shown_by.find(({ holds }) => holds !== true)?.what ?? null,
    }));
}

function ofUnchecked({ unchecked }: GatheredWork): OpenPoint[] {
  return unchecked.map(({ item, detail }) => ({ point: `${item}: ${detail}`, command: null }));
}

/** Tests that fail as they did before: nobody's fault here, and not green. */
function ofOldFailures({ crossRun, testCommand, language }: GatheredWork): OpenPoint[] {
  const count = crossRun?.failed_before.length ?? 0;
  return count === 0 ? [] : [{ point: WORDS[language].failedBefore(count), command: testCommand }];
}

/** A repository that is not in a state to be judged. */
function ofRepository(work: GatheredWork): OpenPoint[] {
  return unsettled(work) ? [{ point: WORDS[work.language].unsettled, command: 'git status' }] : [];
}

/** Tests that could not be run here, with the setting that would change it. */
function ofThisMachine(work: GatheredWork): OpenPoint[] {
  const point = lacking(work);
  return point === null ? [] : [{ point, command: null }];
}

function ofReport({ admitted, language }: GatheredWork): OpenPoint[] {
  return admitted.map((sentence) => ({ point: `${WORDS[language].admitted}: “${sentence}”`, command: null }));
}

/** What keeps the work from being done, each with the line that would show it settled; the same point once. */
export function openPoints(findings: WorkReport['findings'], work: GatheredWork): OpenPoint[] {
  const all = [
    ...ofFindings(findings, work),
    ...ofRequirements(work),
    ...ofRepository(work),
    ...ofOldFailures(work),
    ...ofThisMachine(work),
    ...ofReport(work),
    ...ofUnchecked(work),
  ];
  return [...new Map(all.map((point) => [point.point, point])).values()].slice(0, MOST);
}
