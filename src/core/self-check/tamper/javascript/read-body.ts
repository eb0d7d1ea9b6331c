import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { makeAssertion } from '../make-assertion.ts';
import type { Assertion, Lost, Modifier, TestFact } from '../test-facts.ts';
import { nodesOf, part, parts, someNode, textOf } from '../tree.ts';
import { canonical, unwrapped } from './canonical.ts';
import { calledName, chainOf, isFunction } from './chain.ts';
import { boundNames, declare, type Helper, helperCalled, type Home, isIdle } from './declared.ts';
import { eachRows } from './each-rows.ts';
import { assertionSeen } from './read-assertion.ts';
import { testCall } from './test-call.ts';

/** What holds at a place of a test. */
interface Place {
  readonly names: Map<string, string>;
  readonly lost: Lost | null;
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
const RETHROWS = /\b(?:throw|reject|fail|expect|assert|done|next|unreachable|t\.error)\b/;

function isFalse(text: string): boolean {
  return /^(?:false|0|null|undefined|!true|!1|"")$/.test(text) || /^\((?:false|0) && /.test(text);
}

function visitAll(walk: Walk, nodes: readonly SyntaxNode[], place: Place): void {
  for (const node of nodes) visit(walk, node, place);
}

/** The place with what is lost there; the worse loss stays. */
function lostIn(place: Place, lost: Lost | null): Place {
  return lost === null || place.lost === 'never' || (place.lost === 'swallowed' && lost === 'conditional')
    ? place
    : { ...place, lost };
}

function visitIf(walk: Walk, node: SyntaxNode, place: Place): void {
  const { file, gathered } = walk;

  const [condition, then, otherwise] = [
    part(node, 'test'),
    part(node, 'consequent'),
    part(node, 'alternate'),
  ];
  const text = condition ? canonical(file, condition, place.names) : '';
  const isReturn = then !== undefined && /^\{?\s*return\s*;?\s*\}?$/.test(textOf(file, then).trim());
  if (isReturn && gathered.assertions.length === 0 && place.depth === 0)
    gathered.earlyReturn ??= { start: node.start, condition: text };
  if (then) visit(walk, then, lostIn(place, isFalse(text) ? 'never' : 'conditional'));
  if (otherwise) visit(walk, otherwise, lostIn(place, text === 'true' ? 'never' : 'conditional'));
}

/** A loop over a written list is read once for each of its items. */
function visitLoop(walk: Walk, node: SyntaxNode, place: Place): void {
  const { file } = walk;

  const [left, right, inner] = [part(node, 'left'), part(node, 'right'), part(node, 'body')];
  const id = left?.children[0] && part(left.children[0], 'id');
  const rows =
    right?.type === 'ArrayExpression' && id && inner ? eachRows(file, right, [id], place.names) : null;
  if (!rows || rows.length === 0 || !inner)
    return visitAll(walk, node.children, rows && inner ? lostIn(place, 'never') : place);
  for (const { names } of rows) visit(walk, inner, { ...place, names });
}

function visitTry(walk: Walk, node: SyntaxNode, place: Place): void {
  const { file } = walk;

  const [block, handler, finalizer] = [part(node, 'block'), part(node, 'handler'), part(node, 'finalizer')];
  const swallows = handler !== undefined && !RETHROWS.test(codeOf(file, handler));
  if (block) visit(walk, block, lostIn(place, swallows ? 'swallowed' : null));
  if (handler) visitAll(walk, handler.children, place);
  if (finalizer) visit(walk, finalizer, place);
}

/** The walk in the file that a helper stands in. */
function inHome(walk: Walk, { home }: Helper): Walk {
  if (home === undefined) return walk;
  return { ...walk, ...home, subjects: new Map([...walk.subjects, ...home.subjects]) };
}

function visitHelper(walk: Walk, helper: Helper, call: SyntaxNode, place: Place): boolean {
  const { file, gathered } = walk;

  if (place.depth >= DEEPEST_HELPER || gathered.assertions.length > MOST_ASSERTIONS) return false;
  const before = gathered.assertions.length;
  visit(inHome(walk, helper), helper.body, {
    ...place,
    names: boundNames(file, helper, call, place.names),
    depth: place.depth + 1,
    shownAt: place.shownAt ?? call,
  });
  return gathered.assertions.length > before;
}

function visitCall(walk: Walk, node: SyntaxNode, place: Place): void {
  const { file, helpers, hasDone } = walk;

  const name = calledName(file, node);
  const helper = helperCalled(file, node, helpers);
  if (helper && visitHelper(walk, helper, node, place)) return;
  const { root, links } = chainOf(file, node);
  const caught = links.at(-1);
  const isCaught =
    caught?.name === 'catch' &&
    caught.given?.[0] !== undefined &&
    isFunction(caught.given[0]) &&
    !RETHROWS.test(codeOf(file, caught.given[0]));
  const isLater = name !== null && LATER.test(name) && !hasDone && !place.isAwaited;
  const isNothing = root.type === 'ArrayExpression' && root.children.length === 0 && links.length > 0;
  const inner = lostIn(place, isLater || isNothing ? 'never' : isCaught ? 'swallowed' : null);
  visitAll(walk, node.children, inner);
}

function record(walk: Walk, node: SyntaxNode, place: Place): boolean {
  const { file, helpers, subjects, gathered, test } = walk;

  const seen = assertionSeen({ file, names: place.names }, node, test);
  if (seen === null) return false;
  const { start, end } = place.shownAt ?? node;
  const isPromise = /\.\s*(?:resolves|rejects)\b/.test(textOf(file, node));
  const known = seen.known.relation === 'helper' ? helperCalled(file, node, helpers) : null;
  if (known && (visitHelper(walk, known, node, place) || isIdle(known))) return true;
  gathered.assertions.push(
    makeAssertion(
      { ...seen, start, end, adrift: isPromise && !place.isAwaited },
      subjects,
      walk.isOver ? 'never' : place.lost,
    ),
  );
  return true;
}

function visitNew(walk: Walk, node: SyntaxNode, place: Place): void {
  return visitAll(walk, node.children, { ...place, isAwaited: true });
}

/** A throw under a condition is an assertion written out. */
function visitThrow(walk: Walk, node: SyntaxNode, place: Place): void {
  if (place.lost !== 'conditional' || place.depth > 0) return;
  const { start, end } = node;
  const subject = canonical(walk.file, node, place.names);
  const known = { relation: 'fails', strength: 60 } as const;
  const seen = { start, end, matcher: 'throw', known, subject, expected: null, negated: false };
  walk.gathered.assertions.push(makeAssertion(seen, walk.subjects, null));
}

function recordSkip(walk: Walk, { start }: SyntaxNode, place: Place): void {
  const condition = place.lost === 'conditional' ? 'a condition' : null;
  walk.gathered.skips.push({ kind: 'skip', condition, start });
}

function visit(walk: Walk, given: SyntaxNode, place: Place): void {
  const { file, changed, test } = walk;

  const node = unwrapped(given);
  switch (node.type) {
    case 'IfStatement':
      return visitIf(walk, node, place);
    case 'ForOfStatement':
      return visitLoop(walk, node, place);
    case 'TryStatement':
      return visitTry(walk, node, place);
    case 'FunctionDeclaration':
      return undefined;
    case 'VariableDeclarator': {
      const init = part(node, 'init');
      if (init && isFunction(unwrapped(init))) return undefined;
      declare(file, node, place.names, changed);
      return init ? visit(walk, init, { ...place, isAwaited: true }) : undefined;
    }
    case 'ReturnStatement': {
      const [value] = node.children;
      if (value) return visit(walk, value, { ...place, isAwaited: true });
      return undefined;
    }
    case 'AwaitExpression':
    case 'YieldExpression':
      return visitAll(walk, node.children, { ...place, isAwaited: true });
    case 'NewExpression':
      return visitNew(walk, node, place);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression': {
      const inner = part(node, 'body');
      const isValue =
        node.type === 'ArrowFunctionExpression' && inner !== undefined && inner.type !== 'BlockStatement';
      return inner ? visit(walk, inner, { ...place, isAwaited: isValue || place.isAwaited }) : undefined;
    }
    case 'ThrowStatement':
      return visitThrow(walk, node, place);
    case 'CallExpression':
      if (isSkip(file, node, test)) return recordSkip(walk, node, place);
      if (testCall(file, node, test) || record(walk, node, place)) return undefined;
      return visitCall(walk, node, place);
    case 'MemberExpression':
      if (!record(walk, node, place)) visitAll(walk, node.children, place);
      return undefined;
    default:
      return visitAll(walk, node.children, place);
  }
}

/** Assertions of functions that the test declares and nobody calls. */
function gatherUncalled(walk: Walk, nodes: readonly SyntaxNode[], place: Place): void {
  const { file, helpers } = walk;

  for (const statement of nodes) {
    for (const node of nodesOf(statement)) {
      const id =
        node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator'
          ? part(node, 'id')
          : undefined;
      const helper = id && helpers.get(textOf(file, id));
      if (!id || !helper || (node.type === 'VariableDeclarator' && part(node, 'init') !== helper.node))
        continue;
      const name = textOf(file, id);
      const uses = nodes.filter((each) =>
        someNode(each, (at) => at.type === 'Identifier' && at !== id && textOf(file, at) === name),
      );
      if (uses.length === 0) visit(walk, helper.body, { ...place, lost: 'never', depth: 1 });
    }
  }
}

/** What a body asserts and skips, read statement by statement. */
export function gatherBody(
  context: Home,
  body: SyntaxNode,
  names: ReadonlyMap<string, string>,
  test: string | null,
  hasDone: boolean,
): Gathered {
  const gathered: Gathered = { assertions: [], skips: [], earlyReturn: null };
  const walk: Walk = { ...context, gathered, test, hasDone, isOver: false };

  const start: Place = { names: new Map(names), lost: null, depth: 0, shownAt: null, isAwaited: false };
  const statements = body.type === 'BlockStatement' ? parts(body, 'body') : [body];
  for (const statement of statements) {
    if (
      statement.type === 'ReturnStatement' &&
      gathered.assertions.length === 0 &&
      statement !== statements.at(-1)
    ) {
      gathered.earlyReturn ??= { start: statement.start, condition: null };
      walk.isOver = true;
    }
    visit(walk, statement, body.type === 'BlockStatement' ? start : { ...start, isAwaited: true });
  }
  gatherUncalled(walk, statements, start);
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

/** `this.skip()`, `t.skip()`, `ctx.skip()`, `pending()`. */
function isSkip(file: SyntaxFile, node: SyntaxNode, test: string | null): boolean {
  const { root, links } = chainOf(file, node);
  const [link] = links;
  if (links.length !== 1 || link?.given === null || !/^(?:skip|todo)$/.test(link?.name ?? ''))
    return calledName(file, node) === 'pending';
  return root.type === 'ThisExpression' || (test !== null && textOf(file, root) === test);
}
