import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { part, textOf } from '../tree.ts';

/** What names stand for: canonical texts by name. */
export type Names = ReadonlyMap<string, string>;

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

/** The expression inside casts and optional chains. */
export function unwrapped(node: SyntaxNode): SyntaxNode {
  const inner = WRAPPERS.has(node.type) ? part(node, 'expression') : undefined;
  return inner ? unwrapped(inner) : node;
}

function isType(node: SyntaxNode): boolean {
  return node.field === 'typeAnnotation' || node.field === 'returnType' || node.type.startsWith('TSType');
}

function literal(text: string): string {
  const quote = text[0];
  if (quote === '"' || quote === "'")
    return `"${text
      .slice(1, -1)
      .replaceAll(/\\(['"])/g, '$1')
      .replaceAll('"', '\\"')}"`;
  const number = Number(text.replaceAll('_', ''));
  return /^[.\d]/.test(text) && !Number.isNaN(number) ? String(number) : text;
}

export function nameText(file: SyntaxFile, node: SyntaxNode): string {
  const annotation = node.children[0];
  return file.text
    .slice(node.start, annotation ? annotation.start : node.end)
    .replace(/(?<![?!:\s])[?!:\s]+$/, '');
}

function member(file: SyntaxFile, node: SyntaxNode, names: Names): string {
  const [object, property] = [part(node, 'object'), part(node, 'property')];
  if (!object || !property) return textOf(file, node);
  const isComputed = file.text.slice(object.end, property.start).includes('[');
  const left = canonical(file, object, names);
  if (!isComputed) return `${left}.${textOf(file, property)}`;
  const key = canonical(file, property, names);
  return /^"[A-Za-z_$][\w$]*"$/.test(key) ? `${left}.${key.slice(1, -1)}` : `${left}[${key}]`;
}

function property(file: SyntaxFile, node: SyntaxNode, names: Names): string {
  const [key, value] = [part(node, 'key'), part(node, 'value')];
  if (!key || !value) return list(file, node.children, names);
  const name = key.type === 'Literal' ? literal(textOf(file, key)).replaceAll('"', '') : textOf(file, key);
  return `${name}:${canonical(file, value, names)}`;
}

function list(file: SyntaxFile, nodes: readonly SyntaxNode[], names: Names): string {
  return nodes
    .filter((node) => !isType(node))
    .map((node) => canonical(file, node, names))
    .join(',');
}

function object(file: SyntaxFile, node: SyntaxNode, names: Names): string {
  const members = node.children.map((child) =>
    child.type === 'Property' ? property(file, child, names) : canonical(file, child, names),
  );
  const hasSpread = node.children.some((child) => child.type !== 'Property');
  return `{${(hasSpread ? members : members.toSorted()).join(',')}}`;
}

function template(file: SyntaxFile, node: SyntaxNode, names: Names): string {
  const isPlain = node.children.every((child) => child.type === 'TemplateElement');
  if (isPlain) return `"${file.text.slice(node.start + 1, node.end - 1).replaceAll('"', '\\"')}"`;
  return `\`${list(file, node.children, names)}\``;
}

function operation(file: SyntaxFile, node: SyntaxNode, names: Names): string {
  const sign = part(node, 'operator')?.type ?? '';
  const sides = node.children
    .filter((child) => child.field !== 'operator')
    .map((child) => canonical(file, child, names));
  return sides.length === 1
    ? `${sign} ${sides[0]}`.replace(/^([-!~+]) /, '$1')
    : `(${sides.join(` ${sign} `)})`;
}

/**
 * A text of the node that is the same for the same meaning: no layout, comments, types or casts; one way to write
 * texts, numbers and the order of members; names replaced by what they stand for.
 */
export function canonical(file: SyntaxFile, given: SyntaxNode, names: Names): string {
  const node = unwrapped(given);
  switch (node.type) {
    case 'Literal':
      return literal(textOf(file, node));
    case 'Identifier': {
      const name = nameText(file, node);
      return names.get(name) ?? name;
    }
    case 'MemberExpression':
      return member(file, node, names);
    case 'ObjectExpression':
      return object(file, node, names);
    case 'ArrayExpression':
      return `[${list(file, node.children, names)}]`;
    case 'TemplateLiteral':
      return template(file, node, names);
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'UnaryExpression':
    case 'AssignmentExpression':
      return operation(file, node, names);
    case 'CallExpression':
    case 'NewExpression': {
      const callee = part(node, 'callee');
      const given = node.children.filter((child) => child.field === 'arguments');
      const head = callee ? canonical(file, callee, names) : '';
      return `${node.type === 'NewExpression' ? 'new ' : ''}${head}(${list(file, given, names)})`;
    }
    case 'AwaitExpression':
      return `await ${list(file, node.children, names)}`;
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return `function(${list(file, node.children, names)})`;
    case 'BlockStatement':
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
