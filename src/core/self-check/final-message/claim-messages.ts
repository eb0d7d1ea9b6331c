import type { ClaimProof, ClaimReason } from '../../../contract/message-claim.ts';
import type { Language } from '../../../contract/language.ts';
import type { ClaimVerdict } from './claim-verdict.ts';

const KO: Readonly<Record<ClaimReason, string>> = {
  tests_ran_green: '여기서 실행한 테스트가 통과합니다',
  tests_ran_red: '여기서 실행한 테스트가 실패합니다',
  tests_count_differs: '말한 수만큼의 테스트가 없습니다',
  tests_not_run_here: '여기서는 테스트를 실행하지 않았습니다',
  tests_cannot_run_here: '이 컴퓨터에 없는 것이 필요해 여기서는 테스트를 실행할 수 없습니다',
  tests_fail_as_before: '여기서 실행한 테스트가 기준에서와 똑같이 실패합니다',
  tests_unsteady: '한 번은 실패하고 다시 실행하니 통과했습니다',
  ran_before_last_edit: '마지막 수정보다 먼저 실행한 결과입니다',
  ran_by_the_log: '기록에는 실행했다고 되어 있으나, 결과를 여기서 확인하지는 않았습니다',
  failed_by_the_log: '기록에는 마지막 실행이 실패했다고 되어 있습니다',
  command_ran_green: '여기서 실행한 명령이 성공했습니다',
  command_ran_red: '여기서 실행한 명령이 실패했습니다',
  command_not_run: '이것을 보여 줄 명령이 실행되지 않았습니다',
  in_the_difference: '변경 내용에 있습니다',
  not_in_the_difference: '변경 내용에 없습니다',
  not_there: '그 파일이 없습니다',
  still_there: '아직 그대로 있습니다',
  no_tests_added: '변경 내용에 새 테스트가 없습니다',
  no_tests: '여기에는 테스트가 없습니다',
  no_test_shows: '바뀐 것은 보이지만, 기준에서 실패하고 지금 통과하는 테스트가 없습니다',
  other_files_changed: '다른 파일도 바뀌었습니다',
  only_these_changed: '바뀐 파일이 이것뿐입니다',
  exports_kept: '모듈이 내보내던 이름이 모두 남아 있습니다',
  exports_lost: '모듈이 내보내던 이름이 사라졌습니다',
  base_tests_fail: '기준에서 통과하던 테스트가 지금 코드에서 실패합니다',
  number_printed: '그 수가 출력에 있습니다',
  number_not_printed: '그 수를 보여 주는 출력이 없습니다',
  shown_by_a_test: '기준에서 실패하고 지금 통과하는 테스트가 있습니다',
  requirements_met: '주어진 요구사항을 모두 충족합니다',
  requirements_unmet: '충족되지 않은 요구사항이 있습니다',
  leaves_open: '같은 글에서 남은 것이 있다고 말합니다',
  outcome_looked_at: '결과를 여기서 확인했습니다',
  outcome_missing: '있어야 할 결과가 없습니다',
  names_nothing: '확인할 파일, 이름, 명령을 말하지 않았습니다',
  nothing_changed: '기준과 달라진 것이 없습니다',
  no_way_to_look: '여기서 확인할 방법이 없습니다',
};

const EN: Readonly<Record<ClaimReason, string>> = {
  tests_ran_green: 'the tests that were run here pass',
  tests_ran_red: 'the tests that were run here fail',
  tests_count_differs: 'there are not as many tests as it says',
  tests_not_run_here: 'the tests were not run here',
  tests_cannot_run_here: 'the tests need what this machine lacks, and cannot be run here',
  tests_fail_as_before: 'the tests that were run here fail in the same way as at the base',
  tests_unsteady: 'a test failed here, and passed when it was run once more',
  ran_before_last_edit: 'it ran before the last edit',
  ran_by_the_log: 'the log says that it ran; its result was not looked at here',
  failed_by_the_log: 'by the log its last run failed',
  command_ran_green: 'the command that was run here succeeds',
  command_ran_red: 'the command that was run here fails',
  command_not_run: 'no command that would show it was run',
  in_the_difference: 'it stands in the difference',
  not_in_the_difference: 'it does not stand in the difference',
  not_there: 'there is no such file',
  still_there: 'it is still there',
  no_tests_added: 'the difference holds no new test',
  no_tests: 'there are no tests here',
  no_test_shows: 'the change is there, but no test fails on the base and passes now',
  other_files_changed: 'other files changed too',
  only_these_changed: 'nothing else changed',
  exports_kept: 'every name that a module gave is still given',
  exports_lost: 'names that modules gave are gone',
  base_tests_fail: 'tests that passed on the base fail on the new code',
  number_printed: 'an output holds the number',
  number_not_printed: 'no output holds the number',
  shown_by_a_test: 'a test fails on the base and passes now',
  requirements_met: 'all requirements that were given are met',
  requirements_unmet: 'a requirement is not met',
  leaves_open: 'the same message says that something is open',
  outcome_looked_at: 'the outcome was looked at here',
  outcome_missing: 'an outcome that must be there is not',
  names_nothing: 'it names no file, name or command to look at',
  nothing_changed: 'nothing differs from the base',
  no_way_to_look: 'there is no way to look at it here',
};

const WORDS: Readonly<Record<Language, Readonly<Record<ClaimReason, string>>>> = { ko: KO, en: EN };

const COUNTS = /^(\d+) passed, (\d+) failed, (\d+) skipped$/;
const STATUSES: Readonly<Record<string, string>> = {
  added: '추가',
  modified: '수정',
  deleted: '삭제',
  renamed: '이름 변경',
};

/** What shows a claim, in the language; what a command printed stays as it is. */
function detailIn(detail: string, language: Language): string {
  if (language === 'en') return detail;
  return STATUSES[detail] ?? detail.replace(COUNTS, '통과 $1, 실패 $2, 건너뜀 $3');
}

/** Why a claim has its verdict, with the first thing that shows it. */
export function claimMessage(
  { reason }: Pick<ClaimVerdict, 'reason'>,
  [first]: readonly ClaimProof[],
  language: Language,
): string {
  const why = WORDS[language][reason];
  if (first === undefined) return why;
  return `${why}: ${first.what}${first.detail === '' ? '' : ` (${detailIn(first.detail, language)})`}`;
}
