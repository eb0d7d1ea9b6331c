import type { Found } from './findings.ts';
import { pathRole } from './path-role.ts';
import type { Patch, TestFileFacts } from './test-facts.ts';

/** Names of the code under test that assertions speak of. */
function askedNames({ tests, subjects }: TestFileFacts): Set<string> {
  const asked = new Set<string>();
  for (const { assertions } of tests)
    for (const { subject } of assertions)
      for (const [name] of subject.matchAll(/[A-Za-z_$][\w$]*/g)) if (subjects.has(name)) asked.add(name);
  return asked;
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
  for (const name of askedNames(file)) {
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
