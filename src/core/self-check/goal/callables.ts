import type { SyntaxFile, SyntaxNode } from '../../../contract/syntax.ts';
import { part, parts, textOf } from '../syntax/tree.ts';

const NOT_IMPLEMENTED =
  /not (?:yet )?(?:been )?(?:implemented|supported yet)|unimplemented|implement (?:me|this|later)|\btodo\b|미구현|구현되지 않|구현 예정|아직 구현/i;
const PLACEHOLDER =
  /\b(?:todo|fixme|placeholder|stub(?:bed)?|not implemented|implement(?:ation)? (?:here|later|pending|goes)|for now|real implementation|coming soon)\b|나중에 구현|구현 예정|임시|추후/i;
const MEANT_NAME =
  /^(?:noop|no_op|nop|identity|constructor|default|null|empty|dummy|mock|fake|stub|always|never|ignore|should|allow|deny|supports|__)|noop|silent/i;

const DEED_NAME =
  /^(?:remove|delete|destroy|update|save|insert|persist|send|publish|upload|charge|refund|cancel|archive|submit)(?:[A-Z_]|$)/;

/** Names of things that are done, rather than told. */
function isDeedName(name: string): boolean {
  return DEED_NAME.test(name);
}

function saysNotImplemented(text: string): boolean {
  return NOT_IMPLEMENTED.test(text);
}

/** True where a comment inside the node says that something is to come. */
function hasPlaceholder({ text, comments }: SyntaxFile, { start, end }: SyntaxNode): boolean {
  return comments.some(
    (comment) =>
      comment.start >= start &&
      comment.end <= end &&
      PLACEHOLDER.test(text.slice(comment.start, comment.end)),
  );
}

/** Names that announce that nothing, or always the same, is done. */
function isMeantName(name: string): boolean {
  return MEANT_NAME.test(name);
}

/** Why a callable does not do what it is for. */
export type Hollow = 'empty' | 'not_implemented' | 'placeholder' | 'constant';

/** A function, method or handler of a source file. */
export interface Callable {
  /** Methods with their class: `Cart.total`; handlers by what they handle: `onClick`. */
  readonly name: string;
  /** The function itself, or the class that it belongs to: what another module would import. */
  readonly owner: string;
  readonly isHandler: boolean;
  readonly start: number;
  readonly end: number;
  readonly hollow: Hollow | null;
  /** Why a hollow one may be meant so: abstract, an override, a name that says it. */
  readonly meant: boolean;
}

/** In Go and Java an empty method may be all that an interface wants. */
const READ = /^(?:javascript|typescript|python)$/;
const FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
const GROUP = /^(?:ArrayExpression|Tuple|Set|ObjectExpression|Property|Pair|UnaryExpression|SpreadElement)$/;
const HANDLER_CALL =
  /\.(?:on|once|addEventListener|addListener|get|post|put|patch|delete|use|handle|command|action|subscribe)$/;
