import type { SelfCheckQuestion } from '../../../contract/self-check.ts';
import type { WorkEvidence } from '../../../contract/work-evidence.ts';
import { readTestText } from '../reports/read-test-text.ts';

/** What tells of a failure without any count of tests. */
const FAILED_ANYHOW =
  /\ball (?:the )?(?:\d+ )?tests? fail(?:ed)?\b|\btests? failed\b|could not compile|segmentation fault|\bbuild failed\b|\btimed? ?out\b|\bcore dumped\b|^\s*[✗✘×] |^collected \d+ items?\s*$/im;

/** False where nothing was printed, or what was printed says that tests failed or that none ran. */
function outputAgrees({ testOutput = '' }: WorkEvidence): boolean {
  const { says } = readTestText(testOutput);
  if (testOutput.trim() === '') return false;
  return says === 'passed' || (says === 'no_counts' && !FAILED_ANYHOW.test(testOutput));
}

/** The four of F002. */
export const SELF_CHECK_QUESTIONS: SelfCheckQuestion[] = [
  {
    id: 'tests_pass',
    question: '모든 테스트 통과? (실제 출력 필수)',
    validator: async (evidence) => evidence.testsPassed === true && outputAgrees(evidence),
    required: true,
  },
  {
    id: 'requirements_met',
    question: '모든 요구사항 충족? (구체적 목록)',
    validator: async ({ requirementsList = [] }) =>
      requirementsList.length > 0 && requirementsList.every(({ met }) => met),
    required: true,
  },
  {
    id: 'no_assumptions',
    question: '검증 없는 가정 없음? (문서 제시)',
    validator: async ({ assumptions = [] }) => assumptions.every(({ verified }) => verified),
    required: true,
  },
  {
    id: 'evidence_exists',
    question: '증거 있음? (테스트 결과, 코드 변경, 검증)',
    validator: async ({ testOutput, codeChanges = [], evidence = [] }) =>
      testOutput !== undefined || codeChanges.length > 0 || evidence.length > 0,
    required: true,
  },
];
