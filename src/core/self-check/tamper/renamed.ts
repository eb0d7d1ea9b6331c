import { assertionKey } from './match-tests.ts';
import type { Assertion } from './test-facts.ts';

/** Names that the source had and has no more, and names that it has now and had not: what was renamed is among them. */
export interface Renames {
  readonly gone: ReadonlySet<string>;
  readonly came: ReadonlySet<string>;
}

const NAME = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

function blanked(assertion: Assertion, names: ReadonlySet<string>): string {
  return assertionKey(assertion).replace(NAME, (name) => (names.has(name) ? '§' : name));
}

/** True where the assertions are the same but for names that were renamed in the source. */
export function sameButRenamed(
  before: readonly Assertion[],
  after: readonly Assertion[],
  { gone, came }: Renames,
): boolean {
  const keys = (assertions: readonly Assertion[], names: ReadonlySet<string>): string =>
    JSON.stringify(assertions.map((each) => blanked(each, names)).toSorted());
  return before.length === after.length && keys(before, gone) === keys(after, came);
}
