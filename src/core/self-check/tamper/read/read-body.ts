import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { lastWord, nodesOf, part, parts, someNode, textOf } from '../../syntax/tree.ts';
import { makeAssertion, type Seen } from '../make-assertion.ts';
import type { Assertion, Lost, Modifier, TestFact } from '../test-facts.ts';
import { canonical, unwrapped } from './canonical.ts';
import { calledName, calledPath, chainOf, givenTo, isFunction } from './chain.ts';
import {
  boundNames,
  declare,
  declaredTwice,
  type Helper,
  helperCalled,
  type Home,
  isIdle,
} from './declared.ts';
import { assertionSeen, conditionSeen } from './read-assertion.ts';
import { loopRows } from './rows.ts';
import { testCall } from './test-call.ts';

/** What holds at a place of a test. */
interface Place {
  readonly names: Map<string, string>;
  readonly lost: Lost | null;
  /** What the place hangs on, as a canonical text. */
  readonly condition: string | null;
  readonly depth: number;
  /** Where assertions of a helper are shown: at its call. */
  readonly shownAt: SyntaxNode | null;
  readonly isAwaited: boolean;
}

/** What is gathered from a body. */
export interface Gathered {
  readonly assertions: Assertion[];
  readonly skips: Modifier[];
  earlyReturn: TestFact['earlyReturn'];
}

/** One walk through a body: the file, what is gathered, and whether the test is over. */
interface Walk extends Home {
  readonly gathered: Gathered;
  readonly test: string | null;
  readonly hasDone: boolean;
  isOver: boolean;
}

const DEEPEST_HELPER = 3;
/** Assertions of one test that are read; helpers that call helpers could multiply them. */
const MOST_ASSERTIONS = 5000;
const LATER = /^(?:setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame)$/;
const RETHROWS =
  /\b(?:throw|raise|reject|fail|expect|assert\w*|done|next|unreachable|t\.error|skip\w*|xfail)\b/;
