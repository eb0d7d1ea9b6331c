import { groupBy } from './group-by.ts';
import type { TestResult } from '../../../contract/test-run.ts';
import type { WorkChange } from '../../../contract/work-change.ts';
import { blankedText } from '../tamper/renamed.ts';
import type { RunIndex } from './run-index.ts';
import type { Renames } from './runs-to-compare.ts';

/** Which test of the work is which test of the base. */
export interface TestMatch {
  /** Id at the base → id in the work. */
  readonly toWork: ReadonlyMap<string, string>;
  readonly toBase: ReadonlyMap<string, string>;
}

type Key = (test: TestResult) => string;

const BETWEEN = ' › ';

interface Pairs {
  readonly toWork: Map<string, string>;
  readonly toBase: Map<string, string>;
}

interface Keys {
  readonly base: Key;
  readonly work: Key;
}

/** Pairs what has the same key on both sides, where one on each side has it. */
function pairUnique(
  left: readonly TestResult[],
  right: readonly TestResult[],
  key: Keys,
  pairs: Pairs,
): void {
  const openWork = groupBy(
    right.filter(({ id }) => !pairs.toBase.has(id)),
    key.work,
  );
  const openBase = groupBy(
    left.filter(({ id }) => !pairs.toWork.has(id)),
    key.base,
  );
  for (const [value, [base, ...moreBase]] of openBase) {
    const [work, ...moreWork] = openWork.get(value) ?? [];
    if (base === undefined || work === undefined || moreBase.length + moreWork.length > 0) continue;
    pairs.toWork.set(base.id, work.id);
    pairs.toBase.set(work.id, base.id);
  }
}

function lastTitle(test: TestResult): string {
  const at = test.name.lastIndexOf(BETWEEN);
  return at === -1 ? test.name : test.name.slice(at + BETWEEN.length);
}

/**
 * The same test on both sides: by id, else in a file that was moved, else by suites and title in another file, else
 * by title in the same file (its suite was renamed), else by a title that names what was renamed. Each only where it is
 * the one of its kind.
 */
export function matchTests(
  base: RunIndex,
  work: RunIndex,
  change: WorkChange,
  { gone, came }: Renames = { gone: new Set(), came: new Set() },
): TestMatch {
  const pairs: Pairs = { toWork: new Map(), toBase: new Map() };
  const moved = new Map(
    change.files.flatMap((file) =>
      file.previous_path === undefined ? [] : [[file.previous_path, file.path] as const],
    ),
  );
  const fileNow = (test: TestResult): string => moved.get(test.file ?? '') ?? test.file ?? '';
  const keys: readonly Keys[] = [
    { base: ({ id }) => id, work: ({ id }) => id },
    {
      base: (test) => (test.file === null ? test.id : fileNow(test) + test.id.slice(test.file.length)),
      work: ({ id }) => id,
    },
    { base: ({ name }) => name, work: ({ name }) => name },
    {
      base: (test) => `${fileNow(test)}${BETWEEN}${lastTitle(test)}`,
      work: (test) => `${test.file ?? ''}${BETWEEN}${lastTitle(test)}`,
    },
    {
      base: (test) => `${fileNow(test)}${BETWEEN}${blankedText(test.name, gone)}`,
      work: (test) => `${test.file ?? ''}${BETWEEN}${blankedText(test.name, came)}`,
    },
  ];
  for (const key of keys) pairUnique(base.tests, work.tests, key, pairs);
  return pairs;
}
