import type { Language } from '../../../contract/language.ts';

const en = {
  notWritten: 'no such test is written',
  freshWithoutCode: 'its tests are new and no code changed with them, so they show nothing',
  testsNotRun: 'the tests were not run',
  gone: 'is gone, which was asked for',
  noSuchTest: 'no such test was run',
  notPassed: (open: number, all: number) => `${open} of ${all} did not pass`,
  passOnBase: 'its new tests pass on the base too, so they show nothing',
  passed: (count: number) => `${count} passed`,
  notRun: 'was not run',
  unbound: 'no test, file or command is bound to it',
  adds: (name: string) => `${name} is added`,
  touches: (name: string) => `the change touches ${name}`,
  keeps: (path: string) => `${path} stays as it is`,
  keepsTests: 'the tests stay as they are',
  example: (call: string, gives: string) => `${call} → ${gives}`,
  newTest: 'a test is added',
  notInChange: 'it does not stand in the difference',
  noTestOf: 'no passing test holds this example',
  noNewTest: 'no test is new',
  otherTests: (ids: string) => `the new tests do not speak of it by name: ${ids}`,
};

const ko: typeof en = {
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
  adds: (name) => `${name} 추가`,
  touches: (name) => `${name}에 닿는 변경`,
  keeps: (path) => `${path} 그대로`,
  keepsTests: '테스트 그대로',
  example: (call, gives) => `${call} → ${gives}`,
  newTest: '테스트 추가',
  notInChange: '변경 내용에 없습니다',
  noTestOf: '이 예를 담고 통과한 테스트가 없습니다',
  noNewTest: '새 테스트가 없습니다',
  otherTests: (ids) => `새 테스트의 이름이 이것을 말하지 않습니다: ${ids}`,
};

/** What is said of the tests and commands that show a requirement. */
export const requirementWords: Readonly<Record<Language, typeof en>> = { ko, en };
