import type { Language } from '../../../contract/language.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { TamperRule } from '../../../contract/work-rule.ts';

type Message = (details: WorkFinding['details'], finding: WorkFinding) => string;
type Both = Readonly<Record<Language, Message>>;

/** A detail of a finding, quoted; empty where it is not given. */
function said(details: WorkFinding['details'], key: string): string {
  const value = details[key];
  return value === undefined || value === '' ? '' : ` (${value})`;
}

const HOW: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  swallowed: { en: 'its failure is caught', ko: '실패가 잡혀 사라집니다' },
  never: { en: 'it never runs in time', ko: '제때 실행되는 일이 없습니다' },
  conditional: { en: 'it runs only under a condition', ko: '조건이 맞을 때만 실행됩니다' },
  not_awaited: { en: 'nobody awaits it', ko: '아무도 기다리지 않습니다' },
};

function how(details: WorkFinding['details'], language: Language): string {
  return (
    HOW[details['how'] ?? '']?.[language] ??
    { en: 'its failure reaches nobody', ko: '실패가 전달되지 않습니다' }[language]
  );
}

function both(en: Message, ko: Message): Both {
  return { en, ko };
}

/** What each finding of the tamper scan says, in both languages. */
export const tamperMessages: Readonly<Record<TamperRule | 'unfinished_marker', Both>> = {
  test_file_deleted: both(
    () => 'The test file was deleted, and its tests stand nowhere else.',
    () => '테스트 파일이 삭제되었고, 그 테스트는 다른 곳에도 없습니다.',
  ),
  test_file_out_of_reach: both(
    ({ from }) => `The test file ${from ?? ''} has a name now that no runner takes.`,
    ({ from }) => `테스트 파일 ${from ?? ''}의 새 이름은 어떤 실행기도 찾지 못합니다.`,
  ),
  test_removed: both(
    (details) => `A test was removed${said(details, 'title')}, though what it tests is still there.`,
    (details) => `테스트가 제거되었습니다${said(details, 'title')}. 테스트 대상은 그대로 남아 있습니다.`,
  ),
  test_skipped: both(
    (details) =>
      `The test no longer counts${said(details, 'condition')}: it is skipped, or expected to fail.`,
    (details) =>
      `테스트가 더는 효력이 없습니다${said(details, 'condition')}. 건너뛰거나 실패를 예상하도록 바뀌었습니다.`,
  ),
  test_focused: both(
    () => '"only" keeps all other tests of the file from running.',
    () => '"only" 때문에 파일의 다른 테스트가 모두 실행되지 않습니다.',
  ),
  test_returns_early: both(
    (details) => `The test returns before it asserts anything${said(details, 'condition')}.`,
    (details) => `테스트가 아무것도 확인하기 전에 끝납니다${said(details, 'condition')}.`,
  ),
  assertion_removed: both(
    () => 'An assertion was removed and no other test makes it.',
    () => '단언이 제거되었고, 다른 테스트에도 같은 단언이 없습니다.',
  ),
  assertion_weakened: both(
    ({ before, after }) =>
      `The assertion lets more wrong answers through than before: ${before ?? ''} became ${after ?? ''}.`,
    ({ before, after }) =>
      `단언이 약해져 틀린 결과를 더 많이 통과시킵니다: ${before ?? ''} → ${after ?? ''}.`,
  ),
  assertion_tautology: both(
    () => 'The assertion is true whatever the code does.',
    () => '코드가 무엇을 하든 항상 참인 단언입니다.',
  ),
  assertion_swallowed: both(
    (details) => `The assertion cannot fail its test: ${how(details, 'en')}.`,
    (details) => `단언이 실패해도 테스트는 실패하지 않습니다. ${how(details, 'ko')}.`,
  ),
  expected_value_changed: both(
    ({ before, after }) => `The expected value was changed from ${before ?? ''} to ${after ?? ''}.`,
    ({ before, after }) => `기대값이 바뀌었습니다: ${before ?? ''} → ${after ?? ''}.`,
  ),
  snapshot_changed: both(
    () => 'A kept output was rewritten: the test now expects what the code gives.',
    () => '보관된 출력이 다시 쓰였습니다. 이제 테스트는 코드가 내는 값을 그대로 기대합니다.',
  ),
  tolerance_widened: both(
    ({ before, after }) => `The value may be further off than before: ${before ?? ''} became ${after ?? ''}.`,
    ({ before, after }) => `허용 오차가 넓어졌습니다: ${before ?? ''} → ${after ?? ''}.`,
  ),
  subject_patched_in_setup: both(
    ({ target }) =>
      `A file that runs before the tests replaces ${target ?? ''}, so the code itself is not tested.`,
    ({ target }) =>
      `테스트 전에 실행되는 파일이 ${target ?? ''} 항목을 바꿔치기하여, 실제 코드는 테스트되지 않습니다.`,
  ),
  subject_mocked: both(
    ({ target }) => `The test replaces what it tests (${target ?? ''}) with a fake.`,
    ({ target }) => `테스트가 자신의 테스트 대상(${target ?? ''})을 가짜로 바꿉니다.`,
  ),
  expected_from_subject: both(
    () => 'The expected value is computed by the code under test.',
    () => '기대값을 테스트 대상 코드로 계산합니다.',
  ),
  test_without_assertion: both(
    () => 'The new test asserts nothing.',
    () => '새 테스트에 단언이 없습니다.',
  ),
  runner_weakened: both(
    (details) => `The tests are run no more, or less of a run is green now${said(details, 'what')}.`,
    (details) => `테스트가 실행되지 않거나, 덜 실행되어도 통과합니다${said(details, 'what')}.`,
  ),
  exit_code_hidden: both(
    (details) => `Failing tests no longer fail the command${said(details, 'what')}.`,
    (details) => `테스트가 실패해도 명령은 실패하지 않습니다${said(details, 'what')}.`,
  ),
  output_faked: both(
    (details) => `The words of a green run are printed, not earned${said(details, 'what')}.`,
    (details) => `테스트를 실행하지 않고 통과했다는 문구만 출력합니다${said(details, 'what')}.`,
  ),
  test_ignored: both(
    (details) => `Tests are left out of the run${said(details, 'what')}.`,
    (details) => `일부 테스트가 실행에서 빠집니다${said(details, 'what')}.`,
  ),
  coverage_lowered: both(
    (details) => `Less coverage is asked for than before${said(details, 'what')}.`,
    (details) => `요구하는 커버리지가 낮아졌습니다${said(details, 'what')}.`,
  ),
  ci_job_weakened: both(
    (details) =>
      `The build server no longer runs this check, or no longer minds its failure${said(details, 'what')}.`,
    (details) => `빌드 서버가 이 검사를 실행하지 않거나 실패를 무시합니다${said(details, 'what')}.`,
  ),
  checks_switched_off: both(
    (details) => `A check of types or style was switched off${said(details, 'what')}.`,
    (details) => `타입 또는 스타일 검사가 꺼졌습니다${said(details, 'what')}.`,
  ),
  gate_switched_off: both(
    (details) => `The gate that checks this work was weakened in the same change${said(details, 'what')}.`,
    (details) => `이 작업을 검사하는 관문이 같은 변경에서 약해졌습니다${said(details, 'what')}.`,
  ),
  special_case_for_test: both(
    ({ how: kind }) =>
      kind === 'runner'
        ? 'The source does something else while tests run.'
        : kind === 'equal'
          ? 'The source makes values that equal whatever they are compared with.'
          : kind === 'library'
            ? 'The source changes the library that the tests assert with.'
            : 'The source gives the very value that a test expects, for the input of that test.',
    ({ how: kind }) =>
      kind === 'runner'
        ? '소스 코드가 테스트 실행 중에는 다르게 동작합니다.'
        : kind === 'equal'
          ? '소스 코드가 무엇과 비교해도 같다고 답하는 값을 만듭니다.'
          : kind === 'library'
            ? '소스 코드가 테스트의 단언 라이브러리를 바꿉니다.'
            : '소스 코드가 테스트의 입력에 대해 테스트가 기대하는 값을 그대로 돌려줍니다.',
  ),
  unfinished_marker: both(
    ({ marker }) => `The change adds a ${marker ?? 'TODO'} without an issue.`,
    ({ marker }) => `변경이 이슈 번호 없는 ${marker ?? 'TODO'} 표시를 남겼습니다.`,
  ),
};
