import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { nodesOf, part, parts, textOf } from '../../syntax/tree.ts';
import type { HelperFiles } from '../imported-file.ts';
import { makeAssertion } from '../make-assertion.ts';
import type { Assertion, Modifier, TestFact, TestFileFacts } from '../test-facts.ts';
import { wordsOf } from '../words.ts';
import { canonical, nameText, unwrapped } from './canonical.ts';
import { isFunction } from './chain.ts';
import { declare, type Home, homeOf } from './declared.ts';
import { bodyModifiers, decoratorModifiers } from './marks.ts';
import { patchesOf } from './patches.ts';
import { gatherBody, type Gathered } from './read-body.ts';
import { eachRows, loopRows, markedRows, type Row } from './rows.ts';
import { type TestCall, testCall } from './test-call.ts';

/** Where the reader is: suites and modifiers around it. */
interface Around {
  readonly suites: readonly string[];
  readonly modifiers: readonly Modifier[];
  readonly names: Map<string, string>;
  /** What subtests are made by: the parameter of the test around. */
  readonly test: string | null;
  /** Loops within loops are not read row by row: their rows multiply. */
  readonly isInLoop: boolean;
}

/** A test as its language declares it. */
type Declared = Pick<TestCall, 'title' | 'modifiers' | 'body' | 'named'> & {
  readonly rows: readonly Row[] | null;
  /** The context that a runner gives it. */
  readonly test: string | null;
  readonly start: number;
};

/** The first parameter of a test, where it is the context of a runner rather than a callback. */
function contextName(file: SyntaxFile, body: SyntaxNode, table: SyntaxNode | null): string | null {
  const [first] = parts(body, 'params');
  return table === null && first?.type === 'Identifier' ? nameText(file, first) : null;
}

function gatherRows(context: Home, body: SyntaxNode, { rows, test }: Declared, around: Around): Gathered {
  const inner = part(body, 'body') ?? body;
  if (!rows) return gatherBody(context, inner, around.names, test);
  const all = rows.map(({ row: { start, end }, names }) => {
    const gathered = gatherBody(context, inner, names, test);
    return { ...gathered, assertions: gathered.assertions.map((each) => ({ ...each, start, end })) };
  });
  return {
    assertions: all.flatMap(({ assertions }) => assertions),
    skips: all[0]?.skips ?? [],
    earlyReturn: all[0]?.earlyReturn ?? null,
  };
}

/** A test whose body is a function of the file. */
function helperNamed({ file, helpers }: Home, named: SyntaxNode | null): SyntaxNode | null {
  const helper = named?.type === 'Identifier' ? helpers.get(textOf(file, named)) : undefined;
  return helper?.home === undefined ? (helper?.node ?? null) : null;
}

/** What a body that stands elsewhere asserts is not known; it counts as one assertion. */
function unseen(file: SyntaxFile, named: SyntaxNode | null): Assertion[] {
  if (named === null) return [];
  const { start, end } = named;
  const seen = { start, end, matcher: 'body', subject: textOf(file, named), expected: null, negated: false };
  return [makeAssertion({ ...seen, known: { relation: 'helper', strength: 90 } }, new Map(), null)];
}

function testFact(context: Home, node: SyntaxNode, call: Declared, around: Around): TestFact {
  const { file } = context;
  const { start } = call;
  const { end } = node;
  const body = call.body ?? helperNamed(context, call.named);
  const gathered = body ? gatherRows(context, body, call, around) : null;
  const inner = body && part(body, 'body');
  return {
    suites: around.suites,
    title: call.title,
    start,
    end,
    modifiers: [...around.modifiers, ...call.modifiers, ...(gathered?.skips ?? [])],
    assertions: gathered?.assertions ?? unseen(file, call.named),
    earlyReturn: gathered?.earlyReturn ?? null,
    body: inner ? canonical(file, inner, around.names) : '',
    words: wordsOf(file.text.slice(start, end)),
    empty:
      call.named === null && (!inner || (inner.type === 'BlockStatement' && inner.children.length === 0)),
  };
}

function isNeverRun(file: SyntaxFile, node: SyntaxNode): boolean {
  const condition = node.type === 'IfStatement' ? part(node, 'test') : undefined;
  return condition !== undefined && /^(?:false|False|0)$/.test(textOf(file, condition));
}

