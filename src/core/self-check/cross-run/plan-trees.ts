import type { TreeSpec } from '../../../contract/ports/sandbox.ts';
import type { ChangedFile, WorkChange } from '../../../contract/work-change.ts';
import { isTestConfiguration, isTestMaterial } from '../commands/test-file.ts';

/** Parts of package.json that say how tests run. */
const TEST_KEYS = ['jest', 'mocha', 'ava', 'vitest', 'tap', 'c8', 'nyc', 'babel'];
/** Parts of package.json that code needs to run as it is now. */
const CODE_KEYS = ['type', 'imports', 'exports', 'main', 'module', 'browser', 'name', 'workspaces'];
const TEST_HEADER = /^\[(?:tool[.:])?(?:pytest|coverage)/;

function parts(text: string | null, keys: readonly string[]): string | null {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const all = new Map(Object.entries(value ?? {}));
    return JSON.stringify(keys.map((key) => all.get(key) ?? null));
  } catch {
    return null;
  }
}

/** The lines of the sections about pytest and coverage. */
function sections(text: string | null): string {
  let inside = false;
  const lines = (text ?? '').split('\n').filter((line) => {
    if (/^\[[\w.:"' -]+\]/.test(line)) inside = TEST_HEADER.test(line);
    return inside && line.trim() !== '';
  });
  return lines.join('\n');
}

function packageFromBase({ before, after }: ChangedFile): boolean {
  const same = (keys: readonly string[]): boolean => parts(before, keys) === parts(after, keys);
  return before !== null && !same(TEST_KEYS) && same(CODE_KEYS);
}

/**
 * Whether a changed manifest is taken as the base has it where the base's tests run on the new code. package.json
 * stays as the work has it (the new code may need it, and the base's command is run anyway), save where its settings
 * of a runner differ and nothing that code needs does. pyproject.toml and setup.cfg are the base's where their
 * sections of pytest or coverage differ.
 */
function manifestFromBase(file: ChangedFile): boolean {
  if (/(?:^|\/)package\.json$/.test(file.path)) return packageFromBase(file);
  if (!/(?:^|\/)(?:pyproject\.toml|setup\.cfg)$/.test(file.path) || file.status === 'added') return false;
  return sections(file.before) !== sections(file.after);
}

function isOfTests(path: string, globs: readonly string[]): boolean {
  return isTestConfiguration(path) || isTestMaterial(path, globs);
}

function paths(file: ChangedFile): readonly string[] {
  return file.previous_path === undefined ? [file.path] : [file.path, file.previous_path];
}

/** Test files, what serves them, and configuration of tests, of both sides, that the change touches. */
export function changedTestPaths(change: WorkChange, globs: readonly string[]): readonly string[] {
  return change.files.flatMap((file) => paths(file).filter((path) => isOfTests(path, globs)));
}

function fromBase(change: WorkChange, globs: readonly string[]): readonly string[] {
  const manifests = change.files.filter(manifestFromBase).map(({ path }) => path);
  return [...changedTestPaths(change, globs), ...manifests];
}

/** New and changed files of the tests as the work has them; what the work deleted stays. */
function fromWork(change: WorkChange, globs: readonly string[]): readonly string[] {
  return change.files
    .filter(({ path, status }) => status !== 'deleted' && isOfTests(path, globs))
    .map(({ path }) => path);
}

/** True where a file was added or changed that may hold new tests. */
function hasNewTests(change: WorkChange, globs: readonly string[]): boolean {
  return change.files.some(({ path, status }) => status !== 'deleted' && isTestMaterial(path, globs));
}

/**
 * The copies that the check needs. `work` and `base` always (without a base only `work`); the base's tests and their
 * configuration on the new code where any of them changed; the new tests on the base's code where tests were added or
 * changed and the code as well.
 */
export function planTrees(change: WorkChange, globs: readonly string[]): readonly TreeSpec[] {
  const plain = { fromOther: [], without: [] };
  const work: TreeSpec = { tree: 'work', side: 'work', ...plain };
  if (change.base.how === 'empty') return [work];
  const restored = fromBase(change, globs);
  const fresh = hasNewTests(change, globs) ? fromWork(change, globs) : [];
  return [
    work,
    { tree: 'base', side: 'base', ...plain },
    ...(restored.length === 0
      ? []
      : [{ tree: 'work_with_base_tests', side: 'work', fromOther: restored, without: [] } as const]),
    ...(fresh.length === 0
      ? []
      : [{ tree: 'base_with_new_tests', side: 'base', fromOther: fresh, without: [] } as const]),
  ];
}

/** Tests on code that they were not written for take about as long as on their own; what waits for ever is not waited for. */
const TIMES_AS_LONG = 10;
const LEAST_MS = 30_000;

/** How long the tests may take in a copy, where those of the work `took` so long. */
export function patience(tree: TreeSpec['tree'], most: number, took: number | undefined): number {
  if (tree === 'work' || tree === 'base' || took === undefined) return most;
  return Math.min(most, Math.max(LEAST_MS, TIMES_AS_LONG * took));
}
