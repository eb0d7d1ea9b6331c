import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import type { Found } from '../findings.ts';
import { found } from './brought.ts';
import { isWrittenOut } from '../make-assertion.ts';
import { canonical } from '../read/canonical.ts';
import { isFunction } from '../read/chain.ts';
import { type TestFileFacts, testKey } from '../test-facts.ts';
import { nodesOf, part } from '../../syntax/tree.ts';

/** A table that a function keeps for itself, beside what it computes. */
interface Table {
  readonly file: SyntaxFile;
  readonly node: SyntaxNode;
  readonly values: readonly string[];
}

const TRIVIAL = /^(?:-?\d|"[^"]?"|true|false|null|undefined|True|False|None|\[\]|\{\})$/;

function tableAt(file: SyntaxFile, node: SyntaxNode): Table[] {
  const value = part(node, 'init');
  if (value?.type !== 'ObjectExpression') return [];
  const values = value.children
    .map((member) => part(member, 'value'))
    .map((each) => (each ? canonical(file, each) : ''));
  return values.length > 0 && values.every(isWrittenOut) ? [{ file, node, values }] : [];
}

function tables(files: readonly SyntaxFile[]): Table[] {
  return files.flatMap((file) =>
    [...nodesOf(file.root, isFunction)]
      .filter(isFunction)
      .flatMap((around) => [...nodesOf(around)].flatMap((node) => tableAt(file, node))),
  );
}

/** Functions with a new table of their own whose every value is one that a test expects. */
export function knownTables(
  before: readonly SyntaxFile[],
  after: readonly SyntaxFile[],
  tests: () => readonly TestFileFacts[],
): Found[] {
  const had = new Set(tables(before).map(({ values }) => values.join('\0')));
  const fresh = tables(after).filter(
    ({ values }) => !had.has(values.join('\0')) && !values.every((value) => TRIVIAL.test(value)),
  );
  if (fresh.length === 0) return [];
  const expected = new Map<string, string>();
  for (const file of tests())
    for (const test of file.tests)
      for (const assertion of test.assertions)
        if (assertion.expected !== null) expected.set(assertion.expected, testKey(file.path, test));
  return fresh.flatMap(({ file, node, values }): Found[] => {
    if (!values.every((value) => expected.has(value))) return [];
    const ids = [...new Set(values.flatMap((value) => expected.get(value) ?? []))];
    const details = { how: 'answer', output: values.join(', ') };
    return [found({ file, node, rule: 'special_case_for_test', severity: 'error', tests: ids, details })];
  });
}
