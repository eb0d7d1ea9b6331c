import type { Language } from '../../../contract/language.ts';
import type { TestRun } from '../../../contract/test-run.ts';
import type { WorkQuestion } from '../../../contract/work-report.ts';

const en = {
  questions: {
    tests_pass: 'Do all tests pass? (the real output)',
    requirements_met: 'Are all requirements met? (one by one)',
    no_assumptions: 'No assumption left unverified? (with sources)',
    evidence_exists: 'Is there evidence? (test results, code changes, validation)',
  } satisfies Record<WorkQuestion['id'], string>,
  noRun: 'the tests were not run',
  noTestTold: (command: string) => `${command} ended well, and nothing shows that a test ran`,
  exit: (code: number | null) => `exit code ${code ?? 'none'}`,
  counts: ({ total, passed, failed, skipped, todo, errored }: TestRun['counts']) =>
    `${passed} of ${total} passed, ${failed + errored} failed, ${skipped + todo} skipped`,
  butFindings: (count: number) =>
    `but ${count} ${count === 1 ? 'finding speaks' : 'findings speak'} against it`,
  noRequirements: 'no requirements were given',
  requirements: (met: number, all: number) => `${met} of ${all} requirements met`,
  doubts: (count: number) => `${count} doubtful phrases or unverified assumptions`,
  noDoubts: 'no doubtful phrases, no unverified assumptions',
  noReport: 'no report of the work was given',
  gathered: (runs: number, files: number) =>
    `${runs} ${runs === 1 ? 'run' : 'runs'}, ${files} changed ${files === 1 ? 'file' : 'files'}`,
};

const ko: typeof en = {
  questions: {
    tests_pass: '모든 테스트 통과? (실제 출력 필수)',
    requirements_met: '모든 요구사항 충족? (구체적 목록)',
    no_assumptions: '검증 없는 가정 없음? (문서 제시)',
    evidence_exists: '증거 있음? (테스트 결과, 코드 변경, 검증)',
  },
  noRun: '테스트를 실행하지 못했습니다',
  noTestTold: (command) => `${command} 명령은 정상 종료했지만, 실행된 테스트가 있다는 근거가 없습니다`,
  exit: (code) => `종료 코드 ${code ?? '없음'}`,
  counts: ({ total, passed, failed, skipped, todo, errored }) =>
    `${total}개 중 통과 ${passed}, 실패 ${failed + errored}, 건너뜀 ${skipped + todo}`,
  butFindings: (count) => `그러나 이 결과를 부정하는 발견 ${count}개`,
  noRequirements: '요구사항이 주어지지 않았습니다',
  requirements: (met, all) => `요구사항 ${all}개 중 ${met}개 충족`,
  doubts: (count) => `의심스러운 표현이나 확인되지 않은 가정 ${count}개`,
  noDoubts: '의심스러운 표현이나 확인되지 않은 가정이 없습니다',
  noReport: '작업 보고가 주어지지 않았습니다',
  gathered: (runs, files) => `실행 ${runs}번, 바뀐 파일 ${files}개`,
};

/** The four questions of the self-check, and how their evidence is told. */
export const questionWords: Readonly<Record<Language, typeof en>> = { ko, en };
