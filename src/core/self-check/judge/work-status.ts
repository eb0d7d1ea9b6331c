import type { VerdictRecord } from '../../../contract/verdict-record.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { WorkQuestion, WorkStatus } from '../../../contract/work-report.ts';
import type { GatheredWork } from './gathered-work.ts';

/** True where a finding stands against the work, and no person answers for it. */
export function blocks({ severity, override }: WorkFinding): boolean {
  return severity === 'error' && override === undefined;
}

function answerOf(questions: readonly WorkQuestion[], id: WorkQuestion['id']): boolean | null {
  return questions.find((question) => question.id === id)?.passed ?? null;
}

/** Requirements that were given and could not be looked at leave the work incomplete; none given decides nothing. */
function requirementsOpen({ requirements }: GatheredWork): boolean {
  return requirements.some(({ met, overridden }) => met !== true && !overridden);
}

/** States of a repository in which there is nothing settled to judge: no known base, or files that are in conflict. */
export function unsettled({ change }: GatheredWork): boolean {
  const { notes, base } = change;
  return notes.includes('merge_conflict') || (notes.includes('shallow_clone') && base.how === 'empty');
}

export function workStatus(
  work: GatheredWork,
  findings: readonly WorkFinding[],
  questions: readonly WorkQuestion[],
): WorkStatus {
  if (findings.some(blocks)) return 'FAILED';
  const open =
    unsettled(work) ||
    answerOf(questions, 'tests_pass') !== true ||
    answerOf(questions, 'evidence_exists') !== true ||
    requirementsOpen(work) ||
    (work.probes ?? []).some(({ holds }) => holds === null) ||
    work.goal?.outcome === 'human_needed' ||
    work.admitted.length > 0;
  return open ? 'INCOMPLETE' : 'PASSED';
}

/**
 * 0 passed, or honestly incomplete with tests that were run and pass; 1 failed, or tests are red, as they may have been
 * at the base; 2 where nothing that decides could be looked at: no tests were run, nothing was changed, a merge is
 * unresolved, the base is not there.
 */
export function workExit(
  status: WorkStatus,
  work: GatheredWork,
  questions: readonly WorkQuestion[],
  allowEmpty: boolean,
): VerdictRecord['exit'] {
  const pass = answerOf(questions, 'tests_pass');
  if (status === 'FAILED' || pass === false) return 1;
  if (allowEmpty) return 0;
  const ran = pass !== null;
  return work.change.files.length > 0 && ran && !unsettled(work) ? 0 : 2;
}
