import type { SyntaxFile, SyntaxNode } from '../../../contract/syntax.ts';
import { part, parts, textAt } from '../syntax/syntax-nodes.ts';
import type { Callable, Hollow } from './callable.ts';
import { hasPlaceholder, isDeedName, isMeantName, saysNotImplemented } from './hollow-words.ts';

const FUNCTIONS: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);
const HANDLER_CALL =
  /\.(?:on|once|addEventListener|addListener|get|post|put|patch|delete|use|handle|command|action|subscribe)$/;
const HANDLER_NAME = /^on[A-Z]|^handle[A-Z]/;
const HANDLER_TYPE = /:\s*[\w.]*(?:Handler|Controller|Listener|Resolver|Middleware)\b/;
const CHANGING_ROUTE = /\.(?:delete|put|patch)\(/;
const QUIET = /^(?:console|logger|log)\.\w+$/;

/** Literals, and lists, objects and functions of nothing but literals. */
function isConstant(node: SyntaxNode, file: SyntaxFile): boolean {
  if (node.type === 'Literal') return true;
  if (node.type === 'Identifier') return textAt(file, node) === 'undefined';
  if (node.type === 'TemplateLiteral') return parts(node, 'expressions').length === 0;
  if (node.type === 'UnaryExpression') return node.children.every((child) => isConstant(child, file));
  if (/^TS(?:As|Satisfies|NonNull)/.test(node.type) || node.type === 'ParenthesizedExpression') {
    const inner = part(node, 'expression');
    return inner !== undefined && isConstant(inner, file);
  }
  if (FUNCTIONS.has(node.type)) return givesConstant(node, file);
  if (node.type === 'ArrayExpression') return node.children.every((child) => isConstant(child, file));
  if (node.type !== 'ObjectExpression') return false;
  return node.children.every((property) => {
    const value = part(property, 'value');
    return value !== undefined && isConstant(value, file);
  });
}

function returnsConstant(statement: SyntaxNode, file: SyntaxFile): boolean {
  if (statement.type !== 'ReturnStatement') return false;
  const value = part(statement, 'argument');
  if (value === undefined || isConstant(value, file)) return true;
  const resolved = value.type === 'CallExpression' ? part(value, 'callee') : undefined;
  return (
    resolved !== undefined &&
    textAt(file, resolved) === 'Promise.resolve' &&
    parts(value, 'arguments').every((one) => isConstant(one, file))
  );
}

/** A function that is itself a stand-in: nothing in it, or a literal given back. */
function givesConstant(node: SyntaxNode, file: SyntaxFile): boolean {
  const body = part(node, 'body');
  if (body === undefined || body.type !== 'BlockStatement')
    return body !== undefined && isConstant(body, file);
  return body.children.every((statement) => returnsConstant(statement, file));
}

/** Directives, and calls that only print. */
function isQuiet(statement: SyntaxNode, file: SyntaxFile): boolean {
  if (statement.type !== 'ExpressionStatement') return false;
  const expression = part(statement, 'expression');
  if (expression?.type === 'Literal') return true;
  const callee = expression?.type === 'CallExpression' ? part(expression, 'callee') : undefined;
  return callee !== undefined && QUIET.test(textAt(file, callee));
}

/** True where something that is made or given is printed: that may be all that is wanted. */
function printsValues(statement: SyntaxNode, file: SyntaxFile): boolean {
  const call = part(statement, 'expression');
  return call?.type === 'CallExpression' && parts(call, 'arguments').some((one) => !isConstant(one, file));
}

function hollowBlock(body: SyntaxNode, takes: boolean, file: SyntaxFile): Hollow | null {
  const statements = body.children.filter((statement) => !isQuiet(statement, file));
  const [first, second] = statements;
  const promised = hasPlaceholder(file, body);
  if (first === undefined && promised) return 'placeholder';
  if (first === undefined) return body.children.some((one) => printsValues(one, file)) ? null : 'empty';
  if (second !== undefined) return null;
  if (first.type === 'ThrowStatement')
    return saysNotImplemented(textAt(file, first)) ? 'not_implemented' : null;
  if (!returnsConstant(first, file)) return null;
  if (promised) return 'placeholder';
  return takes ? 'constant' : null;
}

/** `isDeed`: what it is there for cannot be done by an answer that is always the same. */
function hollowOf(node: SyntaxNode, isDeed: boolean, file: SyntaxFile): Hollow | null {
  const body = part(node, 'body');
  if (body === undefined) return null;
  const takes = isDeed || parts(node, 'params').length > 0;
  if (body.type === 'BlockStatement') return hollowBlock(body, takes, file);
  return takes && isConstant(body, file) ? 'constant' : null;
}

function unusedOnPurpose(node: SyntaxNode, file: SyntaxFile): boolean {
  const taken = parts(node, 'params');
  return taken.length > 0 && taken.every((one) => textAt(file, one).startsWith('_'));
}

interface Scope {
  readonly parents: readonly SyntaxNode[];
  readonly owner: string | null;
  /** A class that extends or implements another: its empty methods may be what is wanted. */
  readonly derived: boolean;
}

/** The last part of a path; a declared type is no part of a name. */
function bareName(text: string): string | null {
  return text.split(/\??:/)[0]?.trim().split('.').at(-1) ?? null;
}

function nameFrom(node: SyntaxNode, scope: Scope, file: SyntaxFile): string | null {
  const own = part(node, 'id');
  if (own !== undefined) return textAt(file, own);
  const parent = scope.parents.at(-1);
  if (parent === undefined) return null;
  const named =
    part(parent, 'id') ??
    part(parent, 'key') ??
    (parent.type === 'AssignmentExpression' ? part(parent, 'left') : undefined);
  if (named !== undefined) return bareName(textAt(file, named));
  return parent.type === 'ExportDefaultDeclaration' ? 'default' : null;
}

/** What an anonymous function handles: the call or the JSX attribute that it is given to. */
function handledBy({ parents }: Scope, file: SyntaxFile): string | null {
  const parent = parents.at(-1);
  const callee = parent?.type === 'CallExpression' ? part(parent, 'callee') : undefined;
  if (parent !== undefined && callee !== undefined) {
    const called = textAt(file, callee);
    const [first] = parts(parent, 'arguments');
    return HANDLER_CALL.test(called) && first?.type === 'Literal'
      ? `${called}(${textAt(file, first)})`
      : null;
  }
  const attribute = parents.at(-2);
  const name = attribute?.type === 'JSXAttribute' ? part(attribute, 'name') : undefined;
  return name !== undefined && HANDLER_NAME.test(textAt(file, name)) ? textAt(file, name) : null;
}

function isMeant(node: SyntaxNode, name: string, scope: Scope, file: SyntaxFile): boolean {
  const short = name.split('.').at(-1) ?? name;
  const method = scope.parents.at(-1);
  const header = method === undefined ? '' : file.text.slice(method.start, node.start);
  const getter = method?.type === 'MethodDefinition' && /^(?:static\s+)?(?:get|set)\b/.test(header);
  return (
    isMeantName(short) ||
    getter ||
    scope.derived ||
    /\b(?:override|abstract|declare)\b/.test(header) ||
    /^(?:Base|Abstract)|Base$/.test(scope.owner ?? '')
  );
}

/** A handler by its type or route that is there to change something. */
function isDeed(named: string | null, handled: string | null, header: string): boolean {
  if (handled !== null) return CHANGING_ROUTE.test(handled);
  return named !== null && isDeedName(named) && HANDLER_TYPE.test(header);
}

function callableAt(node: SyntaxNode, scope: Scope, file: SyntaxFile): Callable | null {
  const named = nameFrom(node, scope, file);
  const handled = named === null ? handledBy(scope, file) : null;
  const short = named ?? handled;
  if (short === null) return null;
  const name = scope.owner === null || handled !== null ? short : `${scope.owner}.${short}`;
  const { start, end } = node;
  const isHandler = handled !== null || HANDLER_NAME.test(short);
  const header = file.text.slice(scope.parents.at(-1)?.start ?? start, start);
  const hollow = hollowOf(node, isDeed(named, handled, header), file);
  const promises = hollow === 'not_implemented' || hollow === 'placeholder';
  const meant = isMeant(node, name, scope, file) || (!promises && unusedOnPurpose(node, file));
  return { name, owner: scope.owner ?? short, isHandler, start, end, hollow, meant };
}

function inClass(node: SyntaxNode, scope: Scope, file: SyntaxFile): Scope {
  const id = part(node, 'id');
  const derived = part(node, 'superClass') !== undefined || part(node, 'implements') !== undefined;
  return { parents: [...scope.parents, node], owner: id === undefined ? null : textAt(file, id), derived };
}

/** Functions that have a name, methods, and anonymous functions that handle an event, a route or a command. */
export function javascriptCallables(file: SyntaxFile): readonly Callable[] {
  const found: Callable[] = [];
  const visit = (node: SyntaxNode, scope: Scope): void => {
    if (FUNCTIONS.has(node.type)) {
      const callable = callableAt(node, scope, file);
      if (callable !== null) found.push(callable);
    }
    const isClass = node.type === 'ClassDeclaration' || node.type === 'ClassExpression';
    const inner = isClass
      ? inClass(node, scope, file)
      : { ...scope, parents: [...scope.parents.slice(-2), node] };
    // What a stand-in gives away is a stand-in too.
    const derived = found.at(-1)?.start === node.start && isMeantName(found.at(-1)?.name ?? '');
    const below = FUNCTIONS.has(node.type) ? { ...inner, owner: null, derived } : inner;
    for (const child of node.children) visit(child, below);
  };
  visit(file.root, { parents: [], owner: null, derived: false });
  return found;
}
