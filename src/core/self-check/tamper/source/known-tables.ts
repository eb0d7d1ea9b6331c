import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import type { Found } from '../findings.ts';
import type { AskedBefore } from './asked-before.ts';
import { found } from './bends-for-tests.ts';
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
  old: readonly SyntaxFile[],
  after: readonly SyntaxFile[],
  tests: () => readonly TestFileFacts[],
  askedBefore: AskedBefore,
): Found[] {
  const had = new Set(tables(old).map(({ values }) => values.join('\0')));
  const fresh = tables(after).filter(
    ({ values }) => !had.has(values.join('\0')) && !values.every((value) => TRIVIAL.test(value)),
  );
  if (fresh.length === 0) return [];
  const expected = new Map<string, string>();
  const before = new Set<string>();
  for (const file of tests())
    for (const test of file.tests)
      for (const { subject, expected: value } of test.assertions) {
        if (value === null) continue;
        expected.set(value, testKey(file.path, test));
        if (askedBefore(subject, value)) before.add(value);
      }
  return fresh.flatMap(({ file, node, values }): Found[] => {
    if (!values.every((value) => expected.has(value))) return [];
    const ids = [...new Set(values.flatMap((value) => expected.get(value) ?? []))];
    // A table that came with its tests is data like any other.
    const severity = values.some((value) => before.has(value)) ? 'error' : 'warning';
    const details = { how: 'answer', output: values.join(', ') };
    return [found({ file, node, rule: 'special_case_for_test', severity, tests: ids, details })];
  });
}
