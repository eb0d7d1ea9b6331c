import { type RunIndex, statusIn } from './run-index.ts';
import type { LoadCause } from './subject-of-test.ts';
import type { TestResult } from '../../../contract/test-run.ts';

/** Share of the tests that must not have run before the copy itself is held to be the trouble. */
const INFRASTRUCTURE_SHARE = 0.9;

/** What the file, package or suite of a test said when it failed as a whole; undefined where the test itself ran. */
export function loadMessage(index: RunIndex, id: string): string | undefined {
  return index.find(id) === undefined ? index.whole(id)?.message : undefined;
}

/**
 * True where a copy with the base's tests tells nothing: nearly all that passed at the base did not run there, and
 * neither what was said nor what those tests import names anything that the change touched.
 */
export function isInfrastructure(
  base: RunIndex | null,
  index: RunIndex,
  cause: (test: TestResult, message: string) => LoadCause,
): boolean {
  const passed = (base?.tests ?? []).filter(({ status }) => status === 'passed');
  const lost = passed.filter((test) => {
    if (statusIn(index, test.id) === undefined) return true;
    const message = loadMessage(index, test.id);
    return message !== undefined && !cause(test, message).ofChange;
  });
  return passed.length > 0 && lost.length >= passed.length * INFRASTRUCTURE_SHARE;
}
