import type { RunRule } from '../../../contract/work-rule.ts';
import { PROBE_FAILED } from './probe-messages.ts';
import { ANSWERS_ONLY_TESTS } from './product-messages.ts';
import { counted, named, saying, type Words, type WordsOf } from './words.ts';

type Reasons = Readonly<Record<string, string>>;

/** Why a finding of tests has its severity. */
const WHY: Readonly<Record<'ko' | 'en', Reasons>> = {
  en: {
    new: 'passed or did not exist at the base',
    base_unknown: 'nothing is known of the base',
    flaky: 'passed when run once more',
    retried: 'passes only when it is run again, in a file that the change touches',
    not_here: 'needs what this machine lacks, so it says nothing of the work',
    fails_on_new_code: 'the form of the base fails on the new code',
    cannot_load: 'the form of the base does not load on the new code',
    passes_on_new_code: 'the form of the base still passes on the new code',
    subject_gone: 'what was tested was deleted or renamed',
    assertions_changed: 'the assertions were changed, and those of the base fail',
    same_assertions: 'the assertions are the same but for names',
    follows_source: 'what is expected changed by words alone that the source changes in the same way',
    assertions_extended: 'all that was expected is expected still, and more of the same objects',
    allowed: 'a requirement asks for other expectations',
    replaced: 'the file has as many tests as before',
    unknown: 'nothing tells the end that it would have now',
    counts: 'by the numbers of both runs',
  },
  ko: {
    new: '기준 시점에는 통과했거나 없던 테스트',
    base_unknown: '기준 시점의 결과를 알 수 없음',
    flaky: '다시 실행하니 통과',
    retried: '변경된 파일에서 다시 실행해야만 통과',
    not_here: '이 컴퓨터에 없는 것이 필요해 작업에 대해 알려 주는 것이 없음',
    fails_on_new_code: '기준 시점의 형태로는 새 코드에서 실패',
    cannot_load: '기준 시점의 형태로는 새 코드에서 로드되지 않음',
    passes_on_new_code: '기준 시점의 형태로도 새 코드에서 통과',
    subject_gone: '테스트 대상이 삭제되었거나 이름이 바뀜',
    assertions_changed: '단언이 바뀌었고 기준 시점의 단언은 실패',
    same_assertions: '이름 말고는 단언이 같음',
    follows_source: '기대하는 값이 코드가 똑같이 바꾼 단어만큼만 바뀜',
    assertions_extended: '기대하던 값을 모두 그대로 기대하고, 같은 객체의 항목을 더 기대함',
    allowed: '요구사항이 기대값 변경을 요청함',
    replaced: '파일의 테스트 수는 그대로임',
    unknown: '지금 실행하면 어떻게 될지 알 수 없음',
    counts: '두 실행의 개수 비교',
  },
};

const HEALTH: Readonly<Record<'ko' | 'en', Reasons>> = {
  en: {
    no_report: 'the runner wrote no report',
    truncated_report: 'the report ends in the middle',
    no_tests: 'no test ran',
    suite_error: 'something failed outside the tests',
    exit_disagrees: 'the exit code and the report contradict each other',
    channels_disagree: 'what was printed, the report and the events of the runner contradict each other',
    timed_out: 'the time limit ended it',
    output_limit: 'it printed more than the limit',
    not_started: 'it could not be started',
  },
  ko: {
    no_report: '러너가 보고서를 쓰지 않음',
    truncated_report: '보고서가 중간에 끊김',
    no_tests: '실행된 테스트가 없음',
    suite_error: '테스트 밖에서 오류 발생',
    exit_disagrees: '종료 코드와 보고서가 서로 다름',
    channels_disagree: '출력, 보고서, 러너가 알린 내용이 서로 다름',
    timed_out: '시간 제한으로 종료됨',
    output_limit: '출력 제한을 넘음',
    not_started: '시작하지 못함',
  },
};

/** A sentence about tests, why, and which. */
function tests(one: string, more: string): Words {
  return ({ count, reason = '' }, finding) =>
    `${counted(count, one, more)}: ${WHY.en[reason] ?? reason}${saying(finding)}${named(finding, 'en')}`;
}

function testsKo(what: string): Words {
  return ({ count, reason = '' }, finding) =>
    `${what} ${count ?? '?'}개, ${WHY.ko[reason] ?? reason}${saying(finding)}${named(finding, 'ko')}`;
}

/** Failures of which only the exit code is known have no number. */
function failed(words: Words, alone: Words): Words {
  return (details, finding) => (details['count'] === undefined ? alone : words)(details, finding);
}

const NO_BITE: Readonly<Record<'ko' | 'en', Words>> = {
  en: ({ count, reason, requirement }, finding) => {
    const which = reason === 'requirement' ? ` of requirement ${requirement ?? '?'}` : '';
    const why =
      reason === 'no_code_changed' ? ', and no code was changed' : ', so they do not show the change';
    return `${counted(count, 'new test', 'new tests')}${which} passed on the base code already${why}${named(finding, 'en')}`;
  },
  ko: ({ count, reason, requirement }, finding) => {
    const which = reason === 'requirement' ? `요구사항 ${requirement ?? '?'}의 ` : '';
    const why = reason === 'no_code_changed' ? '코드 변경은 없음' : '변경을 보여 주지 못함';
    return `${which}새 테스트 ${count ?? '?'}개가 기준 코드에서도 통과, ${why}${named(finding, 'ko')}`;
  },
};

