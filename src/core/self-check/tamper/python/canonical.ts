import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { part, textOf } from '../tree.ts';

export type Names = ReadonlyMap<string, string>;

const LONGEST_NAME_VALUE = 600;

function list(file: SyntaxFile, nodes: readonly SyntaxNode[], names: Names): string {
  return nodes.map((node) => canonical(file, node, names)).join(',');
}

function string(file: SyntaxFile, node: SyntaxNode, names: Names): string {
  const [start] = node.children;
  const prefix = start ? textOf(file, start).replaceAll(/['"]/g, '').toLowerCase() : '';
  const inner = node.children.filter(({ type }) => type === 'string_content' || type === 'interpolation');
  const content = inner.map((each) =>
    each.type === 'interpolation' ? `{${list(file, each.children, names)}}` : textOf(file, each),
  );
  return `${prefix}"${content
    .join('')
    .replaceAll(/\\(['"])/g, '$1')
    .replaceAll('"', '\\"')}"`;
}

function number(text: string): string {
  const value = Number(text.replaceAll('_', ''));
  return Number.isNaN(value) ? text : String(value);
}

function pair(file: SyntaxFile, node: SyntaxNode, names: Names): string {
  const [key, value] = [part(node, 'key'), part(node, 'value')];
  if (!key || !value) return list(file, node.children, names);
  return `${canonical(file, key, names)}:${canonical(file, value, names)}`;
}

function operation(file: SyntaxFile, node: SyntaxNode, names: Names): string {
  const words = node.children.map((child) =>
    child.field?.startsWith('operator') === true ? child.type : canonical(file, child, names),
  );
  return `(${words.join(' ')})`;
}

function isDocumentation(node: SyntaxNode): boolean {
  return (
    node.type === 'expression_statement' && node.children.length === 1 && node.children[0]?.type === 'string'
  );
}

function head(file: SyntaxFile, node: SyntaxNode, names: Names): string {
  const [name, given] = [part(node, 'function'), part(node, 'arguments')];
  const inside =
    given?.type === 'argument_list'
      ? list(file, given.children, names)
      : given
        ? canonical(file, given, names)
        : '';
  return `${name ? canonical(file, name, names) : ''}(${inside})`;
}

/** A text of the node that is the same for the same meaning; names replaced by what they stand for. */
export function canonical(file: SyntaxFile, node: SyntaxNode, names: Names): string {
  switch (node.type) {
    case 'identifier': {
      const name = textOf(file, node);
      return names.get(name) ?? name;
    }
    case 'string':
      return string(file, node, names);
    case 'integer':
    case 'float':
      return number(textOf(file, node));
    case 'unary_operator':
      return `${part(node, 'operator')?.type ?? ''}${list(
        file,
        node.children.filter(({ field }) => field === 'argument'),
        names,
      )}`;
    case 'parenthesized_expression':
    case 'expression_statement':
    case 'await':
      return list(file, node.children, names);
    case 'attribute': {
      const [object, name] = [part(node, 'object'), part(node, 'attribute')];
      return object && name ? `${canonical(file, object, names)}.${textOf(file, name)}` : textOf(file, node);
    }
    case 'call':
      return head(file, node, names);
    case 'keyword_argument': {
      const [name, value] = [part(node, 'name'), part(node, 'value')];
      return name && value ? `${textOf(file, name)}=${canonical(file, value, names)}` : textOf(file, node);
    }
    case 'dictionary':
      return `{${node.children
        .map((child) => (child.type === 'pair' ? pair(file, child, names) : canonical(file, child, names)))
        .toSorted()
        .join(',')}}`;
    case 'list':
      return `[${list(file, node.children, names)}]`;
    case 'tuple':
      return `(${list(file, node.children, names)})`;
    case 'set':
      return `{${list(file, node.children, names)}}`;
    case 'comparison_operator':
    case 'boolean_operator':
    case 'binary_operator':
      return operation(file, node, names);
    case 'block':
      return `{${list(
        file,
        node.children.filter((child) => !isDocumentation(child)),
        names,
      )}}`;
    case 'type':
      return '';
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

/** Statements of a body without its documentation. */
export function statementsOf(body: SyntaxNode): SyntaxNode[] {
  return body.children.filter((child) => !isDocumentation(child));
}
