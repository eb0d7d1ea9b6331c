import type { SyntaxFile } from '../../../contract/syntax.ts';
import type { ChangedFile } from '../../../contract/work-change.ts';
import { type ChangeFacts, compareFiles, type TestsCompared } from './compare-files.ts';
import type { Found } from './findings.ts';
import type { HelperFiles } from './imported-file.ts';
import { isNamedTest, pathRole } from './path-role.ts';
import { readTests } from './read/read-tests.ts';
import { type Patch, type TestFileFacts, testKey } from './test-facts.ts';

/** Names of the code under test that assertions speak of, and their dotted paths. */
function askedNames({ tests, subjects }: TestFileFacts): { names: Set<string>; paths: Set<string> } {
  const [names, paths] = [new Set<string>(), new Set<string>()];
  for (const { assertions } of tests)
    for (const { subject } of assertions)
      for (const [path] of subject.matchAll(/[A-Za-z_$][\w$.]*/g)) {
        const name = path.split('.')[0] ?? path;
        const module = subjects.get(name);
        if (module === undefined) continue;
        names.add(name);
        paths.add(`${module}.${path}`);
        paths.add(path);
      }
  return { names, paths };
}

function lastPart(module: string): string {
  return (
    module
      .replace(/\.[cm]?[jt]sx?$/, '')
      .split('/')
      .at(-1) ?? module
  );
}

function isSameModule(a: string, b: string): boolean {
  return (
    a === b ||
    a.replace(/\.[cm]?[jt]sx?$/, '') === b.replace(/\.[cm]?[jt]sx?$/, '') ||
    (a.startsWith('.') && b.startsWith('.') && lastPart(a) === lastPart(b))
  );
}

/** True where what a mock replaces is what the file's own assertions ask for. */
function hitsSubject(patch: Patch, file: TestFileFacts): boolean {
  const { names, paths } = askedNames(file);
  if (patch.kind === 'replaced' && paths.has(patch.target)) return true;
  for (const name of names) {
    const module = file.subjects.get(name) ?? '';
    if (isSameModule(patch.target, module) && (patch.names === null || patch.names.includes(name)))
      return true;
    if (
      patch.target.split('.').at(-1) === name &&
      patch.target.includes('.') &&
      !patch.target.startsWith('.')
    )
      return true;
  }
  return false;
}