const HANDLER_MARK = /\.(?:route|get|post|put|patch|delete|command|task|on_event|listener)\b/;
const HANDLER_NAME = /^on[A-Z]|^handle[A-Z]/;
const HANDLER_TYPE = /:\s*[\w.]*(?:Handler|Controller|Listener|Resolver|Middleware)\b/;
const CHANGING_ROUTE = /\.(?:delete|put|patch)\b/;
const QUIET = /^(?:(?:console|logger|logging|log)\.\w+|print)\(/;
const MEANT_MARK = /abstract|overload|\.setter|fixture|property/;
const MEANT_OWNER = /^(?:Base|Abstract)|Base$|Protocol|ABC|Interface|NamedTuple|TypedDict/;
const OWN_OBJECT = /^(?:self|cls)\b|^[*/]$/;

/** Where a node stands: what is around it, and the class that it belongs to. */
interface Scope {
  readonly parents: readonly SyntaxNode[];
  readonly owner: string | null;
  /** A class that extends or implements another: its empty methods may be what is wanted. */
  readonly derived: boolean;
}

/** Literals, and lists, objects and functions of nothing but literals. */
function isConstant(node: SyntaxNode, file: SyntaxFile): boolean {
  if (node.type === 'Literal' || node.field === 'operator') return true;
  if (node.type === 'Identifier') return textOf(file, node) === 'undefined';
  if (node.type === 'TemplateLiteral') return parts(node, 'expressions').length === 0;
  if (/^TS(?:As|Satisfies|NonNull)/.test(node.type)) {
    const inner = part(node, 'expression');
    return inner !== undefined && isConstant(inner, file);
  }
  if (FUNCTION.test(node.type)) return givesConstant(node, file);
  const inside = node.children.filter(({ field }) => field !== 'key' || node.type === 'Pair');
  return GROUP.test(node.type) && inside.every((child) => isConstant(child, file));
}

function returnsConstant(statement: SyntaxNode, file: SyntaxFile): boolean {
  if (statement.type !== 'ReturnStatement') return false;
  const [value] = statement.children;
  if (value === undefined || isConstant(value, file)) return true;
  const resolved = value.type === 'CallExpression' ? part(value, 'callee') : undefined;
  return (
    resolved !== undefined &&
    textOf(file, resolved) === 'Promise.resolve' &&
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
  const expression = part(statement, 'expression') ?? statement;
  return expression.type === 'Literal' || QUIET.test(textOf(file, expression));
}

/** True where something that is made or given is printed: that may be all that is wanted. */
function printsValues(statement: SyntaxNode, file: SyntaxFile): boolean {
  const call = part(statement, 'expression') ?? statement;
  return call.type === 'CallExpression' && parts(call, 'arguments').some((one) => !isConstant(one, file));
}

function hollowBlock(node: SyntaxNode, body: SyntaxNode, takes: boolean, file: SyntaxFile): Hollow | null {
  const [first, second] = body.children.filter((statement) => !isQuiet(statement, file));
  const promised = hasPlaceholder(file, file.language === 'python' ? node : body);
  if (first === undefined && promised) return 'placeholder';
  if (first === undefined) return body.children.some((one) => printsValues(one, file)) ? null : 'empty';
  if (second !== undefined) return null;
  if (first.type === 'ThrowStatement') {
    const text = textOf(file, first);
    return /NotImplemented/.test(text) || saysNotImplemented(text) ? 'not_implemented' : null;
  }
  if (!returnsConstant(first, file)) return null;
  if (promised) return 'placeholder';
  return takes ? 'constant' : null;
}

/** Texts of the parameters, without the object that a method belongs to. */
function taken(node: SyntaxNode, file: SyntaxFile): string[] {
  return parts(node, 'params')
    .map((one) => textOf(file, one))
    .filter((text) => !OWN_OBJECT.test(text));
}

/** `isDeed`: what it is there for cannot be done by an answer that is always the same. */
function hollowOf(node: SyntaxNode, isDeed: boolean, file: SyntaxFile): Hollow | null {
  const body = part(node, 'body');
  if (body === undefined) return null;
  const takes = isDeed || taken(node, file).length > 0;
  if (body.type === 'BlockStatement') return hollowBlock(node, body, takes, file);
  return takes && isConstant(body, file) ? 'constant' : null;
}

/** The last part of a path; a declared type is no part of a name. */
function bareName(text: string): string | null {
  return text.split(/\??:/)[0]?.trim().split('.').at(-1) ?? null;
}

function nameFrom(node: SyntaxNode, { parents }: Scope, file: SyntaxFile): string | null {
  const own = part(node, 'id');
  if (own !== undefined) return textOf(file, own);
  const parent = parents.at(-1);
  if (parent === undefined) return null;
  const named =
    part(parent, 'id') ??
    part(parent, 'key') ??
    (parent.type === 'AssignmentExpression' ? part(parent, 'left') : undefined);
  if (named !== undefined) return bareName(textOf(file, named));
  return parent.type === 'ExportDefaultDeclaration' ? 'default' : null;
}

/** What an anonymous function handles: the call or the JSX attribute that it is given to. */
function handledBy({ parents }: Scope, file: SyntaxFile): string | null {
  const parent = parents.at(-1);
  const callee = parent?.type === 'CallExpression' ? part(parent, 'callee') : undefined;
  if (parent !== undefined && callee !== undefined) {
    const called = textOf(file, callee);
    const [first] = parts(parent, 'arguments');
    return HANDLER_CALL.test(called) && first?.type === 'Literal'
      ? `${called}(${textOf(file, first)})`
      : null;
  }
  const attribute = parents.at(-2);
  const name = attribute?.type === 'JSXAttribute' ? part(attribute, 'name') : undefined;
  return name !== undefined && HANDLER_NAME.test(textOf(file, name)) ? textOf(file, name) : null;
}

function marksOf(node: SyntaxNode, file: SyntaxFile): string {
  return parts(node, 'decorators')
    .map((one) => textOf(file, one))
    .join(' ');
}

/** True where a hollow one may be wanted: an override, an accessor, a name that says it. */
function isMeant(
  node: SyntaxNode,
  name: string,
  { parents, derived, owner }: Scope,
  file: SyntaxFile,
): boolean {
  const method = parents.at(-1);
  const header = method === undefined ? '' : file.text.slice(method.start, node.start);
  const isAccessor = method?.type === 'MethodDefinition' && /^(?:static\s+)?(?:get|set)\b/.test(header);
  return (
    isMeantName(name.split('.').at(-1) ?? name) ||
    isAccessor ||
    derived ||
    /\b(?:override|abstract|declare)\b/.test(header) ||
    MEANT_MARK.test(marksOf(node, file)) ||
    MEANT_OWNER.test(owner ?? '')
  );
}

function callableAt(node: SyntaxNode, scope: Scope, file: SyntaxFile): Callable | null {
  const named = nameFrom(node, scope, file);
  const handled = named === null ? handledBy(scope, file) : null;
  const short = named ?? handled;
  if (short === null || (file.language === 'python' && node.type !== 'FunctionDeclaration')) return null;
  const name = scope.owner === null || handled !== null ? short : `${scope.owner}.${short}`;
  const { start, end } = node;
  const marks = marksOf(node, file);
  const header = file.text.slice(scope.parents.at(-1)?.start ?? start, start);
  const isDeed =
    CHANGING_ROUTE.test(`${handled ?? ''} ${marks}`) ||
    (named !== null && isDeedName(named) && HANDLER_TYPE.test(header));
  const hollow = hollowOf(node, isDeed, file);
  const promises = hollow === 'not_implemented' || hollow === 'placeholder';
  const given = taken(node, file);
  const isUnused = given.length > 0 && given.every((one) => one.startsWith('_'));
  return {
    name,
    owner: scope.owner ?? short,
    isHandler: handled !== null || HANDLER_NAME.test(short) || HANDLER_MARK.test(marks),
    start,
    end,
    hollow,
    meant: isMeant(node, name, scope, file) || (!promises && isUnused),
  };
}

function inClass(node: SyntaxNode, { parents }: Scope, file: SyntaxFile): Scope {
  const id = part(node, 'id');
  const derived = part(node, 'superClass') !== undefined || part(node, 'implements') !== undefined;
  return { parents: [...parents, node], owner: id === undefined ? null : textOf(file, id), derived };
}

/** Functions that have a name, methods, and anonymous functions that handle an event, a route or a command. */
export function callablesOf(file: SyntaxFile): readonly Callable[] {
  if (!READ.test(file.language)) return [];
  const found: Callable[] = [];
  const visit = (node: SyntaxNode, scope: Scope): void => {
    const isOne = FUNCTION.test(node.type);
    const callable = isOne ? callableAt(node, scope, file) : null;
    if (callable !== null) found.push(callable);
    const inner = /^Class(?:Declaration|Expression)$/.test(node.type)
      ? inClass(node, scope, file)
      : { ...scope, parents: [...scope.parents.slice(-2), node] };
    // What a stand-in gives away is a stand-in too.
    const derived = callable !== null && file.language !== 'python' && isMeantName(callable.name);
    const below = isOne ? { ...inner, owner: null, derived } : inner;
    for (const child of node.children) visit(child, below);
  };
  visit(file.root, { parents: [], owner: null, derived: false });
  return found;
}
