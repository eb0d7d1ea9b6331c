import type { ReportRule } from '../../../contract/work-rule.ts';
import { counted, type Words, type WordsOf } from './words.ts';

const said: Words = (_, { after }) => `“${after ?? ''}”`;

/** "2 tests ran, not 5", with the line of the output; without numbers the line alone. */
const OUTPUT: Readonly<Record<'ko' | 'en', Words>> = {
  en: ({ output = '', ran, failed = '0', told }) => {
    const line = output === '' ? '' : ` (${output})`;
    if (ran === undefined) return output;
    if (ran === '0') return `no test ran${line}`;
    if (failed !== '0')
      return `${failed} of ${counted(ran, 'test', 'tests')} ${failed === '1' ? 'fails' : 'fail'}${line}`;
    return told === undefined ? output : `${counted(ran, 'test', 'tests')} ran, not ${told}${line}`;
  },
  ko: ({ output = '', ran, failed = '0', told }) => {
    const line = output === '' ? '' : ` (${output})`;
    if (ran === undefined) return output;
    if (ran === '0') return `실행된 테스트가 없음${line}`;
    if (failed !== '0') return `테스트 ${ran}개 중 ${failed}개 실패${line}`;
    return told === undefined ? output : `실행된 테스트는 ${told}개가 아니라 ${ran}개${line}`;
  },
};

/** Findings of the agent's own report, in words. */
export const REPORT_MESSAGES: WordsOf<ReportRule> = {
  danger_signal: {
    ko: (details, finding) => `확신하지 못하는 표현: ${said(details, finding)}`,
    en: (details, finding) => `words that betray doubt: ${said(details, finding)}`,
  },
  false_certainty: {
    ko: (details, finding) => `확인한 것이 아니라 그러리라는 말: ${said(details, finding)}`,
    en: (details, finding) => `a forecast in place of a check: ${said(details, finding)}`,
  },
  output_contradicts_claim: {
    ko: (details, finding) => `보고와 테스트 출력이 다릅니다: ${OUTPUT.ko(details, finding)}`,
    en: (details, finding) => `the output of the tests says otherwise: ${OUTPUT.en(details, finding)}`,
  },
  output_without_counts: {
    ko: () => '출력에 테스트 개수가 없어 실행되었는지 알 수 없습니다',
    en: () => 'the output holds no counts of tests, so nothing shows that they ran',
  },
  tests_claimed_without_output: {
    ko: () => '테스트가 통과했다고 하지만 출력이 없습니다',
    en: () => 'tests are said to pass, and no output shows it',
  },
  complete_without_evidence: {
    ko: () => '완료했다고 하지만 증거가 하나도 없습니다',
    en: () => 'the work is said to be complete, and no evidence is given',
  },
  complete_while_failing: {
    ko: (details, finding) => `완료했다고 하지만 테스트가 실패합니다: ${OUTPUT.ko(details, finding)}`,
    en: (details, finding) =>
      `the work is said to be complete while tests fail: ${OUTPUT.en(details, finding)}`,
  },
  complete_while_errors: {
    ko: ({ output = '' }) => `완료했다고 하지만 오류가 있습니다: ${output}`,
    en: ({ output = '' }) => `the work is said to be complete while there are errors: ${output}`,
  },
  failures_hidden: {
    ko: ({ count = '' }) => `모두 통과했다고 하지만 ${count}개는 실행되지 않았고, 그 말이 없습니다`,
    en: ({ count = '' }) => `all tests are said to pass; ${count} did not run, and it is not said`,
  },
  warnings_ignored: {
    ko: ({ output = '' }) => `경고가 없다고 하지만 있습니다: ${output}`,
    en: ({ output = '' }) => `no warnings are claimed, and there are some: ${output}`,
  },
  requirements_contradict_claim: {
    ko: ({ requirement = '' }) => `끝났다고 하지만 목록에서 충족되지 않은 요구사항: ${requirement}`,
    en: ({ requirement = '' }) =>
      `the list that came along has a requirement that is not met: ${requirement}`,
  },
  claim_contradicted: {
    ko: ({ why = '' }, finding) => `사실과 다른 주장 ${said({}, finding)}: ${why}`,
    en: ({ why = '' }, finding) => `a claim that is not so, ${said({}, finding)}: ${why}`,
  },
  assumption_unverified: {
    ko: ({ assumption = '' }) => `확인되지 않은 가정: ${assumption}`,
    en: ({ assumption = '' }) => `an assumption that was not verified: ${assumption}`,
  },
};
