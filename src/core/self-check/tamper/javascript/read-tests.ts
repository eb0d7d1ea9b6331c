import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import type { HelperFiles } from '../imported-file.ts';
import { makeAssertion } from '../make-assertion.ts';
import type { Assertion, Modifier, TestFact, TestFileFacts } from '../test-facts.ts';
import { nodesOf, part, parts, textOf } from '../tree.ts';
import { wordsOf } from '../words.ts';
import { canonical, nameText, unwrapped } from './canonical.ts';
import { isFunction } from './chain.ts';
import { declare, helpersOf, type Home, reassigned, subjectsOf } from './declared.ts';
import { eachRows } from './each-rows.ts';
import { patchesOf } from './patches.ts';
import { importedHelpers } from './imported-helpers.ts';
import { gatherBody, type Gathered } from './read-body.ts';
import { type TestCall, testCall } from './test-call.ts';

/** Where the reader is: suites and modifiers around it. */
interface Around {
  readonly suites: readonly string[];
  readonly modifiers: readonly Modifier[];
  readonly names: Map<string, string>;
  /** What subtests are made by: the parameter of the test around. */
  readonly test: string | null;
}

/** The first parameter of a test, where it is the context of a runner rather than a callback. */
function contextName(file: SyntaxFile, body: SyntaxNode, table: SyntaxNode | null): string | null {
  const [first] = parts(body, 'params');
  return table === null && first?.type === 'Identifier' ? nameText(file, first) : null;
}

function gatherRows(context: Home, call: TestCall, body: SyntaxNode, around: Around): Gathered {
  const { file } = context;
  const inner = part(body, 'body') ?? body;
  const test = contextName(file, body, call.table);
  const hasDone = test !== null && /^(?:done|cb|callback|next|finish)$/.test(test);
  const rows = call.table && eachRows(file, call.table, parts(body, 'params'), around.names);
  if (!rows) return gatherBody(context, inner, around.names, test, hasDone);
  const all = rows.map(({ row, names }) => {
    const gathered = gatherBody(context, inner, names, test, hasDone);
    const { start, end } = row;
    return { ...gathered, assertions: gathered.assertions.map((each) => ({ ...each, start, end })) };
  });
  const [first] = all;
  return {
    assertions: all.flatMap(({ assertions }) => assertions),
    skips: first?.skips ?? [],
    earlyReturn: first?.earlyReturn ?? null,
  };
}

/** A test whose body is a function of the file. */
function helperNamed({ file, helpers }: Home, { named }: TestCall): SyntaxNode | null {
  const helper = named?.type === 'Identifier' ? helpers.get(textOf(file, named)) : undefined;
  return helper?.home === undefined ? (helper?.node ?? null) : null;
}

/** What a body that stands elsewhere asserts is not known; it counts as one assertion. */
function unseen(file: SyntaxFile, { named }: TestCall): Assertion[] {
  if (named === null) return [];
  const { start, end } = named;
  const seen = { start, end, matcher: 'body', subject: textOf(file, named), expected: null, negated: false };
  return [makeAssertion({ ...seen, known: { relation: 'helper', strength: 90 } }, new Map(), null)];
}

function testFact(context: Home, node: SyntaxNode, call: TestCall, around: Around): TestFact {
  const { file } = context;
  const { start, end } = node;
  const body = call.body ?? helperNamed(context, call);
  const gathered = body ? gatherRows(context, call, body, around) : null;
  const inner = body && part(body, 'body');
  return {
    suites: around.suites,
    title: call.title,
    start,
    end,
    modifiers: [...around.modifiers, ...call.modifiers, ...(gathered?.skips ?? [])],
    assertions: gathered?.assertions ?? unseen(file, call),
    earlyReturn: gathered?.earlyReturn ?? null,
    body: inner ? canonical(file, inner, around.names) : '',
    words: wordsOf(textOf(file, node)),
    empty:
      call.named === null && (!inner || (inner.type === 'BlockStatement' && inner.children.length === 0)),
  };
}

function isNeverRun(file: SyntaxFile, node: SyntaxNode): boolean {
  const condition = node.type === 'IfStatement' ? part(node, 'test') : undefined;
  return condition !== undefined && /^(?:false|0)$/.test(textOf(file, condition));
}

function readNode(context: Home, node: SyntaxNode, around: Around, found: TestFact[]): void {
  const { file } = context;
  if (node.type === 'VariableDeclarator') declare(file, node, around.names, context.changed);
  if (node.type === 'FunctionDeclaration') return;
  const call = testCall(file, node, around.test);
  const off: Modifier[] = isNeverRun(file, node)
    ? [{ kind: 'skip', condition: null, start: node.start }]
    : [];
  if (!call) {
    for (const child of node.children)
      readNode(context, child, { ...around, modifiers: [...around.modifiers, ...off] }, found);
    return;
  }
  const modifiers = [...around.modifiers, ...call.modifiers];
  const suites = [...around.suites, call.title];
  if (call.kind === 'test') found.push(testFact(context, node, call, around));
  const inner = call.body && part(call.body, 'body');
  if (!inner || !call.body) return;
  const test = call.kind === 'test' ? contextName(file, call.body, call.table) : around.test;
  if (call.kind === 'suite' || test !== null)
    for (const child of [inner])
      readNode(context, child, { suites, modifiers, names: new Map(around.names), test }, found);
}

/** Names that a file takes for itself though runners give them. */
const RUNNER_NAMES = /^(?:expect|assert)$/;

function redefined(file: SyntaxFile): TestFileFacts['patches'] {
  return file.root.children.flatMap((statement) =>
    [...nodesOf(statement, (node) => node.type === 'CallExpression' || isFunction(node))].flatMap((node) => {
      const id =
        node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration'
          ? part(node, 'id')
          : undefined;
      const init = part(node, 'init');
      const name = id?.type === 'Identifier' ? nameText(file, id) : '';
      const isOwn =
        node.type === 'FunctionDeclaration' || (init !== undefined && isFunction(unwrapped(init)));
      if (!RUNNER_NAMES.test(name) || !isOwn) return [];
      const { start, end } = statement;
      return [
        { kind: 'redefined' as const, text: `redefined ${name}`, target: name, names: [name], start, end },
      ];
    }),
  );
}

/** The tests of a file and what it replaces, in the order of the text; helpers are read in their own files. */
export function readJavascriptTests(file: SyntaxFile, files: HelperFiles): TestFileFacts {
  const context: Home = {
    file,
    helpers: new Map([...importedHelpers(file, files), ...helpersOf(file)]),
    changed: reassigned(file),
    subjects: subjectsOf(file),
  };
  const tests: TestFact[] = [];
  readNode(context, file.root, { suites: [], modifiers: [], names: new Map(), test: null }, tests);
  return {
    path: file.path,
    text: file.text,
    tests,
    patches: [...patchesOf(file, context.subjects), ...(tests.length > 0 ? redefined(file) : [])],
    subjects: context.subjects,
    broken: file.errors.length > 0,
  };
}
