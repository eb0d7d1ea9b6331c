import type { NotJudged } from '../../../contract/not-judged.ts';
import type { SelfCheckQuestion, SelfCheckResult } from '../../../contract/self-check.ts';
import type { WorkEvidence } from '../../../contract/work-evidence.ts';
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
export function askQuestions(
  questions: readonly SelfCheckQuestion[],
  evidence: WorkEvidence,
): Promise<Answered[]> {
  return Promise.all(questions.map((question) => ask(question, evidence)));
}
