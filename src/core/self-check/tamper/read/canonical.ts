import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { part, parts, textOf } from '../../syntax/tree.ts';
import { membersOf } from '../members.ts';

/** What names stand for: canonical texts by name. */
export type Names = ReadonlyMap<string, string>;

export const NO_NAMES: Names = new Map();
const LONGEST_NAME_VALUE = 600;
const WRAPPERS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'ChainExpression',
  'ExpressionStatement',
]);
const PREFIX = /^[A-Za-z]*/;
const QUOTES = ['"""', "'''", '"', "'"];

/** The expression inside casts and optional chains. */
export function unwrapped(node: SyntaxNode): SyntaxNode {
  const inner = WRAPPERS.has(node.type) ? part(node, 'expression') : undefined;
  return inner ? unwrapped(inner) : node;
}

function isType(node: SyntaxNode): boolean {
  return node.field === 'typeAnnotation' || node.field === 'returnType' || node.type.startsWith('TSType');
}

function literal(text: string): string {
  const prefix = PREFIX.exec(text)?.[0] ?? '';
  const said = text.slice(prefix.length);
  const quote = QUOTES.find(
    (one) => said.length >= 2 * one.length && said.startsWith(one) && said.endsWith(one),
  );
  const inner = quote === undefined ? undefined : said.slice(quote.length, -quote.length);
  if (inner !== undefined)
    return `${prefix.toLowerCase()}"${inner.replaceAll(/\\(['"])/g, '$1').replaceAll('"', '\\"')}"`;
  const number = Number(text.replaceAll('_', ''));
  return /^[.\d]/.test(text) && !Number.isNaN(number) ? String(number) : text;
}

/** The name that an identifier gives, without the type that may be written with it. */
export function nameText(file: SyntaxFile, node: SyntaxNode): string {
  const annotation = node.children[0];
  return file.text
    .slice(node.start, annotation ? annotation.start : node.end)
    .replace(/(?<![?!:\s])[?!:\s]+$/, '');
}

function member(file: SyntaxFile, node: SyntaxNode, names: Names): string {
  const [object, property] = [part(node, 'object'), part(node, 'property')];
  if (!object || !property) return textOf(file, node);
  const left = canonical(file, object, names);
  const own = membersOf(left).find((one) => one.startsWith(`${textOf(file, property)}:`));
  if (own !== undefined) return own.slice(own.indexOf(':') + 1);
  if (!file.text.slice(object.end, property.start).includes('[')) return `${left}.${textOf(file, property)}`;
  const key = canonical(file, property, names);
  const isNamed = node.type === 'MemberExpression' && /^"[A-Za-z_$][\w$]*"$/.test(key);
  return isNamed ? `${left}.${key.slice(1, -1)}` : `${left}[${key}]`;
}

function property(file: SyntaxFile, node: SyntaxNode, names: Names): string {
  const [key, value] = [part(node, 'key'), part(node, 'value')];
  if (!key || !value) return list(file, node.children, names);
  const name =
    node.type === 'Pair'
      ? canonical(file, key, names)
      : key.type === 'Literal'
        ? literal(textOf(file, key)).replaceAll('"', '')
        : file.text[node.start] === '['
          ? canonical(file, key, names).replaceAll('"', '')
          : textOf(file, key);
  return `${name}:${canonical(file, value, names)}`;
}

function list(file: SyntaxFile, nodes: readonly SyntaxNode[], names: Names): string {
  return nodes
    .filter((node) => !isType(node))
    .map((node) => canonical(file, node, names))
    .join(',');
}

/** A member is what it is written as last; an object that is spread where it stands is its members. */
function object(file: SyntaxFile, node: SyntaxNode, names: Names): string {
  const written = node.children.flatMap((child) => {
    const [own] = child.type === 'SpreadElement' ? child.children : [];
    const spread = own === undefined ? [] : membersOf(canonical(file, own, names));
    return spread.length > 0 ? spread : [canonical(file, child, names)];
  });
  const members = [...new Map(written.map((member) => [member.split(':')[0], member])).values()];
  const hasSpread = members.some((member) => member.startsWith('SpreadElement('));
  return `{${(hasSpread ? written : members.toSorted()).join(',')}}`;
}

