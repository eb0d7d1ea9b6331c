import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import type { HelperFiles } from '../imported-file.ts';
import type { Modifier, TestFact, TestFileFacts } from '../test-facts.ts';
import { nodesOf, part, textOf } from '../tree.ts';
import { wordsOf } from '../words.ts';
import { canonical, statementsOf, withName } from './canonical.ts';
import { subjectsOf } from './imports.ts';
import { bodyModifiers, decoratorModifiers } from './modifiers.ts';
import { patchesOf } from './patches.ts';
import { type FileContext, gatherBody, type Gathered } from './read-body.ts';
import { helpersOf, importedHelpers } from './helpers.ts';
import { tableRows } from './table-rows.ts';

interface Around {
  readonly suites: readonly string[];
  readonly modifiers: readonly Modifier[];
  readonly names: ReadonlyMap<string, string>;
}

/** Constants at the top of the file. */
function constantsOf(file: SyntaxFile): Map<string, string> {
  const names = new Map<string, string>();
  for (const statement of file.root.children) {
    const assignment = statement.children[0];
    const [left, right] =
      assignment?.type === 'assignment' ? [part(assignment, 'left'), part(assignment, 'right')] : [];
    if (left?.type === 'identifier' && right && right.type !== 'lambda')
      withName(names, textOf(file, left), canonical(file, right, names));
  }
  return names;
}

function gatherRows(
  context: FileContext,
  body: SyntaxNode,
  decorated: SyntaxNode | null,
  around: Around,
): Gathered {
  const rows = decorated ? tableRows(context.file, decorated, around.names) : null;
  if (!rows || rows.length === 0) return gatherBody(context, body, around.names);
  const all = rows.map(({ row, names }) => {
    const gathered = gatherBody(context, body, names);
    const { start, end } = row;
    return { ...gathered, assertions: gathered.assertions.map((each) => ({ ...each, start, end })) };
  });
  return {
    assertions: all.flatMap(({ assertions }) => assertions),
    skips: all[0]?.skips ?? [],
    earlyReturn: all[0]?.earlyReturn ?? null,
  };
}

function isEmpty(body: SyntaxNode): boolean {
  return statementsOf(body).every(
    ({ type, children }) => type === 'pass_statement' || children[0]?.type === 'ellipsis',
  );
}

function testFact(
  context: FileContext,
  node: SyntaxNode,
  decorated: SyntaxNode | null,
  title: string,
  around: Around,
): TestFact {
  const { file } = context;
  const body = part(node, 'body') ?? node;
  const { start, end } = decorated ?? node;
  const gathered = gatherRows(context, body, decorated, around);
  const own = decorated ? decoratorModifiers(file, decorated) : [];
  return {
    suites: around.suites,
    title,
    start,
    end,
    modifiers: [...around.modifiers, ...own, ...gathered.skips],
    assertions: gathered.assertions,
    earlyReturn: gathered.earlyReturn,
    body: canonical(file, body, around.names),
    words: wordsOf(textOf(file, decorated ?? node)),
    empty: isEmpty(body),
  };
}

/** A test whose name keeps runners from it: it counts as skipped where nobody calls it. */
function hiddenTest(context: FileContext, fact: TestFact, node: SyntaxNode): TestFact[] {
  const name = part(node, 'name');
  const calls = context.file.text.split(`${fact.title}(`).length - 1;
  if (!name || fact.assertions.length === 0 || calls > 1) return [];
  return [{ ...fact, modifiers: [...fact.modifiers, { kind: 'skip', condition: null, start: node.start }] }];
}

function readClass(
  context: FileContext,
  node: SyntaxNode,
  decorated: SyntaxNode | null,
  around: Around,
): TestFact[] {
  const { file } = context;
  const [name, body, bases] = [part(node, 'name'), part(node, 'body'), part(node, 'superclasses')];
  if (!name || !body) return [];
  const word = textOf(file, name);
  const isSuite =
    /^Test|Tests?(?:Case)?$/.test(word) || (bases !== undefined && /Test/.test(textOf(file, bases)));
  if (!isSuite) return [];
  const own = [
    ...(decorated ? decoratorModifiers(file, decorated) : []),
    ...bodyModifiers(file, body.children),
  ];
  return readStatements(context, body.children, {
    ...around,
    suites: [...around.suites, word],
    modifiers: [...around.modifiers, ...own],
  });
}

function readStatements(context: FileContext, statements: readonly SyntaxNode[], around: Around): TestFact[] {
  const { file } = context;
  return statements.flatMap((statement): TestFact[] => {
    const decorated = statement.type === 'decorated_definition' ? statement : null;
    const node = decorated ? (part(decorated, 'definition') ?? statement) : statement;
    if (node.type === 'class_definition') return readClass(context, node, decorated, around);
    if (node.type === 'if_statement' || node.type === 'try_statement')
      return readStatements(
        context,
        [...nodesOf(node, ({ type }) => type === 'block')].flatMap(({ type, children }) =>
          type === 'block' ? children : [],
        ),
        around,
      );
    const name = node.type === 'function_definition' ? part(node, 'name') : undefined;
    const title = name ? textOf(file, name) : '';
    if (!/test/i.test(title)) return [];
    const fact = testFact(context, node, decorated, title, around);
    return title.startsWith('test') ? [fact] : hiddenTest(context, fact, node);
  });
}

/** The tests of a file and what it replaces, in the order of the text; helpers are read in their own files. */
export function readPythonTests(file: SyntaxFile, files: HelperFiles): TestFileFacts {
  const helpers = new Map([...importedHelpers(file, files), ...helpersOf(file)]);
  const context: FileContext = { file, helpers, subjects: subjectsOf(file) };
  const around: Around = {
    suites: [],
    modifiers: bodyModifiers(file, file.root.children),
    names: constantsOf(file),
  };
  return {
    path: file.path,
    text: file.text,
    tests: readStatements(context, file.root.children, around),
    patches: patchesOf(file, context.subjects),
    subjects: context.subjects,
    broken: file.errors.length > 0,
  };
}
