import type { TestResult } from '../../../contract/test-run.ts';
import type { RawTest } from './raw-test.ts';

const MESSAGE_LENGTH = 2000;
const BETWEEN = ' › ';

/** The absolute folders that a run saw as its root: the copy, and the place where it was shown. */
export type Roots = string | readonly string[];

function folders(roots: Roots): readonly string[] {
  const all = typeof roots === 'string' ? [roots] : roots;
  return all.map((root) => root.replace(/[\\/]$/, '')).filter((root) => root.length > 1);
}

/** A path relative to the root, with `/`; one outside the root stays as it is. */
export function relativePath(path: string, roots: Roots): string {
  const forward = path.replace(/^file:\/\//, '').replaceAll('\\', '/');
  const starts = folders(roots).map((root) => `${root.replaceAll('\\', '/')}/`);
  const start = starts.flatMap((each) => [each, `/private${each}`]).find((each) => forward.startsWith(each));
  return start === undefined ? forward.replace(/^(?:\.\/)+/, '') : forward.slice(start.length);
}

/** Texts of a run name the folder that it ran in; without it they are equal in every copy. */
function withoutRoot(text: string, roots: Roots): string {
  return folders(roots).reduce(
    (rest, root) => rest.replaceAll(`${root}/`, '').replaceAll(`${root}\\`, ''),
    text,
  );
}

function named(test: RawTest, root: Roots, numbers: Map<string, number>): TestResult {
  const file = test.file === null ? null : relativePath(test.file, root);
  const titles = [...test.suites, test.title].filter((part) => part !== '');
  const name = withoutRoot(titles.join(BETWEEN), root);
  const id = [...(file === null ? [] : [file]), ...(name === '' ? [] : [name])].join(BETWEEN);
  const number = (numbers.get(id) ?? 0) + 1;
  numbers.set(id, number);
  return {
    id: number === 1 ? id : `${id} #${number}`,
    file,
    name: name === '' ? id : name,
    status: test.status,
    ...(test.message === undefined
      ? {}
      : { message: withoutRoot(test.message, root).slice(0, MESSAGE_LENGTH) }),
    ...(test.assertions === undefined ? {} : { assertions: test.assertions }),
  };
}

/** Tests with ids that are the same in every run: `file › suite › title`, the second of the same id with ` #2`. */
export function nameTests(tests: readonly RawTest[], root: Roots): TestResult[] {
  const numbers = new Map<string, number>();
  return tests.map((test) => named(test, root, numbers));
}