/** Marks by which a function is a test, by language. */
const TEST_MARKS: Readonly<Partial<Record<string, RegExp>>> = {
  java: /^@(?:\w+\.)*(?:Test|ParameterizedTest|RepeatedTest)\b/,
  rust: /^#\[(?:\w+::)*(?:test|rstest)\b/,
  csharp: /^\[(?:\w+\.)*(?:Fact|Theory|Test|TestCase|TestMethod|DataTestMethod)\b/,
};

/** True where a function is a test by what it is called or marked with. */
function isTest(file: SyntaxFile, node: SyntaxNode, title: string): boolean {
  if (file.language === 'python') return /test/i.test(title);
  if (file.language === 'go') return /^(?:Test|Fuzz)/.test(title);
  const marks = parts(node, 'decorators');
  const isMarked = TEST_MARKS[file.language];
  return isMarked !== undefined && marks.some((mark) => isMarked.test(textOf(file, mark)));
}

/** A function that is a test. One whose name keeps runners from it, and that nobody calls, is skipped. */
function readFunction(context: Home, node: SyntaxNode, around: Around): TestFact[] {
  const { file } = context;
  const id = part(node, 'id');
  const title = id ? textOf(file, id) : '';
  if (!isTest(file, node, title)) return [];
  const [mark] = parts(node, 'decorators');
  const test = file.language === 'go' ? contextName(file, node, null) : null;
  const fact = testFact(
    context,
    node,
    {
      title,
      modifiers: decoratorModifiers(file, node),
      body: node,
      named: null,
      rows: markedRows(file, node, around.names),
      test,
      start: mark?.start ?? node.start,
    },
    around,
  );
  const inner = part(node, 'body');
  if (test !== null && inner) {
    const suites = [...around.suites, title];
    return [fact, ...readNode(context, inner, { ...around, suites, names: new Map(around.names), test })];
  }
  if (file.language !== 'python' || title.startsWith('test')) return [fact];
  const isCalled = file.text.split(`${title}(`).length > 2;
  if (fact.assertions.length === 0 || isCalled) return [];
  return [{ ...fact, modifiers: [...fact.modifiers, { kind: 'skip', condition: null, start: node.start }] }];
}

/** A class that runners take for a suite, by its name or by what it comes from. */
function readClass(context: Home, node: SyntaxNode, around: Around): TestFact[] {
  const { file } = context;
  const [id, body, bases] = [part(node, 'id'), part(node, 'body'), part(node, 'superClass')];
  const name = id ? textOf(file, id) : '';
  const isSuite =
    TEST_MARKS[file.language] !== undefined ||
    (file.language === 'python' &&
      (/^Test|Tests?(?:Case)?$/.test(name) || (bases && /Test/.test(textOf(file, bases)))));
  if (!body || !isSuite) return [];
  return readNode(context, body, {
    ...around,
    names: new Map(around.names),
    suites: [...around.suites, name],
    modifiers: [
      ...around.modifiers,
      ...decoratorModifiers(file, node),
      ...bodyModifiers(file, body.children),
    ],
  });
}

function readCall(context: Home, node: SyntaxNode, call: TestCall, around: Around): TestFact[] {
  const { file } = context;
  const body = call.body ?? helperNamed(context, call.named);
  const parameters = body ? parts(body, 'params') : [];
  const own = body && contextName(file, body, call.table);
  const rows = call.table && eachRows(context, call.table, parameters, around.names, true);
  const declared = { ...call, rows, test: own, start: node.start };
  const facts = call.kind === 'test' ? [testFact(context, node, declared, around)] : [];
  const inner = call.body && part(call.body, 'body');
  const test = call.kind === 'test' ? own : around.test;
  if (!inner || (call.kind === 'test' && test === null)) return facts;
  const modifiers = [...around.modifiers, ...call.modifiers];
  const suites = [...around.suites, call.title];
  return [
    ...facts,
    ...readNode(context, inner, { ...around, suites, modifiers, names: new Map(around.names), test }),
  ];
}

function readNode(context: Home, node: SyntaxNode, around: Around): TestFact[] {
  const { file } = context;
  if (node.type === 'VariableDeclarator') declare(context, node, around.names);
  if (node.type === 'FunctionDeclaration') return readFunction(context, node, around);
  if (node.type === 'ClassDeclaration') return readClass(context, node, around);
  const isTable = node.type === 'ForOfStatement' && !around.isInLoop;
  const rows = isTable ? loopRows(context, node, around.names) : null;
  const inner = rows && part(node, 'body');
  if (inner)
    return rows.flatMap(({ names }) => readNode(context, inner, { ...around, names, isInLoop: true }));
  const call = testCall(file, node, around.test, around.names);
  if (call) return readCall(context, node, call, around);
  const off: Modifier[] = isNeverRun(file, node)
    ? [{ kind: 'skip', condition: null, start: node.start }]
    : [];
  const inside = { ...around, modifiers: [...around.modifiers, ...off] };
  return node.children.flatMap((child) => readNode(context, child, inside));
}

/** Names that a file takes for itself though runners give them. */
const RUNNER_NAMES = /^(?:expect|assert)$/;

function redefined(file: SyntaxFile): TestFileFacts['patches'] {
  return file.root.children.flatMap((statement) =>
    [...nodesOf(statement, (node) => node.type === 'CallExpression' || isFunction(node))].flatMap((node) => {
      const [id, init] = [part(node, 'id'), part(node, 'init')];
      const name = id?.type === 'Identifier' ? nameText(file, id) : '';
      const isOwn = node.type === 'FunctionDeclaration' || (init && isFunction(unwrapped(init)));
      if (!RUNNER_NAMES.test(name) || !isOwn) return [];
      const { start, end } = statement;
      return [
        { kind: 'redefined' as const, text: `redefined ${name}`, target: name, names: [name], start, end },
      ];
    }),
  );
}

/** The tests of a file and what it replaces, in the order of the text; helpers are read in their own files. */
export function readTests(file: SyntaxFile, files: HelperFiles = new Map()): TestFileFacts {
  const context = homeOf(file, files);
  const tests = readNode(context, file.root, {
    suites: [],
    modifiers: bodyModifiers(file, file.root.children),
    names: new Map(),
    test: null,
    isInLoop: false,
  });
  return {
    path: file.path,
    text: file.text,
    tests,
    patches: [...patchesOf(file, context.subjects), ...(tests.length > 0 ? redefined(file) : [])],
    subjects: context.subjects,
    broken: file.errors.length > 0,
  };
}