const CATCHES_ALL = /\b(?:Exception|BaseException|AssertionError)\b/;
const RAISING = /^(?:raises|warns|assertRaises\w*|assertWarns\w*)$/;
const SKIPS_BY = /\.(?:skip|todo|Skip|Skipf|SkipNow)$/;
const FAILS = /\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)$/;
const SKIPS = /^(?:pending|pytest\.(?:skip|xfail)|self\.skipTest|this\.skip)$/;
const TRUE = /^[Tt]rue$/;
/** A member that an object written there does not have. */
const ABSENT = /^\{[^{}]*\}\.\w+$/;
const FALSE = /^(?:false|False|0|null|None|undefined|!true|not True|!1|"")$|^\((?:false|False|0) (?:&&|and) /;

function visitAll(walk: Walk, nodes: readonly SyntaxNode[], place: Place): void {
  for (const node of nodes) visit(walk, node, place);
}

/** The place with what is lost there; the worse loss stays. */
function lostIn(place: Place, lost: Lost | null): Place {
  return lost === null || place.lost === 'never' || (place.lost === 'swallowed' && lost === 'conditional')
    ? place
    : { ...place, lost };
}

function put({ subjects, gathered, isOver }: Walk, seen: readonly Seen[], { shownAt, lost }: Place): void {
  for (const each of seen) {
    const { start, end } = shownAt ?? each;
    gathered.assertions.push(makeAssertion({ ...each, start, end }, subjects, isOver ? 'never' : lost));
  }
}

function isBareReturn(node: SyntaxNode | undefined): boolean {
  const [only, more] = node?.type === 'BlockStatement' ? node.children : [node];
  return more === undefined && only?.type === 'ReturnStatement' && only.children.length === 0;
}

/** A block of nothing but `t.Errorf(…)` and the like: what it hangs on is asserted not to be. */
function failsTest({ file, test }: Walk, block: SyntaxNode | undefined): boolean {
  const paths = (block?.children ?? []).map((each) => calledPath(file, each));
  const isOwn = paths.every((path) => test !== null && path.startsWith(`${test}.`));
  return isOwn && paths.some((path) => FAILS.test(path));
}

function visitIf(walk: Walk, node: SyntaxNode, place: Place): void {
  const { file, gathered } = walk;
  const [condition, then, first] = [part(node, 'test'), part(node, 'consequent'), part(node, 'init')];
  if (first) visit(walk, first, place);
  const text = condition ? canonical(file, condition, place.names) : '';
  if (condition && failsTest(walk, then)) {
    const spot = { start: node.start, end: node.end, matcher: 'if' };
    return put(walk, conditionSeen({ file, names: place.names }, condition, spot, true), place);
  }
  if (isBareReturn(then) && gathered.assertions.length === 0 && place.depth === 0)
    gathered.earlyReturn ??= { start: node.start, condition: text };
  const [isTrue, isFalse] = [TRUE.test(text), FALSE.test(text) || ABSENT.test(text)];
  const lost = (isSaid: boolean, isDenied: boolean): Lost | null =>
    isSaid ? null : isDenied ? 'never' : 'conditional';
  if (then) visit(walk, then, { ...lostIn(place, lost(isTrue, isFalse)), condition: text });
  visitAll(walk, parts(node, 'alternate'), lostIn(place, lost(isFalse, isTrue)));
}

/** A loop over a written list is read once for each of its items. */
function visitLoop(walk: Walk, node: SyntaxNode, place: Place): void {
  const inner = part(node, 'body');
  const rows = inner ? loopRows(walk, node, place.names) : null;
  if (!rows || rows.length === 0 || !inner)
    return visitAll(walk, node.children, rows && inner ? lostIn(place, 'never') : place);
  for (const { names } of rows) visit(walk, inner, { ...place, names });
}

/** True where a handler takes whatever comes and says nothing of it. */
function swallows(file: SyntaxFile, handler: SyntaxNode): boolean {
  const body = part(handler, 'body');
  const caught = parts(handler, 'param');
  const isAll =
    file.language !== 'python' ||
    caught.length === 0 ||
    caught.some((each) => CATCHES_ALL.test(textOf(file, each)));
  return isAll && body !== undefined && !RETHROWS.test(codeOf(file, body));
}

function visitTry(walk: Walk, node: SyntaxNode, place: Place): void {
  const isLost = parts(node, 'handler').some((handler) => swallows(walk.file, handler));
  for (const child of node.children)
    visit(walk, child, child.field === 'block' ? lostIn(place, isLost ? 'swallowed' : null) : place);
}

/** `with pytest.raises(E):` asserts that its body raises; `with suppress(E):` hides it. */
function visitWith(walk: Walk, node: SyntaxNode, place: Place): void {
  const { file, test } = walk;
  const inner = part(node, 'body');
  const items = parts(node, 'items');
  const raising = items.find((call) => RAISING.test(lastWord(calledPath(file, call))));
  const isSuppressed = items.some(
    (call) => lastWord(calledPath(file, call)) === 'suppress' && CATCHES_ALL.test(textOf(file, call)),
  );
  const [seen] = raising ? (assertionSeen({ file, names: place.names }, raising, test) ?? []) : [];
  if (raising && seen && inner) {
    const match = givenTo(file, raising).named.get('match');
    const expected = match ? `${seen.expected},${canonical(file, match, place.names)}` : seen.expected;
    const subject = canonical(file, inner, place.names).replace(/^\{(.*)\}$/s, '$1');
    put(walk, [{ ...seen, subject, expected }], place);
  }
  if (inner) visit(walk, inner, lostIn(place, isSuppressed ? 'swallowed' : null));
}

/** The walk in a helper, in the file that it stands in. */
function inHelper(walk: Walk, { home, body }: Helper): Walk {
  const { file, changed, helpers, subjects } = { ...walk, ...home };
  return {
    ...walk,
    file,
    helpers,
    changed: new Set([...changed, ...declaredTwice(file, body)]),
    subjects: new Map([...walk.subjects, ...subjects]),
  };
}

/** True where the helper says all that its call asserts: it asserts something, or can fail no test. */
function visitHelper(walk: Walk, helper: Helper, call: SyntaxNode, place: Place): boolean {
  const { file, gathered } = walk;
  if (place.depth >= DEEPEST_HELPER || gathered.assertions.length > MOST_ASSERTIONS) return false;
  const before = gathered.assertions.length;
  visit(inHelper(walk, helper), helper.body, {
    ...place,
    names: boundNames(file, helper, call, place.names),
    depth: place.depth + 1,
    shownAt: place.shownAt ?? call,
  });
  return gathered.assertions.length > before;
}

function record(walk: Walk, node: SyntaxNode, place: Place): boolean {
  const { file, helpers, test } = walk;
  const seen = assertionSeen({ file, names: place.names }, node, test);
  if (seen === null) return false;
  const known = seen[0]?.known.relation === 'helper' ? helperCalled(file, node, helpers) : null;
  if (known && (visitHelper(walk, known, node, place) || isIdle(known))) return true;
  const isPromise = /\.\s*(?:resolves|rejects)\b/.test(textOf(file, node));
  put(
    walk,
    seen.map((each) => ({ ...each, adrift: isPromise && !place.isAwaited })),
    place,
  );
  return true;
}

function visitCall(walk: Walk, node: SyntaxNode, place: Place): void {
  const { file, helpers, hasDone, test } = walk;
  if (isSkip(file, node, test)) {
    walk.gathered.skips.push({ kind: 'skip', condition: place.condition, start: node.start });
    return;
  }
  if (testCall(file, node, test) || record(walk, node, place)) return;
  const helper = helperCalled(file, node, helpers);
  if (helper && visitHelper(walk, helper, node, place)) return;
  const { root, links } = chainOf(file, node);
  const caught = links.at(-1);
  const handler = caught?.name === 'catch' ? caught.given?.[0] : undefined;
  const isCaught = isFunction(handler) && !RETHROWS.test(codeOf(file, handler));
  const isLater = LATER.test(calledName(file, node) ?? '') && !hasDone && !place.isAwaited;
  const isNothing = root.type === 'ArrayExpression' && root.children.length === 0 && links.length > 0;
  visitAll(
    walk,
    node.children,
    lostIn(place, isLater || isNothing ? 'never' : isCaught ? 'swallowed' : null),
  );
}

/** A throw under a condition is an assertion written out. */
function visitThrow(walk: Walk, node: SyntaxNode, place: Place): void {
  const { start, end } = node;
  if (/SkipTest/.test(textOf(walk.file, node)))
    walk.gathered.skips.push({ kind: 'skip', condition: place.condition, start });
  else if (place.lost === 'conditional' && place.depth === 0) {
    const subject = canonical(walk.file, node, place.names);
    const known = { relation: 'fails', strength: 60 } as const;
    put(walk, [{ start, end, matcher: 'throw', known, subject, expected: null, negated: false }], {
      ...place,
      lost: null,
    });
  }
}

function visit(walk: Walk, given: SyntaxNode, place: Place): void {
  const { file } = walk;
  const node = unwrapped(given);
  const awaited = { ...place, isAwaited: true };
  switch (node.type) {
    case 'IfStatement':
      return visitIf(walk, node, place);
    case 'ForOfStatement':
      return visitLoop(walk, node, place);
    case 'TryStatement':
      return visitTry(walk, node, place);
    case 'WithStatement':
      return visitWith(walk, node, place);
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return undefined;
    case 'VariableDeclarator': {
      const init = part(node, 'init');
      if (init && isFunction(unwrapped(init))) return undefined;
      if (init) visit(walk, init, awaited);
      return declare(walk, node, place.names);
    }
    case 'ReturnStatement':
    case 'AwaitExpression':
    case 'YieldExpression':
    case 'NewExpression':
      return visitAll(walk, node.children, awaited);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression': {
      const inner = part(node, 'body');
      const isValue = node.type === 'ArrowFunctionExpression' && inner?.type !== 'BlockStatement';
      return inner ? visit(walk, inner, isValue ? awaited : place) : undefined;
    }
    case 'AssertStatement': {
      const [condition] = node.children;
      const spot = { start: node.start, end: node.end, matcher: 'assert' };
      return condition
        ? put(walk, conditionSeen({ file, names: place.names }, condition, spot), place)
        : undefined;
    }
    case 'ThrowStatement':
      return visitThrow(walk, node, place);
    case 'CallExpression':
      return visitCall(walk, node, place);
    case 'MemberExpression':
      return record(walk, node, place) ? undefined : visitAll(walk, node.children, place);
    default:
      return visitAll(walk, node.children, place);
  }
}

