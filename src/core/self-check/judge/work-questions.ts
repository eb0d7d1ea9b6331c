import type { TestRun } from '../../../contract/test-run.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { WorkQuestion, WorkRun } from '../../../contract/work-report.ts';
import type { GatheredWork } from './gathered-work.ts';
import { lacking, notStarted } from './not-run-here.ts';
import { questionWords } from './question-words.ts';

type Answered = Omit<WorkQuestion, 'id' | 'question'>;

/** The run of the work tree as it stands. */
export function workRun(runs: readonly WorkRun[]): WorkRun | undefined {
  return runs.find(({ receipt }) => receipt.tree === 'work');
}

/** Whether the run told of at least one test that was run to its end. */
export function ranTests(result: TestRun | null): boolean {
  return result !== null && result.counts.passed + result.counts.failed > 0;
}

function blocking(findings: readonly WorkFinding[], rules: readonly string[]): readonly WorkFinding[] {
  return findings.filter(
    ({ rule, severity, override }) => severity === 'error' && override === undefined && rules.includes(rule),
  );
}

const ABOUT_TESTS = [
  'tests_failed',
  'tests_missing',
  'tests_newly_skipped',
  'run_not_green',
  'base_tests_fail',
  'tests_not_run',
  'report_contradicts_run',
];

/** Failing tests that a person answers for by an override. */
function answeredFor(findings: readonly WorkFinding[]): number {
  const covered = findings.filter(
    ({ rule, override }) =>
      override !== undefined && (rule === 'tests_failed' || rule === 'tests_failed_before'),
  );
  return new Set(covered.flatMap(({ tests }) => tests)).size;
}

/** TC2: of a command that no runner is known of, its exit code and its text decide; one that printed nothing shows nothing. */
function endedWell({ receipt, result }: WorkRun): boolean {
  const toldNone = result?.problems.some(({ problem }) => problem === 'no_tests') ?? false;
  return receipt.exit_code === 0 && receipt.output.trim() !== '' && !toldNone;
}

function notRun(work: GatheredWork, run: WorkRun | undefined): Answered {
  const words = questionWords[work.language];
  const found = work.unchecked.find(({ item }) => item === 'tests');
  const red = run !== undefined && run.receipt.exit_code !== 0;
  const green = run === undefined ? words.noRun : words.noTestTold(run.receipt.command);
  const own = red ? notStarted(run, work.language) : green;
  const reason = found?.reason ?? (red ? 'unavailable' : 'no_evidence');
  const detail = found?.detail ?? own;
  return { passed: null, unchecked: { reason, detail }, evidence: detail };
}

/** The run was made, and nothing of it speaks against the work as a whole: by its tests, and by its exit code. */
function toldPass(work: GatheredWork, run: WorkRun, findings: readonly WorkFinding[]): Answered {
  const words = questionWords[work.language];
  const against = blocking(findings, ABOUT_TESTS).length;
  const { exit_code: code, command } = run.receipt;
  const counts = run.result?.counts;
  const failing = counts === undefined ? 0 : counts.failed + counts.errored;
  const lacks = lacking(work);
  const open = failing - answeredFor(findings);
  if (lacks !== null && against === 0 && open <= (work.crossRun?.not_run_here?.length ?? 0))
    return { passed: null, unchecked: { reason: 'unavailable', detail: lacks }, evidence: lacks };
  const said = counts === undefined || counts.total === 0 ? words.exit(code) : words.counts(counts);
  const bent = failing === 0 && against > 0 ? [words.butFindings(against)] : [];
  const red = code !== 0 && failing === 0 && said !== words.exit(code) ? [words.exit(code)] : [];
  return {
    passed: against === 0 && open <= 0 && (code === 0 || failing > 0),
    evidence: `${command}: ${[said, ...bent, ...red].join('; ')}`,
  };
}

function testsPass(work: GatheredWork, findings: readonly WorkFinding[]): Answered {
  const run = workRun(work.runs);
  if (run === undefined) return notRun(work, run);
  const ran = ranTests(run.result) || (work.crossRun !== null && endedWell(run));
  if (!ran && blocking(findings, ABOUT_TESTS).length === 0) return notRun(work, run);
  return toldPass(work, run, findings);
}

function requirementsMet({ requirements, language }: GatheredWork): Answered {
  const words = questionWords[language];
  const open = requirements.filter(({ met, overridden }) => met !== true && !overridden);
  const evidence = words.requirements(requirements.length - open.length, requirements.length);
  if (requirements.length === 0)
    return {
      passed: null,
      unchecked: { reason: 'not_configured', detail: words.noRequirements },
      evidence: words.noRequirements,
    };
  if (open.some(({ met }) => met === false)) return { passed: false, evidence };
  const [unseen] = open;
  if (unseen === undefined) return { passed: true, evidence };
  return { passed: null, unchecked: unseen.unchecked ?? { reason: 'no_evidence', detail: '' }, evidence };
}

function noAssumptions({ language, hasReport }: GatheredWork, findings: readonly WorkFinding[]): Answered {
  const words = questionWords[language];
  const doubts = findings.filter(({ rule }) =>
    ['danger_signal', 'false_certainty', 'assumption_unverified'].includes(rule),
  );
  if (doubts.length > 0) return { passed: false, evidence: words.doubts(doubts.length) };
  if (hasReport) return { passed: true, evidence: words.noDoubts };
  return {
    passed: null,
    unchecked: { reason: 'no_evidence', detail: words.noReport },
    evidence: words.noReport,
  };
}

function evidenceExists(work: GatheredWork): Answered {
  const words = questionWords[work.language];
  const ran = ranTests(workRun(work.runs)?.result ?? null);
  const files = work.change.files.length;
  return {
    passed: ran || files > 0,
    evidence: words.gathered(work.runs.length + work.commands.length, files),
  };
}

/** The four questions, answered by what was gathered and not by what was said. */
export function workQuestions(work: GatheredWork, findings: readonly WorkFinding[]): WorkQuestion[] {
  const { questions } = questionWords[work.language];
  return [
    { id: 'tests_pass', question: questions.tests_pass, ...testsPass(work, findings) },
    { id: 'requirements_met', question: questions.requirements_met, ...requirementsMet(work) },
    { id: 'no_assumptions', question: questions.no_assumptions, ...noAssumptions(work, findings) },
    { id: 'evidence_exists', question: questions.evidence_exists, ...evidenceExists(work) },
  ];
}
