import type { ChangedFile } from '../../../contract/work-change.ts';

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
export function manifestFromBase(file: ChangedFile): boolean {
  if (/(?:^|\/)package\.json$/.test(file.path)) return packageFromBase(file);
  if (!/(?:^|\/)(?:pyproject\.toml|setup\.cfg)$/.test(file.path) || file.status === 'added') return false;
  return sections(file.before) !== sections(file.after);
}
