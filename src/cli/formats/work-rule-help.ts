import type { GoalRule, ReportRule, RunRule, TamperRule, WorkRule } from '../../contract/work-rule.ts';
import { both, type RuleHelp } from './rule-help.ts';

type HelpOf<Rule extends string> = Readonly<Record<Rule, RuleHelp>>;

const TAMPER: HelpOf<TamperRule> = {
  test_file_deleted: both('A test file was deleted.', '테스트 파일이 삭제되었습니다.'),
  test_file_out_of_reach: both(
    'A test file now has a name that no runner takes.',
    '테스트 파일이 실행기가 찾지 못하는 이름이 되었습니다.',
  ),
  test_removed: both('A test was removed.', '테스트가 없어졌습니다.'),
  test_skipped: both('A test is skipped.', '테스트를 건너뜁니다.'),
  test_focused: both('Only one test of many is run.', '여러 테스트 가운데 하나만 실행됩니다.'),
  test_returns_early: both('A test returns before its assertions.', '테스트가 단언하기 전에 끝납니다.'),
  assertion_removed: both('An assertion was removed.', '단언이 없어졌습니다.'),
  assertion_weakened: both('An assertion asks for less than before.', '단언이 전보다 적게 요구합니다.'),
  assertion_tautology: both('An assertion cannot fail.', '실패할 수 없는 단언입니다.'),
  assertion_swallowed: both(
    'The failure of an assertion reaches nobody.',
    '단언의 실패가 전달되지 않습니다.',
  ),
  expected_value_changed: both(
    'A test expects another value than before.',
    '테스트가 전과 다른 값을 기대합니다.',
  ),
  snapshot_changed: both('A kept output was rewritten.', '저장된 출력이 다시 쓰였습니다.'),
  tolerance_widened: both('A test tolerates more than before.', '테스트의 허용 오차가 넓어졌습니다.'),
  subject_patched_in_setup: both(
    'A set-up file replaces what the tests look at.',
    '준비 파일이 테스트할 대상을 바꿔치기합니다.',
  ),
  subject_mocked: both('A test replaces what it tests.', '테스트가 테스트할 대상을 바꿔치기합니다.'),
  expected_from_subject: both(
    'The expected value is made by the code under test.',
    '기대값을 테스트할 코드가 만듭니다.',
  ),
  test_without_assertion: both('A new test asserts nothing.', '새 테스트가 아무것도 단언하지 않습니다.'),
  runner_weakened: both(
    'The test runner forgives more than before.',
    '테스트 실행기가 전보다 많이 봐줍니다.',
  ),
  exit_code_hidden: both('A failing command no longer fails.', '실패한 명령이 실패로 끝나지 않습니다.'),
  output_faked: both('The output of a run is written by hand.', '실행 출력을 손으로 씁니다.'),
  test_ignored: both('Tests are left out by configuration.', '설정이 테스트를 빼놓습니다.'),
  coverage_lowered: both('A floor of coverage was lowered.', '커버리지 기준이 낮아졌습니다.'),
  ci_job_weakened: both('A job of the build server checks less.', '빌드 서버의 작업이 덜 확인합니다.'),
  checks_switched_off: both('Types or lint were switched off.', '타입이나 린트 검사를 껐습니다.'),
  gate_switched_off: both(
    'The gate itself was changed with the work.',
    '점검 자체의 설정이 작업과 함께 바뀌었습니다.',
  ),
  special_case_for_test: both('The code knows the input of a test.', '코드가 테스트의 입력을 알고 있습니다.'),
};

const RUN: HelpOf<RunRule> = {
  tests_failed: both('Tests fail on this work.', '이 작업에서 테스트가 실패합니다.'),
  tests_failed_before: both('Tests fail, as they did at the base.', '기준에서처럼 테스트가 실패합니다.'),
  tests_not_run: both('The tests were not run.', '테스트가 실행되지 않았습니다.'),
  tests_missing: both(
    'Tests of the base did not run any more.',
    '기준에 있던 테스트가 더는 실행되지 않았습니다.',
  ),
  tests_newly_skipped: both(
    'Tests that ran at the base are skipped.',
    '기준에서 실행되던 테스트를 건너뜁니다.',
  ),
  fewer_assertions: both('Fewer assertions ran than at the base.', '기준보다 적은 단언이 실행되었습니다.'),
  run_not_green: both('The run of the tests is not green.', '테스트 실행이 정상으로 끝나지 않았습니다.'),
  base_tests_fail: both(
    'The tests of the base fail on the new code.',
    '기준의 테스트가 새 코드에서 실패합니다.',
  ),
  new_tests_do_not_bite: both('New tests pass on the old code too.', '새 테스트가 옛 코드에서도 통과합니다.'),
  command_failed: both('A configured command fails.', '설정된 명령이 실패합니다.'),
  command_failed_before: both(
    'A configured command fails, as it did at the base.',
    '설정된 명령이 기준에서처럼 실패합니다.',
  ),
  report_contradicts_run: both(
    'A report that lay there says something else than the run.',
    '이미 있던 보고서가 실행 결과와 다릅니다.',
  ),
  probe_failed: both('An outcome that must be there is not.', '있어야 할 결과가 없습니다.'),
  answers_only_tests: both(
    'The product gives the answer of a test to that test alone.',
    '제품이 테스트에만 테스트의 답을 줍니다.',
  ),
};

