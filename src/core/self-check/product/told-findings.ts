import type { WorkFinding } from '../../../contract/work-finding.ts';
import { groupBy } from '../cross-run/group-by.ts';
import { runFinding } from '../cross-run/run-finding.ts';
import type { Told } from './judge-answers.ts';

/** One finding for each way of telling and file of tests, with the first call. */
export function toldFindings(told: readonly Told[]): WorkFinding[] {
  const groups = groupBy(told, ({ ask, tell, isSure }) =>
    JSON.stringify([tell, isSure, ask.test.split(' › ', 1)[0]]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { ask, tell, other, isSure } = first;
    const file = ask.test.split(' › ', 1)[0] ?? '';
    const details = {
      reason: tell,
      call: ask.code,
      expected: ask.expected,
      other,
      count: String(group.length),
      file,
    };
    const tests = [...new Set(group.map((each) => each.ask.test))];
    const finding = runFinding('answers_only_tests', isSure ? 'error' : 'warning', details, {
      after: ask.code,
      tests,
    });
    return [{ ...finding, place: { file, line: 1, column: 1 } }];
  });
}
