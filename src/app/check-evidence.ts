import { WORK_CHECKERS } from '../contract/checkers.ts';
import type { SelfCheckResult } from '../contract/self-check.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import type { WorkEvidence } from '../contract/work-evidence.ts';
import { holdEvidence } from '../core/self-check/questions/hold-evidence.ts';
import { SELF_CHECK_QUESTIONS } from '../core/self-check/questions/self-check-questions.ts';
import { DANGER_SIGNALS } from '../core/self-check/signals/danger-signals.ts';
import { readySignals } from '../core/self-check/signals/scan-signals.ts';
import { canonicalHash } from './canonical-hash.ts';
import type { Outside } from './outside.ts';

const SIGNALS = readySignals(DANGER_SIGNALS);
const VERSIONS = /^(?:SC|DS)\d/;

/** What given evidence of work is worth, with the record of the verdict. */
export interface CheckedEvidence {
  readonly result: SelfCheckResult;
  readonly verdict: VerdictRecord;
}

function countsOf({ questions }: SelfCheckResult): VerdictRecord['counts'] {
  const unchecked = questions.filter((one) => one.unchecked !== undefined).length;
  const failed = questions.filter((one) => !one.passed && one.unchecked === undefined).length;
  return { items: questions.length, checked: questions.length - unchecked, unchecked, failed };
}

/** Passed, and shown to be: what passed without being shown is neither a pass nor a fail. */
function outcomeOf({
  passed,
  questions,
  unchecked,
}: SelfCheckResult): Pick<VerdictRecord, 'outcome' | 'exit'> {
  if (unchecked !== undefined) return { outcome: 'ERROR', exit: 2 };
  if (!passed) return { outcome: 'FAILED', exit: 1 };
  const isShown = questions.every((one) => one.unchecked === undefined);
  return isShown ? { outcome: 'PASSED', exit: 0 } : { outcome: 'INCOMPLETE', exit: 0 };
}

/** F002 over given evidence: its four questions and seven danger signals. Nothing is run and no file is read. */
export async function checkEvidence(
  evidence: WorkEvidence,
  tenant: string,
  outside: Pick<Outside, 'clock' | 'ids'>,
): Promise<CheckedEvidence> {
  const clock = await outside.clock();
  const started = clock.elapsed();
  const result = await holdEvidence(evidence, SELF_CHECK_QUESTIONS, SIGNALS, null);
  const id = (await outside.ids()).next();
  const verdict: VerdictRecord = {
    id,
    tenant_id: tenant,
    part: 'check',
    created_at: clock.now(),
    subject: { id, kind: 'task' },
    input_hash: canonicalHash(evidence),
    evidence_hash: canonicalHash(evidence),
    checkers: Object.fromEntries(Object.entries(WORK_CHECKERS).filter(([rule]) => VERSIONS.test(rule))),
    ...outcomeOf(result),
    score: null,
    counts: countsOf(result),
    cost: { ms: Math.round(clock.elapsed() - started), queries: 0, tokens: null },
    unchecked: result.questions.flatMap(({ id: item, unchecked }) =>
      unchecked === undefined ? [] : [{ item, reason: unchecked.reason }],
    ),
    messages: [],
    report: result,
  };
  return { result, verdict };
}
