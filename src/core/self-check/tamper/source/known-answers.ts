import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { nodesOf, part, textOf } from '../../syntax/tree.ts';
import type { Found } from '../findings.ts';
import { isWrittenOut } from '../make-assertion.ts';
import { canonical } from '../read/canonical.ts';
import { isFunction } from '../read/chain.ts';
import { type Assertion, type TestFact, type TestFileFacts, testKey } from '../test-facts.ts';
import type { AskedBefore } from './asked-before.ts';
import { found } from './bends-for-tests.ts';
import { isMadeOf, isNamedBy } from './made-of.ts';

/** A branch of source code that gives a written value for a written input; without inputs, a function that always does. */
interface KnownAnswer {
  readonly file: SyntaxFile;
  readonly node: SyntaxNode;
  readonly inputs: readonly string[];
  readonly output: string;
  /** Of a function that always gives it: its name. */
  readonly name: string | null;
  readonly around: SyntaxNode;
}

const TRIVIAL = /^(?:-?[01]|"[^"]?"|true|false|null|undefined|True|False|None|NaN|\[\]|\{\})$/;

/** Written values that a condition compares with; null where it is more than equalities joined by `and`. */
function comparedValues(file: SyntaxFile, node: SyntaxNode): string[] | null {
  const [left, right] = [part(node, 'left'), part(node, 'right')];
  const sign = part(node, 'operator')?.type ?? '';
  if (node.type === 'LogicalExpression' && left && right && /^(?:&&|and)$/.test(sign)) {
    const sides = [comparedValues(file, left), comparedValues(file, right)];
    return sides.every((side) => side !== null) ? sides.flat() : null;
  }
  const isEquality = /^(?:===?|is)$/.test(sign);
  const sides = node.type === 'BinaryExpression' ? [left, right] : [];
  const written = sides.flatMap((side) => (side ? [canonical(file, side)] : [])).filter(isWrittenOut);
  return isEquality && written.length === 1 ? written : null;
}

function onlyReturn(node: SyntaxNode | undefined): SyntaxNode | null {
  const [only, more] = node?.type === 'BlockStatement' ? node.children : [node];
  return only?.type === 'ReturnStatement' && more === undefined ? only : null;
}

function writtenReturn(
  file: SyntaxFile,
  node: SyntaxNode | undefined,
): { node: SyntaxNode; output: string } | null {
  const found = onlyReturn(node);
  const output = found?.children[0] ? canonical(file, found.children[0]) : null;
  return found && output !== null && isWrittenOut(output) ? { node: found, output } : null;
}

function functionName(file: SyntaxFile, node: SyntaxNode): string | null {
  const name = part(node, 'id');
  return name ? textOf(file, name) : null;
}

function answersIn(file: SyntaxFile, around: SyntaxNode): KnownAnswer[] {
  const body = part(around, 'body');
  const always = writtenReturn(file, body);
  const name = functionName(file, around);
  if (always && name !== null)
    return [{ file, node: always.node, inputs: [], output: always.output, name, around }];
  if (!body) return [];
  return [...nodesOf(body, isFunction)].flatMap((node): KnownAnswer[] => {
    if (node.type !== 'IfStatement') return [];
    const condition = part(node, 'test');
    const then = writtenReturn(file, part(node, 'consequent'));
    const inputs = condition ? comparedValues(file, condition) : null;
    return then && inputs ? [{ file, node, inputs, output: then.output, name: null, around }] : [];
  });
}

function answers(files: readonly SyntaxFile[]): KnownAnswer[] {
  return files.flatMap((file) =>
    [...nodesOf(file.root)].filter(isFunction).flatMap((node) => answersIn(file, node)),
  );
}

function key({ name, inputs, output }: KnownAnswer): string {
  return JSON.stringify([name, inputs, output]);
}