const GOAL: HelpOf<GoalRule> = {
  artefact_missing: both('A file that must be there is not.', '있어야 할 파일이 없습니다.'),
  artefact_stub: both('What was to be made is a stub.', '만들어야 할 것이 껍데기뿐입니다.'),
  artefact_hollow: both('What was to be made does nothing.', '만들어야 할 것이 아무 일도 하지 않습니다.'),
  artefact_orphaned: both('Nothing leads to what was made.', '만든 것에 이르는 길이 없습니다.'),
  link_missing: both('A connection that must be there is not.', '있어야 할 연결이 없습니다.'),
  data_static: both('All that it gives is fixed.', '내놓는 것이 모두 고정된 값입니다.'),
  data_disconnected: both('What it gives is used nowhere.', '내놓는 것이 아무 데도 쓰이지 않습니다.'),
  requirement_unmet: both('A requirement is not met.', '충족되지 않은 요구사항이 있습니다.'),
  requirement_dropped: both(
    'A requirement was dropped with the work.',
    '요구사항이 작업과 함께 사라졌습니다.',
  ),
  unfinished_marker: both('New code holds a marker of unfinished work.', '새 코드에 미완성 표시가 있습니다.'),
};

const REPORT: HelpOf<ReportRule> = {
  danger_signal: both('The report betrays doubt.', '보고에 확신하지 못하는 말이 있습니다.'),
  false_certainty: both('The report forecasts in place of a check.', '보고가 확인 대신 그러리라고 말합니다.'),
  output_contradicts_claim: both('The output says otherwise than the report.', '출력이 보고와 다릅니다.'),
  output_without_counts: both('The output holds no counts of tests.', '출력에 테스트 개수가 없습니다.'),
  tests_claimed_without_output: both(
    'Tests are said to pass without an output.',
    '출력 없이 테스트가 통과했다고 합니다.',
  ),
  complete_without_evidence: both(
    'The work is said to be complete without evidence.',
    '증거 없이 완료했다고 합니다.',
  ),
  complete_while_failing: both(
    'The work is said to be complete while tests fail.',
    '테스트가 실패하는데 완료했다고 합니다.',
  ),
  complete_while_errors: both(
    'The work is said to be complete while there are errors.',
    '오류가 있는데 완료했다고 합니다.',
  ),
  failures_hidden: both('Tests that did not run are passed over.', '실행되지 않은 테스트를 말하지 않습니다.'),
  warnings_ignored: both('Warnings are denied that are there.', '있는 경고를 없다고 합니다.'),
  assumption_unverified: both('An assumption was not verified.', '확인되지 않은 가정이 있습니다.'),
  requirements_contradict_claim: both(
    'The list of requirements says otherwise than the report.',
    '요구사항 목록이 보고와 다릅니다.',
  ),
  claim_contradicted: both('A claim of the final message is not so.', '최종 보고의 주장이 사실과 다릅니다.'),
};

/** What each rule of `assay check` finds. */
export const WORK_RULE_HELP: HelpOf<WorkRule> = { ...TAMPER, ...RUN, ...GOAL, ...REPORT };

/** What settles it, by the family of the rule. */
export function workRuleWayOut(rule: WorkRule): RuleHelp {
  if (rule in TAMPER)
    return both(
      'Put the test or the check back, or let a person accept it by an override in assay.config.yaml at the base.',
      '테스트나 검사를 되돌리거나, 기준의 assay.config.yaml에 사람이 예외를 승인하세요.',
    );
  if (rule in RUN)
    return both(
      'Run the command that the report names and mend what fails.',
      '보고가 말하는 명령을 실행해 실패를 고치세요.',
    );
  if (rule in GOAL) return both('Make what is missing, and connect it.', '빠진 것을 만들고 이어 주세요.');
  return both(
    'Say what was run and what came of it, or take the sentence out.',
    '실행한 것과 결과를 말하거나 문장을 빼세요.',
  );
}
