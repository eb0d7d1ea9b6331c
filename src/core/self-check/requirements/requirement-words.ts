import type { Language } from '../../../contract/language.ts';

interface RequirementWords {
  readonly notWritten: string;
  readonly freshWithoutCode: string;
  readonly testsNotRun: string;
  readonly gone: string;
  readonly noSuchTest: string;
  readonly notPassed: (open: number, all: number) => string;
  readonly passOnBase: string;
  readonly passed: (count: number) => string;
  readonly notRun: string;
  readonly unbound: string;
}

const en: RequirementWords = {
  notWritten: 'no such test is written',
  freshWithoutCode: 'its tests are new and no code changed with them, so they show nothing',
  testsNotRun: 'the tests were not run',
  gone: 'is gone, which was asked for',
  noSuchTest: 'no such test was run',
  notPassed: (open, all) => `${open} of ${all} did not pass`,
  passOnBase: 'its new tests pass on the base too, so they show nothing',
  passed: (count) => `${count} passed`,
  notRun: 'was not run',
  unbound: 'no test, file or command is bound to it',
};

const ko: RequirementWords = {
  notWritten: '그런 테스트가 작성되어 있지 않습니다',
  freshWithoutCode: '테스트는 새것인데 코드는 바뀌지 않아 보여 주는 것이 없습니다',
  testsNotRun: '테스트를 실행하지 않았습니다',
  gone: '없어졌고, 그렇게 요청되었습니다',
  noSuchTest: '그런 테스트는 실행되지 않았습니다',
  notPassed: (open, all) => `${all}개 중 ${open}개가 통과하지 못했습니다`,
  passOnBase: '새 테스트가 기준에서도 통과하므로 보여 주는 것이 없습니다',
  passed: (count) => `${count}개 통과`,
  notRun: '실행하지 않았습니다',
  unbound: '이것을 보일 테스트, 파일, 명령이 정해져 있지 않습니다',
};

/** What is said of the tests and commands that show a requirement. */
export const requirementWords: Readonly<Record<Language, RequirementWords>> = { ko, en };
