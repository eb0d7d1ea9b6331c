import type { CheckSettings } from '../../contract/check-settings.ts';
import type { WorkTree } from '../../contract/ports/work-tree.ts';
import type { TestRun } from '../../contract/test-run.ts';
import type { WorkChange } from '../../contract/work-change.ts';
import type { WorkFinding } from '../../contract/work-finding.ts';
import type { ExistingReport } from '../../contract/work-report.ts';
import { holdReport } from '../../core/self-check/cross-run/hold-report.ts';
import type { UncheckedItem } from '../../core/self-check/judge/gathered-work.ts';
import { readLcov } from '../../core/self-check/reports/lcov.ts';
import { readTestReport } from '../../core/self-check/reports/read-test-report.ts';
import type { Outside } from '../outside.ts';

/** What the reports of the settings are held against. */
export interface ReportsToRead {
  readonly tree: WorkTree;
  readonly change: WorkChange;
  readonly settings: CheckSettings;
  /** Our own run of the work; null where there was none. */
  readonly own: TestRun | null;
}

export interface ReadReports {
  readonly reports: readonly ExistingReport[];
  readonly findings: readonly WorkFinding[];
  readonly unchecked: readonly UncheckedItem[];
}

interface Read {
  readonly shown: ExistingReport;
  /** Null of a report of coverage. */
  readonly run: TestRun | null;
}

type Configured = CheckSettings['reports'][number];

function readOne({ path, format }: Configured, text: string, root: string, age: number | null): Read {
  const of = { path, format, older_by_ms: age };
  if (format === 'lcov') {
    const { files, whole } = readLcov(text, root);
    const sum = (of: 'lines' | 'covered'): number => files.reduce((all, file) => all + file[of], 0);
    const coverage = { files: files.length, lines: sum('lines'), covered: sum('covered') };
    const problems = whole
      ? []
      : [{ problem: 'truncated_report' as const, detail: 'the lcov report is not whole' }];
    return { shown: { ...of, counts: null, coverage, problems }, run: null };
  }
  const run = readTestReport(format, text, root);
  return { shown: { ...of, counts: run.counts, coverage: null, problems: run.problems }, run };
}

/** When each report was written, and the newest changed file that is none of them; null where nothing tells. */
async function ages({ tree, change, settings }: ReportsToRead, outside: Outside): Promise<(number | null)[]> {
  const paths = settings.reports.map(({ path }) => path);
  const changed = change.files.map(({ path }) => path).filter((path) => !paths.includes(path));
  const times = await outside.fileTimes();
  const [written, others] = await Promise.all(
    [paths, changed].map((some) => times.writtenAt(tree.root, some)),
  );
  const newest = Math.max(...(others ?? []).flatMap((time) => time ?? []));
  return (written ?? []).map((time) =>
    time === null || !Number.isFinite(newest) ? null : Math.round(newest - time),
  );
}

/** Reads the reports that lay there before the check, and holds them against our own run. */
export async function readReports(asked: ReportsToRead, outside: Outside): Promise<ReadReports> {
  const { tree, settings, own } = asked;
  if (settings.reports.length === 0) return { reports: [], findings: [], unchecked: [] };
  const older = await ages(asked, outside);
  const texts = await tree.readMany(
    'work',
    settings.reports.map(({ path }) => path),
  );
  const read = settings.reports.flatMap((one, at) => {
    const text = texts[at] ?? null;
    return text === null ? [] : [readOne(one, text, tree.root, older[at] ?? null)];
  });
  return {
    reports: read.map(({ shown }) => shown),
    findings: read.flatMap(({ shown, run }) => holdReport(shown, run, own)),
    unchecked: settings.reports
      .filter((_one, at) => (texts[at] ?? null) === null)
      .map(({ path }) => ({
        item: path,
        reason: 'no_evidence',
        detail: 'there is no report that can be read',
      })),
  };
}
