import type { Found } from './findings.ts';
import { pathRole } from './path-role.ts';
import type { Patch, TestFileFacts } from './test-facts.ts';

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
export function scanPatches(before: readonly TestFileFacts[], after: readonly TestFileFacts[]): Found[] {
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
