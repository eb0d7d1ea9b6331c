import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { makeAssertion } from '../make-assertion.ts';
import type { Assertion, Lost, Modifier, TestFact } from '../test-facts.ts';
import { nodesOf, part, parts, someNode, textOf } from '../tree.ts';
import { canonical, unwrapped } from './canonical.ts';
import { calledName, chainOf, isFunction } from './chain.ts';
import { boundNames, declare, type Helper, helperCalled } from './declared.ts';
import { assertionSeen } from './read-assertion.ts';
import { testCall } from './test-call.ts';

/** What holds for the whole file. */
export interface FileContext {
  readonly file: SyntaxFile;
  readonly helpers: ReadonlyMap<string, Helper>;
  readonly changed: ReadonlySet<string>;
  readonly subjects: ReadonlyMap<string, string>;
}

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
  readonly called: Set<string>;
  earlyReturn: TestFact['earlyReturn'];
}

const DEEPEST_HELPER = 3;
/** Assertions of one test that are read; helpers that call helpers could multiply them. */
const MOST_ASSERTIONS = 5000;
const LATER = /^(?:setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame)$/;
const RETHROWS = /\b(?:throw|reject|fail|expect|assert|done|next|unreachable|t\.error)\b/;

function isFalse(text: string): boolean {
  return /^(?:false|0|null|undefined|!true|!1|"")$/.test(text) || /^\((?:false|0) && /.test(text);
}

export function gatherBody(
  context: FileContext,
  body: SyntaxNode,
  names: ReadonlyMap<string, string>,
  test: string | null,
  hasDone: boolean,
): Gathered {
  const { file, helpers, changed, subjects } = context;
  const gathered: Gathered = { assertions: [], skips: [], called: new Set(), earlyReturn: null };
  let isOver = false;

  const visitAll = (nodes: readonly SyntaxNode[], place: Place): void => {
    for (const node of nodes) visit(node, place);
  };

  const lostIn = (place: Place, lost: Lost | null): Place =>
    lost === null || place.lost === 'never' || (place.lost === 'swallowed' && lost === 'conditional')
      ? place
      : { ...place, lost };

  const visitIf = (node: SyntaxNode, place: Place): void => {
    const [condition, then, otherwise] = [
      part(node, 'test'),
      part(node, 'consequent'),
      part(node, 'alternate'),
    ];
    const text = condition ? canonical(file, condition, place.names) : '';
    const isReturn = then !== undefined && /^\{?\s*return\s*;?\s*\}?$/.test(textOf(file, then).trim());
    if (isReturn && gathered.assertions.length === 0 && place.depth === 0)
      gathered.earlyReturn ??= { start: node.start, condition: text };
    if (then) visit(then, lostIn(place, isFalse(text) ? 'never' : 'conditional'));
    if (otherwise) visit(otherwise, lostIn(place, text === 'true' ? 'never' : 'conditional'));
  };

  const visitTry = (node: SyntaxNode, place: Place): void => {
    const [block, handler, finalizer] = [part(node, 'block'), part(node, 'handler'), part(node, 'finalizer')];
    const swallows = handler !== undefined && !RETHROWS.test(codeOf(file, handler));
    if (block) visit(block, lostIn(place, swallows ? 'swallowed' : null));
    if (handler) visitAll(handler.children, place);
    if (finalizer) visit(finalizer, place);
  };

  const visitHelper = (helper: Helper, call: SyntaxNode, place: Place): boolean => {
    if (place.depth >= DEEPEST_HELPER || gathered.assertions.length > MOST_ASSERTIONS) return false;
    const before = gathered.assertions.length;
    visit(helper.body, {
      ...place,
      names: boundNames(file, helper, call, place.names),
      depth: place.depth + 1,
      shownAt: place.shownAt ?? call,
    });
    return gathered.assertions.length > before;
  };

  const visitCall = (node: SyntaxNode, place: Place): void => {
    const name = calledName(file, node);
    if (name !== null) gathered.called.add(name);
    const helper = helperCalled(file, node, helpers);
    if (helper && visitHelper(helper, node, place)) return;
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
    visitAll(node.children, isFunction(node) ? inner : inner);
  };

  const record = (node: SyntaxNode, place: Place): boolean => {
    const seen = assertionSeen({ file, names: place.names }, node, test);
    if (seen === null) return false;
    const { start, end } = place.shownAt ?? node;
    const isPromise = /\.\s*(?:resolves|rejects)\b/.test(textOf(file, node));
    const known = seen.known.relation === 'helper' ? helperCalled(file, node, helpers) : null;
    if (known && visitHelper(known, node, place)) return true;
    gathered.assertions.push(
      makeAssertion(
        { ...seen, start, end, adrift: isPromise && !place.isAwaited },
        subjects,
        isOver ? 'never' : place.lost,
      ),
    );
    return true;
  };

  const visitNew = (node: SyntaxNode, place: Place): void =>
    visitAll(node.children, { ...place, isAwaited: true });

  const visit = (given: SyntaxNode, place: Place): void => {
    const node = unwrapped(given);
    switch (node.type) {
      case 'IfStatement':
        return visitIf(node, place);
      case 'TryStatement':
        return visitTry(node, place);
      case 'FunctionDeclaration':
        return undefined;
      case 'VariableDeclarator': {
        const init = part(node, 'init');
        if (init && isFunction(unwrapped(init))) return undefined;
        declare(file, node, place.names, changed);
        return init ? visit(init, { ...place, isAwaited: true }) : undefined;
      }
      case 'ReturnStatement': {
        const [value] = node.children;
        if (value) return visit(value, { ...place, isAwaited: true });
        return undefined;
      }
      case 'AwaitExpression':
      case 'YieldExpression':
        return visitAll(node.children, { ...place, isAwaited: true });
      case 'NewExpression':
        return visitNew(node, place);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression': {
        const inner = part(node, 'body');
        const isValue =
          node.type === 'ArrowFunctionExpression' && inner !== undefined && inner.type !== 'BlockStatement';
        return inner ? visit(inner, { ...place, isAwaited: isValue || place.isAwaited }) : undefined;
      }
      case 'ThrowStatement':
        if (place.lost === 'conditional' && place.depth === 0)
          gathered.assertions.push(
            makeAssertion(
              {
                start: node.start,
                end: node.end,
                matcher: 'throw',
                known: { relation: 'fails', strength: 60 },
                subject: canonical(file, node, place.names),
                expected: null,
                negated: false,
              },
              subjects,
              null,
            ),
          );
        return undefined;
      case 'CallExpression':
        if (isSkip(file, node, test)) {
          gathered.skips.push({
            kind: 'skip',
            condition: place.lost === 'conditional' ? 'a condition' : null,
            start: node.start,
          });
          return undefined;
        }
        if (testCall(file, node, test) || record(node, place)) return undefined;
        return visitCall(node, place);
      case 'MemberExpression':
        if (!record(node, place)) visitAll(node.children, place);
        return undefined;
      default:
        return visitAll(node.children, place);
    }
  };

  const start: Place = { names: new Map(names), lost: null, depth: 0, shownAt: null, isAwaited: false };
  const statements = body.type === 'BlockStatement' ? parts(body, 'body') : [body];
  for (const statement of statements) {
    if (
      statement.type === 'ReturnStatement' &&
      gathered.assertions.length === 0 &&
      statement !== statements.at(-1)
    ) {
      gathered.earlyReturn ??= { start: statement.start, condition: null };
      isOver = true;
    }
    visit(statement, body.type === 'BlockStatement' ? start : { ...start, isAwaited: true });
  }
  gatherUncalled(statements, start);
  return gathered;

  /** Assertions of functions that the test declares and nobody calls. */
  function gatherUncalled(nodes: readonly SyntaxNode[], place: Place): void {
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
        if (uses.length === 0) visit(helper.body, { ...place, lost: 'never', depth: 1 });
      }
    }
  }
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
