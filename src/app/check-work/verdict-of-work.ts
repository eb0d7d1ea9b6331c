import type { VerdictRecord } from '../../contract/verdict-record.ts';
import type { WorkReport } from '../../contract/work-report.ts';
import { canonicalHash } from '../canonical-hash.ts';

/** The four questions and the requirements, counted. */
function countsOf({ questions, requirements }: WorkReport): VerdictRecord['counts'] {
  const answers = [...questions.map(({ passed }) => passed), ...requirements.map(({ met }) => met)];
  const unchecked = answers.filter((answer) => answer === null).length;
  const failed = answers.filter((answer) => answer === false).length;
  return { items: answers.length, checked: answers.length - unchecked, unchecked, failed };
}

/** The record of a verdict on finished work. */
export function verdictOfWork(
  report: WorkReport,
  more: Pick<VerdictRecord, 'tenant_id' | 'created_at' | 'exit'>,
): VerdictRecord {
  const asked = { base: report.base.commit, tree: report.tree_hash };
  return {
    id: report.check_id.replace(/^chk-/, ''),
    part: 'check',
    tenant_id: more.tenant_id,
    created_at: more.created_at,
    exit: more.exit,
    subject: { id: report.head ?? report.tree_hash, kind: 'task' },
    input_hash: canonicalHash(asked),
    evidence_hash: canonicalHash({ runs: report.runs.map(({ result }) => result) }),
    checkers: report.metadata.checkers,
    outcome: report.status,
    score: null,
    counts: countsOf(report),
    cost: { ms: report.metadata.duration_ms, queries: report.runs.length, tokens: null },
    unchecked: report.unchecked.map(({ item, reason }) => ({ item, reason })),
    messages: [],
    report,
  };
}
