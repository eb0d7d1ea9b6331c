import type { SyntaxFile } from '../../../contract/syntax.ts';
import type { HelperFiles } from './imported-file.ts';
import { isNamedTest } from './path-role.ts';
import type { TwoTrees } from './scan-tests.ts';

/** Changed files that tests may import helpers from, on both sides. */
export interface ChangedHelpers {
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
