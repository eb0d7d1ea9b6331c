import type { GoalBackwardResult } from '../../../contract/goal-backward.ts';
import type { SelfCheckQuestion, SelfCheckResult } from '../../../contract/self-check.ts';
import type { WorkEvidence } from '../../../contract/work-evidence.ts';
import { type ReadySignal, type ScannedSignals, scanSignals } from '../signals/scan-signals.ts';
import type { NotJudged } from '../../../contract/not-judged.ts';
import { readTestText } from '../reports/read-test-text.ts';

type Answered = SelfCheckResult['questions'][number];

function evidenceFor(id: string, evidence: WorkEvidence): string {
  const { testOutput, requirementsList = [], assumptions = [], codeChanges = [] } = evidence;
  if (id === 'tests_pass') return testOutput ?? 'No test output';
  if (id === 'requirements_met') return JSON.stringify(requirementsList);
  if (id === 'no_assumptions') return JSON.stringify(assumptions);
  if (id === 'evidence_exists')
    return `Tests: ${testOutput !== undefined && testOutput !== ''}, Code: ${codeChanges.length} files`;
  return '';
}

/** "All tests passed" contradicts nothing and shows nothing: it passes F002, and is said not to be verified. */
function notVerified(id: string, passed: boolean, { testOutput }: WorkEvidence): NotJudged | undefined {
  if (id !== 'tests_pass' || !passed || testOutput === undefined) return undefined;
  if (readTestText(testOutput).says !== 'no_counts') return undefined;
  return {
    reason: 'no_evidence',
    detail: 'the output holds no counts of tests, so nothing shows that they ran',
  };
}

async function ask({ id, validator }: SelfCheckQuestion, evidence: WorkEvidence): Promise<Answered> {
  const shown = evidenceFor(id, evidence);
  try {
    const passed = await validator(evidence);
    const unchecked = notVerified(id, passed, evidence);
    return { id, passed, evidence: shown, ...(unchecked === undefined ? {} : { unchecked }) };
  } catch (error) {
    const detail = `the validator failed: ${error instanceof Error ? error.message : String(error)}`;
    return { id, passed: false, evidence: shown, unchecked: { reason: 'unavailable', detail } };
  }
}

/** Asks all questions at once; one that throws is unchecked, not answered. */
function askQuestions(questions: readonly SelfCheckQuestion[], evidence: WorkEvidence): Promise<Answered[]> {
  return Promise.all(questions.map((question) => ask(question, evidence)));
}

type Signals = readonly ReadySignal[];
type Questions = readonly SelfCheckQuestion[];

function textOf({ testOutput, evidence = [], assumptions = [] }: WorkEvidence): string {
  return [
    ...(testOutput === undefined ? [] : [testOutput]),
    ...evidence.map(({ content }) => content),
    ...assumptions.map(({ assumption }) => assumption),
  ].join('\n');
}

/** F002 of evidence that has another shape: nothing passes. */
export function malformedEvidence(detail: string, questions: Questions, signals: Signals): SelfCheckResult {
  const unchecked = { reason: 'malformed' as const, detail };
  return {
    passed: false,
    questions: questions.map(({ id }) => ({ id, passed: false, unchecked })),
    dangerSignals: signals.map(({ message }) => ({ signal: message, found: false })),
    unchecked,
  };
}

function signalsIn(scanned: ScannedSignals, signals: Signals): SelfCheckResult['dangerSignals'] {
  const found = new Map(scanned.found.map(({ signal, context }) => [signal, context]));
  return signals.map(({ message }) => {
    const context = found.get(message);
    return { signal: message, found: context !== undefined, ...(context === undefined ? {} : { context }) };
  });
}

/** Why the whole was not judged, if it was not. */
function uncheckedOf(nothing: boolean, open: readonly string[]): Pick<SelfCheckResult, 'unchecked'> {
  if (nothing) return { unchecked: { reason: 'not_configured', detail: 'the protocol has no questions' } };
  if (open.length === 0) return {};
  return { unchecked: { reason: 'over_budget', detail: `patterns that do not end: ${open.join(', ')}` } };
}

/**
 * F002: the questions and the danger signals, over given evidence, and the goal where it was verified. Passed where every required question is, and no signal of
 * severity error was found, nor one left open, and the goal is reached. Without questions nothing is asked or passes.
 */
export async function holdEvidence(
  evidence: WorkEvidence,
  questions: Questions,
  signals: Signals,
  goalVerification: GoalBackwardResult | null,
): Promise<SelfCheckResult> {
  const answers = await askQuestions(questions, evidence);
  const scanned = scanSignals(textOf(evidence), signals);
  const dangerSignals = signalsIn(scanned, signals);
  const required = new Set(questions.filter((one) => one.required).map(({ id }) => id));
  const answered = answers.every(({ id, passed }) => passed || !required.has(id));
  const severe = new Set(
    signals.filter(({ severity }) => severity === 'error').map(({ message }) => message),
  );
  const alarmed = dangerSignals.some(({ signal, found }) => found && severe.has(signal));
  const nothing = questions.length === 0;
  return {
    passed:
      answered && !alarmed && !nothing && scanned.open.length === 0 && goalVerification?.passed !== false,
    questions: answers,
    dangerSignals,
    ...(goalVerification === null ? {} : { goalVerification }),
    ...uncheckedOf(nothing, scanned.open),
  };
}
