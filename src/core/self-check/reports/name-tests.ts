import type { TestResult } from '../../../contract/test-run.ts';
import type { RawTest } from './raw-test.ts';

const MESSAGE_LENGTH = 2000;
const BETWEEN = ' › ';

/** A path relative to the root, with `/`; one outside the root stays as it is. */
export function relativePath(path: string, root: string): string {
  const forward = path.replace(/^file:\/\//, '').replaceAll('\\', '/');
  const base = `${root.replaceAll('\\', '/').replace(/\/$/, '')}/`;
  for (const start of [base, `/private${base}`]) {
    if (base.length > 1 && forward.startsWith(start)) return forward.slice(start.length);
  }
  return forward.replace(/^(?:\.\/)+/, '');
}

/** Texts of a run name the folder that it ran in; without it they are equal in every copy. */
function withoutRoot(text: string, root: string): string {
  const base = root.replace(/[\\/]$/, '');
  return base.length < 2 ? text : text.replaceAll(`${base}/`, '').replaceAll(`${base}\\`, '');
}

function named(test: RawTest, root: string, numbers: Map<string, number>): TestResult {
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
    ...(test.retries === undefined ? {} : { retries: test.retries }),
  };
}

/** Tests with ids that are the same in every run: `file › suite › title`, the second of the same id with ` #2`. */
export function nameTests(tests: readonly RawTest[], root: string): TestResult[] {
  const numbers = new Map<string, number>();
  return tests.map((test) => named(test, root, numbers));
}
