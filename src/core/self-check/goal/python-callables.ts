import type { SyntaxFile, SyntaxNode } from '../../../contract/syntax.ts';
import { part, textAt } from '../syntax/syntax-nodes.ts';
import type { Callable, Hollow } from './callable.ts';
import { hasPlaceholder, isMeantName, saysNotImplemented } from './hollow-words.ts';

const CONSTANTS: ReadonlySet<string> = new Set([
  'none',
  'true',
  'false',
  'integer',
  'float',
  'string',
  'ellipsis',
]);
const GROUPS: ReadonlySet<string> = new Set([
  'list',
  'tuple',
  'expression_list',
  'dictionary',
  'set',
  'pair',
  'unary_operator',
  'parenthesized_expression',
]);
const MEANT_DECORATOR = /abstract|overload|\.setter|fixture|property/;
const MEANT_BASE = /Protocol|ABC|Base|Abstract|Interface|NamedTuple|TypedDict/;
const CHANGING_ROUTE = /\.(?:delete|put|patch)\b/;
const PRINTS = /^(?:print|logger\.\w+|logging\.\w+|log\.\w+)\(/;

function isConstant(node: SyntaxNode): boolean {
  if (node.type === 'string') return !node.children.some(({ type }) => type === 'interpolation');
  if (CONSTANTS.has(node.type)) return true;
  return GROUPS.has(node.type) && node.children.every((child) => isConstant(child));
}

/** Docstrings, `pass`, `...` and calls that only print. */
function isQuiet(statement: SyntaxNode, file: SyntaxFile): boolean {
  if (statement.type === 'pass_statement' || statement.type === 'comment') return true;
  const [inner] = statement.type === 'expression_statement' ? statement.children : [];
  if (inner === undefined) return false;
  return inner.type === 'string' || inner.type === 'ellipsis' || PRINTS.test(textAt(file, inner));
}

/** True where something that is made or given is printed: that may be all that is wanted. */
function printsValues(statement: SyntaxNode): boolean {
  const [call] = statement.type === 'expression_statement' ? statement.children : [];
  const given = call?.type === 'call' ? part(call, 'arguments') : undefined;
  return given !== undefined && given.children.some((one) => !isConstant(one));
}

function takes(node: SyntaxNode, file: SyntaxFile): readonly string[] {
  const names = part(node, 'parameters')?.children.map((one) => textAt(file, one)) ?? [];
  return names.filter((name) => !/^(?:self|cls)\b/.test(name) && name !== '*' && name !== '/');
}

/** `isDeed`: what it is there for cannot be done by an answer that is always the same. */
function hollowOf(node: SyntaxNode, isDeed: boolean, file: SyntaxFile): Hollow | null {
  const body = part(node, 'body');
  if (body === undefined) return null;
  const [first, second] = body.children.filter((statement) => !isQuiet(statement, file));
  const promised = hasPlaceholder(file, { ...node, end: body.end });
  if (first === undefined && promised) return 'placeholder';
  if (first === undefined) return body.children.some(printsValues) ? null : 'empty';
  if (second !== undefined) return null;
  if (first.type === 'raise_statement')
    return /NotImplemented/.test(textAt(file, first)) || saysNotImplemented(textAt(file, first))
      ? 'not_implemented'
      : null;
  if (first.type !== 'return_statement' || !first.children.every((child) => isConstant(child))) return null;
  if (promised) return 'placeholder';
  return isDeed || takes(node, file).length > 0 ? 'constant' : null;
}

interface Scope {
  readonly owner: string | null;
  readonly derived: boolean;
  readonly decorators: string;
}

function decoratorsOf(node: SyntaxNode, file: SyntaxFile): string {
  return node.children
    .filter(({ type }) => type === 'decorator')
    .map((one) => textAt(file, one))
    .join(' ');
}

function callableAt(node: SyntaxNode, { owner, derived, decorators }: Scope, file: SyntaxFile): Callable {
  const name = part(node, 'name');
  const short = name === undefined ? '' : textAt(file, name);
  const taken = takes(node, file);
  const hollow = hollowOf(node, CHANGING_ROUTE.test(decorators), file);
  const promises = hollow === 'not_implemented' || hollow === 'placeholder';
  const isHandler = /\.(?:route|get|post|put|patch|delete|command|task|on_event|listener)\b/.test(decorators);
  return {
    name: owner === null ? short : `${owner}.${short}`,
    owner: owner ?? short,
    isHandler,
    start: node.start,
    end: node.end,
    hollow,
    meant:
      isMeantName(short) ||
      derived ||
      MEANT_DECORATOR.test(decorators) ||
      (!promises && taken.length > 0 && taken.every((one) => one.startsWith('_'))),
  };
}

/** Functions and methods. Methods of a class with bases may be hollow on purpose. */
export function pythonCallables(file: SyntaxFile): readonly Callable[] {
  const found: Callable[] = [];
  const visit = (node: SyntaxNode, scope: Scope): void => {
    let inner =
      node.type === 'decorated_definition' ? { ...scope, decorators: decoratorsOf(node, file) } : scope;
    if (node.type === 'function_definition') {
      found.push(callableAt(node, scope, file));
      inner = { owner: null, derived: false, decorators: '' };
    } else if (node.type === 'class_definition') {
      const name = part(node, 'name');
      const bases = part(node, 'superclasses');
      const owner = name === undefined ? null : textAt(file, name);
      const derived = bases !== undefined || MEANT_BASE.test(owner ?? '');
      inner = { owner, derived, decorators: '' };
    }
    for (const child of node.children) visit(child, inner);
  };
  visit(file.root, { owner: null, derived: false, decorators: '' });
  return found;
}