const OWN = /^(?:\.|\/|@\/|~\/|#|src\/)/;

/** Only what others of the repository rely on: packages and the network may be faked in a set-up file. */
function hitsRepository({ kind, names, target }: Patch): boolean {
  if (kind === 'replaced') return true;
  return OWN.test(target) && (names === null || names.length > 0);
}

function ruleOf(patch: Patch, file: TestFileFacts, isSetup: boolean): Found['rule'] | null {
  switch (patch.kind) {
    case 'exit':
      return 'exit_code_hidden';
    case 'report':
      return 'output_faked';
    case 'selection':
      return 'test_ignored';
    case 'redefined':
      return 'assertion_swallowed';
    case 'builtin':
      return 'subject_patched_in_setup';
    case 'mocked':
    case 'replaced':
      if (hitsSubject(patch, file)) return 'subject_mocked';
      return isSetup && hitsRepository(patch) ? 'subject_patched_in_setup' : null;
  }
}

/** Patches that the change adds: mocks of the code under test, replaced built-ins, ends of the process. */
function scanPatches(before: readonly TestFileFacts[], after: readonly TestFileFacts[]): Found[] {
  const had = new Set(before.flatMap(({ patches }) => patches.map(({ text }) => text)));
  return after.flatMap((file) => {
    const isSetup = pathRole(file.path, []) === 'setup';
    return file.patches.flatMap((patch): Found[] => {
      const rule = had.has(patch.text) ? null : ruleOf(patch, file, isSetup);
      if (rule === null) return [];
      const spot = {
        path: file.path,
        text: file.text,
        start: patch.start,
        after: file.text.slice(patch.start, patch.end),
      };
      return [{ ...spot, rule, severity: 'error', details: { kind: patch.kind, target: patch.target } }];
    });
  });
}

/** A changed file with its trees. */
export interface TwoTrees {
  readonly file: ChangedFile;
  readonly before: SyntaxFile | null;
  readonly after: SyntaxFile | null;
}

function leavesReach({ path, previous_path, status }: ChangedFile): boolean {
  return (
    status === 'renamed' && previous_path !== undefined && isNamedTest(previous_path) && !isNamedTest(path)
  );
}

function lines(text: string): Set<string> {
  return new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
}

const SAME_FILE = 0.7;

function goneFile({ status, path }: ChangedFile): boolean {
  return status === 'deleted' && isNamedTest(path);
}

/** Where a deleted test file went to, when it is no test any more. */
function hiddenCopy(deleted: ChangedFile, all: readonly ChangedFile[]): ChangedFile | undefined {
  const old = lines(deleted.before ?? '');
  return all.find(({ status, path, after }) => {
    if (status !== 'added' || after === null || isNamedTest(path)) return false;
    const now = lines(after);
    return [...old].filter((line) => now.has(line)).length >= old.size * SAME_FILE && old.size > 0;
  });
}

function outOfReach(moved: ChangedFile, from: string, facts: TestFileFacts | undefined): Found {
  return {
    rule: 'test_file_out_of_reach',
    severity: 'error',
    path: moved.path,
    before: from,
    after: moved.path,
    tests: facts?.tests.map((test) => testKey(from, test)) ?? [],
    details: { from },
  };
}

function deletedFile(facts: TestFileFacts, lost: readonly Found[]): Found {
  return {
    rule: 'test_file_deleted',
    severity: 'error',
    path: facts.path,
    before: facts.path,
    after: null,
    tests: lost.flatMap(({ tests }) => tests ?? []),
  };
}

/** One finding for a file that is gone with all its tests, instead of one for each. */
function withDeletions(found: readonly Found[], gone: readonly TestFileFacts[]): Found[] {
  let rest = [...found];
  for (const facts of gone) {
    const lost = rest.filter(({ rule, path }) => rule === 'test_removed' && path === facts.path);
    if (lost.length === 0 || lost.length < facts.tests.length) continue;
    rest = [...rest.filter((each) => !lost.includes(each)), deletedFile(facts, lost)];
  }
  return rest;
}

/** Holds test files against each other, and what they and set-up files replace. */
export function scanTests(
  trees: readonly TwoTrees[],
  all: readonly ChangedFile[],
  change: ChangeFacts,
  helpers: Readonly<Record<'base' | 'work', HelperFiles>>,
): TestsCompared {
  const hidden = trees.flatMap(({ file, before }) => {
    const to = leavesReach(file) ? file : goneFile(file) ? hiddenCopy(file, all) : undefined;
    return to
      ? [{ from: file.previous_path ?? file.path, to, facts: before ? readTests(before) : undefined }]
      : [];
  });
  const left = new Set(hidden.flatMap(({ from, to }) => [from, to.path]));
  const read = trees.filter(({ file }) => !left.has(file.path) && !left.has(file.previous_path ?? ''));
  const before = read.flatMap(({ before }) => (before ? [readTests(before, helpers.base)] : []));
  const after = read.flatMap(({ after }) => (after ? [readTests(after, helpers.work)] : []));
  const compared = compareFiles(before, after, change);
  const living = new Set(after.map(({ path }) => path));
  const gone = before.filter(({ path }) => !living.has(path));
  return {
    found: [
      ...hidden.map(({ from, to, facts }) => outOfReach(to, from, facts)),
      ...withDeletions(compared.found, gone),
      ...scanPatches(before, after),
    ],
    tests: compared.tests,
    obsolete: compared.obsolete,
    rehomed: compared.rehomed,
  };
}

/** Changed files that tests may import helpers from, on both sides. */
interface ChangedHelpers {
  readonly base: HelperFiles;
  readonly work: HelperFiles;
}

function filesOf(trees: readonly (SyntaxFile | null)[]): HelperFiles {
  return new Map(
    trees.flatMap((tree) => (tree === null || isNamedTest(tree.path) ? [] : [[tree.path, tree]])),
  );
}

export function changedHelpers(trees: readonly TwoTrees[]): ChangedHelpers {
  return {
    base: filesOf(trees.map(({ before }) => before)),
    work: filesOf(trees.map(({ after }) => after)),
  };
}

function names(helpers: HelperFiles): string[] {
  return [...helpers.keys()].map((path) => path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, ''));
}

/** Tests that did not change themselves, and may call a helper that did. */
export function callersOf(helpers: ChangedHelpers, tests: readonly SyntaxFile[]): TwoTrees[] {
  const called = names(helpers.base);
  return tests
    .filter(({ text }) => called.some((name) => text.includes(name)))
    .map((tree) => {
      const { path, text } = tree;
      const file = { path, status: 'modified' as const, before: text, after: text };
      return { file, before: tree, after: tree };
    });
}