/** A report that lay there, against our own run; counts are passed/failed. */
const CONTRADICTION: Readonly<Record<'ko' | 'en', Words>> = {
  en: ({ report = '', reason, told = '?', count, seconds = '?' }, finding) => {
    if (reason === 'tests')
      return `${report} calls ${counted(count, 'test', 'tests')} passed that fail here${named(finding, 'en')}`;
    if (reason === 'older') return `${report} is ${seconds} s older than the newest change`;
    if (reason === 'differs') return `${report} tells ${told} passed/failed, our own run ${count ?? '?'}`;
    return `${report} tells ${told} passed tests, our own run ${count ?? '?'}`;
  },
  ko: ({ report = '', reason, told = '?', count, seconds = '?' }, finding) => {
    if (reason === 'tests')
      return `${report}에는 통과로 적혔으나 여기서는 실패한 테스트 ${count ?? '?'}개${named(finding, 'ko')}`;
    if (reason === 'older') return `${report}: 가장 새로운 변경보다 ${seconds}초 오래된 보고서`;
    if (reason === 'differs') return `${report}의 통과/실패 ${told}, 직접 실행한 결과는 ${count ?? '?'}`;
    return `${report}의 통과 ${told}개, 직접 실행한 결과는 ${count ?? '?'}개`;
  },
};

export const RUN_MESSAGES: WordsOf<RunRule> = {
  tests_failed: {
    en: failed(
      tests('test fails', 'tests fail'),
      ({ exit }) => `the tests exit ${exit ?? '?'}; at the base they exited 0`,
    ),
    ko: failed(testsKo('실패한 테스트'), ({ exit }) => `테스트 종료 코드 ${exit ?? '?'}, 기준 시점에는 0`),
  },
  tests_failed_before: {
    en: failed(
      ({ count }, finding) =>
        `${counted(count, 'test', 'tests')} failed at the base already${named(finding, 'en')}`,
      ({ exit }) => `the tests exit ${exit ?? '?'}, and failed at the base already`,
    ),
    ko: failed(
      ({ count }, finding) => `기준 시점부터 실패하던 테스트 ${count ?? '?'}개${named(finding, 'ko')}`,
      ({ exit }) => `테스트 종료 코드 ${exit ?? '?'}, 기준 시점에도 실패`,
    ),
  },
  tests_not_run: {
    en: ({ reason = '' }) => `the tests were not run: ${HEALTH.en[reason] ?? reason}`,
    ko: ({ reason = '' }) => `테스트를 실행하지 못함: ${HEALTH.ko[reason] ?? reason}`,
  },
  tests_missing: {
    en: tests('test of the base is missing', 'tests of the base are missing'),
    ko: testsKo('사라진 테스트'),
  },
  tests_newly_skipped: {
    en: tests('test that ran at the base is skipped', 'tests that ran at the base are skipped'),
    ko: testsKo('새로 건너뛴 테스트'),
  },
  fewer_assertions: {
    en: ({ count }, finding) =>
      `${counted(count, 'test has', 'tests have')} fewer assertions than at the base${saying(finding)}${named(finding, 'en')}`,
    ko: ({ count }, finding) =>
      `단언이 줄어든 테스트 ${count ?? '?'}개${saying(finding)}${named(finding, 'ko')}`,
  },
  run_not_green: {
    en: ({ reason = '' }, finding) =>
      `the test run is not green: ${HEALTH.en[reason] ?? reason}${saying(finding)}`,
    ko: ({ reason = '' }, finding) =>
      `테스트 실행이 온전하지 않음: ${HEALTH.ko[reason] ?? reason}${saying(finding)}`,
  },
  base_tests_fail: {
    en: tests('changed test passes only in its new form', 'changed tests pass only in their new form'),
    ko: testsKo('바뀐 형태로만 통과하는 테스트'),
  },
  new_tests_do_not_bite: NO_BITE,
  command_failed: {
    en: ({ command, exit, reason = '' }, finding) =>
      `\`${command ?? ''}\` exits ${exit ?? '?'}${reason === 'base_unknown' ? '' : '; at the base it exited 0'}${saying(finding)}`,
    ko: ({ command, exit, reason = '' }, finding) =>
      `\`${command ?? ''}\` 종료 코드 ${exit ?? '?'}${reason === 'base_unknown' ? '' : ', 기준 시점에는 0'}${saying(finding)}`,
  },
  command_failed_before: {
    en: ({ command, exit }) => `\`${command ?? ''}\` exits ${exit ?? '?'}, and failed at the base already`,
    ko: ({ command, exit }) => `\`${command ?? ''}\` 종료 코드 ${exit ?? '?'}, 기준 시점에도 실패`,
  },
  report_contradicts_run: CONTRADICTION,
  probe_failed: PROBE_FAILED,
  answers_only_tests: ANSWERS_ONLY_TESTS,
};