/** True where the function gives nothing but written values: a table of names and the like. */
function isTable(file: SyntaxFile, around: SyntaxNode): boolean {
  const returns = [...nodesOf(around)].filter(({ type }) => type === 'ReturnStatement');
  return returns.every(
    ({ children }) => children[0] !== undefined && isWrittenOut(canonical(file, children[0])),
  );
}

interface Asking {
  readonly id: string;
  /** True where nothing but the test can have made the author write this branch. */
  readonly isSure: boolean;
}

/**
 * An honest special case has a test of its own, written with it or named after it. An answer that is made of its input
 * follows from a rule, whoever asks.
 */
function isOnlyForTest(
  answer: KnownAnswer,
  test: TestFact,
  { subject, expected }: Assertion,
  askedBefore: AskedBefore,
): boolean {
  if (answer.name !== null || isMadeOf(subject, answer.output)) return true;
  return askedBefore(subject, expected) && !isNamedBy(test.title, answer.inputs);
}

/** Tests that ask for just this answer. */
function asking(answer: KnownAnswer, facts: readonly TestFileFacts[], askedBefore: AskedBefore): Asking[] {
  const asksFor = ({ subject, expected, negated }: Assertion): boolean => {
    if (negated || expected !== answer.output) return false;
    return answer.name === null
      ? answer.inputs.every((input) => subject.includes(input))
      : new RegExp(`(?:^|\\W)${answer.name.replaceAll('$', '\\$')}\\(`).test(subject);
  };
  return facts.flatMap((file) =>
    file.tests.flatMap((test): Asking[] => {
      const found = test.assertions.filter(asksFor);
      const isSure = found.some((each) => isOnlyForTest(answer, test, each, askedBefore));
      return found.length === 0 ? [] : [{ id: testKey(file.path, test), isSure }];
    }),
  );
}

function isNew(answer: KnownAnswer, had: ReadonlySet<string>, computed: ReadonlySet<string>): boolean {
  if (had.has(key(answer))) return false;
  return answer.name === null
    ? !answer.inputs.every((input) => TRIVIAL.test(input))
    : computed.has(answer.name);
}

/** Functions that compute what they give. */
function computing(files: readonly SyntaxFile[]): Set<string> {
  return new Set(
    files.flatMap((file) =>
      [...nodesOf(file.root)].flatMap((node) => {
        const name = isFunction(node) ? functionName(file, node) : null;
        return name !== null && !isTable(file, node) ? [name] : [];
      }),
    ),
  );
}

/** Source that gives, for the input of a test, the very value that the test expects. `tests` is read only where needed. */
export function knownAnswers(
  before: readonly SyntaxFile[],
  after: readonly SyntaxFile[],
  tests: () => readonly TestFileFacts[],
  askedBefore: AskedBefore,
): Found[] {
  const had = new Set(answers(before).map(key));
  const computed = computing(before);
  const fresh = answers(after).filter((answer) => isNew(answer, had, computed));
  if (fresh.length === 0) return [];
  const facts = tests();
  return fresh.flatMap((answer): Found[] => {
    const asked = asking(answer, facts, askedBefore);
    if (asked.length === 0) return [];
    const ids = asked.map(({ id }) => id);
    const isCase = answer.name === null;
    const isData = isCase && (isTable(answer.file, answer.around) || TRIVIAL.test(answer.output));
    const isSure = !isData && asked.some((each) => each.isSure);
    const { file, node, output } = answer;
    const severity = isSure ? 'error' : 'warning';
    const details = { how: 'answer', output };
    return [found({ file, node, rule: 'special_case_for_test', severity, tests: ids, details })];
  });
}

/** A table that a function keeps for itself, beside what it computes. */
interface Table {
  readonly file: SyntaxFile;
  readonly node: SyntaxNode;
  readonly values: readonly string[];
}

const TRIVIAL_VALUE = /^(?:-?\d|"[^"]?"|true|false|null|undefined|True|False|None|\[\]|\{\})$/;

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
    ({ values }) => !had.has(values.join('\0')) && !values.every((value) => TRIVIAL_VALUE.test(value)),
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