function template(file: SyntaxFile, node: SyntaxNode, names: Names): string {
  const isPlain = node.children.every((child) => child.type === 'TemplateElement');
  if (isPlain) return `"${file.text.slice(node.start + 1, node.end - 1).replaceAll('"', '\\"')}"`;
  return `\`${list(file, node.children, names)}\``;
}

function operation(file: SyntaxFile, node: SyntaxNode, names: Names): string {
  const sign = part(node, 'operator')?.type ?? '=';
  const sides = node.children
    .filter((child) => child.field !== 'operator')
    .map((child) => canonical(file, child, names));
  return sides.length === 1
    ? `${sign} ${sides[0]}`.replace(/^([-!~+]) /, '$1')
    : `(${sides.join(` ${sign} `)})`;
}

/** A choice by a written truth is what it chooses. */
function choice(file: SyntaxFile, node: SyntaxNode, names: Names): string {
  const [test, then, other] = [part(node, 'test'), part(node, 'consequent'), part(node, 'alternate')];
  const said = test ? canonical(file, test, names) : '';
  const chosen = /^[Tt]rue$/.test(said) ? then : /^[Ff]alse$/.test(said) ? other : undefined;
  return chosen ? canonical(file, chosen, names) : `${node.type}(${list(file, node.children, names)})`;
}

/**
 * A text of the node that is the same for the same meaning: no layout, comments, types or casts; one way to write
 * texts, numbers and the order of members; names replaced by what they stand for.
 */
export function canonical(file: SyntaxFile, given: SyntaxNode, names: Names = NO_NAMES): string {
  const node = unwrapped(given);
  switch (node.type) {
    case 'Literal':
      return literal(textOf(file, node));
    case 'Identifier': {
      const name = nameText(file, node);
      return names.get(name) ?? name;
    }
    case 'MemberExpression':
    case 'SubscriptExpression':
      return member(file, node, names);
    case 'Property':
    case 'Pair':
      return property(file, node, names);
    case 'Keyword':
      return property(file, node, names).replace(':', '=');
    case 'ObjectExpression':
      return object(file, node, names);
    case 'ArrayExpression':
      return `[${list(file, node.children, names)}]`;
    case 'Tuple':
      return `(${list(file, node.children, names)})`;
    case 'TemplateLiteral':
      return template(file, node, names);
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'UnaryExpression':
    case 'AssignmentExpression':
      return operation(file, node, names);
    case 'ConditionalExpression':
      return choice(file, node, names);
    case 'ChainedExpression':
      return `(${node.children.map((child) => (child.field === 'operator' ? child.type : canonical(file, child, names))).join(' ')})`;
    case 'NotExpression':
      return `not ${list(file, node.children, names)}`;
    case 'CallExpression':
    case 'NewExpression': {
      const callee = part(node, 'callee');
      const head = callee ? canonical(file, callee, names) : '';
      const made = node.type === 'NewExpression' ? 'new ' : '';
      return `${made}${head}(${list(file, parts(node, 'arguments'), names)})`;
    }
    case 'AwaitExpression':
      return `await ${list(file, node.children, names)}`;
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return `function(${list(file, node.children, names)})`;
    case 'BlockStatement':
    case 'Set':
      return `{${list(file, node.children, names)}}`;
    default:
      return node.children.length === 0
        ? textOf(file, node)
        : `${node.type}(${list(file, node.children, names)})`;
  }
}

/** The names with one more; a value that is too long stays a name. */
export function withName(names: Map<string, string>, name: string, value: string): void {
  if (value.length <= LONGEST_NAME_VALUE && value !== name) names.set(name, value);
}
