import { type Assertion, assertionKey } from './test-facts.ts';

/** Names that the source had and has no more, and names that it has now and had not: what was renamed is among them. */
export interface Renames {
  readonly gone: ReadonlySet<string>;
  readonly came: ReadonlySet<string>;
}

const NAME = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

/** The text with names that were renamed all alike. */
export function blankedText(text: string, names: ReadonlySet<string>): string {
  return text.replace(NAME, (name) => (names.has(name) ? '§' : name));
}

/** One text before and one after the change, the same but for names that were renamed in the source. */
export function isSameText(before: string, after: string, { gone, came }: Renames): boolean {
  return before === after || blankedText(before, gone) === blankedText(after, came);
}

/** The key of an assertion, with names that were renamed all alike. */
export function blankedKey(assertion: Assertion, names: ReadonlySet<string>): string {
  return blankedText(assertionKey(assertion), names);
}

/** True where the assertions are the same but for names that were renamed in the source. */
export function sameButRenamed(
  before: readonly Assertion[],
  after: readonly Assertion[],
  { gone, came }: Renames,
): boolean {
  const keys = (assertions: readonly Assertion[], names: ReadonlySet<string>): string =>
    JSON.stringify(assertions.map((each) => blankedKey(each, names)).toSorted());
  return before.length === after.length && keys(before, gone) === keys(after, came);
}