/** Assertions of functions that the test declares and nobody calls. */
function gatherUncalled(walk: Walk, statements: readonly SyntaxNode[], place: Place): void {
  const { file, helpers } = walk;
  for (const node of statements.flatMap((statement) => [...nodesOf(statement)])) {
    const id = part(node, 'id');
    const name = id ? textOf(file, id) : '';
    const helper = helpers.get(name);
    if (!helper || (helper.node !== node && helper.node !== part(node, 'init'))) continue;
    const isUsed = statements.some((each) =>
      someNode(each, (at) => at.type === 'Identifier' && at !== id && textOf(file, at) === name),
    );
    if (!isUsed) visit(walk, helper.body, { ...place, lost: 'never', depth: 1 });
  }
}

/** What a body asserts and skips, read statement by statement. */
export function gatherBody(
  context: Home,
  body: SyntaxNode,
  names: ReadonlyMap<string, string>,
  test: string | null,
): Gathered {
  const gathered: Gathered = { assertions: [], skips: [], earlyReturn: null };
  const hasDone = test !== null && /^(?:done|cb|callback|next|finish)$/.test(test);
  const changed = new Set([...context.changed, ...declaredTwice(context.file, body)]);
  const walk: Walk = { ...context, changed, gathered, test, hasDone, isOver: false };
  const isBlock = body.type === 'BlockStatement';
  const statements = isBlock ? parts(body, 'body') : [body];
  const start: Place = {
    names: new Map(names),
    lost: null,
    condition: null,
    depth: 0,
    shownAt: null,
    isAwaited: !isBlock,
  };
  for (const statement of statements) {
    const isEnd = statement.type === 'ReturnStatement' && statement !== statements.at(-1);
    if (isEnd && gathered.assertions.length === 0) {
      gathered.earlyReturn ??= { start: statement.start, condition: null };
      walk.isOver = true;
    }
    visit(walk, statement, start);
  }
  gatherUncalled(walk, statements, { ...start, isAwaited: false });
  return gathered;
}

/** The text of a node without its comments. */
function codeOf(file: SyntaxFile, node: SyntaxNode): string {
  const inside = file.comments.filter(({ start, end }) => start >= node.start && end <= node.end);
  let [text, from] = ['', node.start];
  for (const { start, end } of inside) {
    text += file.text.slice(from, start);
    from = end;
  }
  return text + file.text.slice(from, node.end);
}

/** `this.skip()`, `t.skip()`, `pending()`, `pytest.skip()`. */
function isSkip(file: SyntaxFile, node: SyntaxNode, test: string | null): boolean {
  const path = calledPath(file, node);
  return SKIPS.test(path) || (test !== null && SKIPS_BY.test(path) && path.startsWith(`${test}.`));
}
