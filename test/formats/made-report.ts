import { readFileSync } from 'node:fs';
import type { Language } from '../../src/contract/language.ts';
import { VerdictRecord } from '../../src/contract/verdict-record.ts';
import type { WorkFinding } from '../../src/contract/work-finding.ts';
import { WorkReport } from '../../src/contract/work-report.ts';
import { findingMessage } from '../../src/core/self-check/messages/finding-message.ts';

export interface ReportCase {
  readonly title: string;
  readonly status: WorkReport['status'];
  readonly exit: 0 | 1 | 2;
  readonly findings: readonly Partial<WorkFinding>[];
  readonly unchecked: WorkReport['unchecked'];
  readonly junit: { readonly failures: number; readonly errors: number; readonly skipped: number };
  readonly sarif: readonly (readonly [rule: string, level: string, uri: string, line: number])[];
}

export const cases = JSON.parse(
  readFileSync(new URL('../../cases/formats/check-reports.json', import.meta.url), 'utf8'),
) as ReportCase[];

function whole(finding: Partial<WorkFinding>, language: Language): WorkReport['findings'][number] {
  const { rule = 'tests_failed', severity = 'error', decided_by = 'run', place = null } = finding;
  const { before = null, after = null, tests = [], details = {}, override } = finding;
  const more = override === undefined ? {} : { override };
  const full = { rule, severity, decided_by, place, before, after, tests, details, ...more };
  return { ...full, message: findingMessage(full, language) };
}

/** A report and its verdict out of a case. */
export function madeReport(row: ReportCase, language: Language = 'en') {
  const report = WorkReport.parse({
    check_id: 'chk-01JZZZZZZZZZZZZZZZZZZZZZZZ',
    status: row.status,
    base: { name: 'main', commit: '0123456789abcdef', how: 'merge_base' },
    head: 'fedcba',
    tree_hash: 'tree',
    notes: [],
    change: { added: [], modified: ['src/a.js'], deleted: [], renamed: [], tests: ['test/b.test.js'] },
    questions: [{ id: 'evidence_exists', question: 'Is there evidence?', passed: true, evidence: '1 runs' }],
    runs: [],
    cross_run: null,
    requirements: [],
    goal: null,
    findings: row.findings.map((finding) => whole(finding, language)),
    unchecked: row.unchecked,
    open_points: row.unchecked.map(({ item, detail }) => ({
      point: `${item}: ${detail}`,
      command: 'npm test',
    })),
    metadata: { language, duration_ms: 1234, checkers: {} },
  });
  const verdict = VerdictRecord.parse({
    id: '01JZZZZZZZZZZZZZZZZZZZZZZZ',
    tenant_id: 'default',
    part: 'check',
    created_at: '2026-01-01T00:00:00.000Z',
    subject: { id: 'work', kind: 'task' },
    input_hash: '',
    evidence_hash: '',
    checkers: {},
    outcome: row.status,
    exit: row.exit,
    score: null,
    counts: { items: 0, checked: 0, unchecked: 0, failed: 0 },
    cost: { ms: 0, queries: 0, tokens: null },
    unchecked: [],
    messages: [],
    report,
  });
  return { report, verdict };
}
