import type { Assertion, TestFileFacts } from './test-facts.ts';

/** Files that hold nothing but what is expected, by their names. */
export const KEPT_OUTPUT =
  /\.(?:snap|ambr|golden|approved\.\w+)$|\.approved\.|(?:^|\/)(?:__snapshots__|goldens?|snapshots)\/|expected/i;
const FILE_NAME = /[\w-]+\.\w{1,8}(?=")/;

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** True where the expected side is computed, and of no other file. */
function expects({ relation, expected, literal }: Assertion, name: string): boolean {
  if (expected === null || literal || !/^(?:equal|close|part)$/.test(relation)) return false;
  return expected.includes(name) || !FILE_NAME.test(expected);
}

/**
 * True where a file of data is what tests expect, rather than what they are given: kept outputs, and data of a test
 * file that compares with what it does not write out. Tests that write out all that they expect only read it.
 */
export function isExpectedData(path: string, tests: () => readonly TestFileFacts[]): boolean {
  if (KEPT_OUTPUT.test(path)) return true;
  const name = nameOf(path);
  return tests().some(
    ({ text, tests: own }) =>
      text.includes(name) && own.some(({ assertions }) => assertions.some((each) => expects(each, name))),
  );
}
