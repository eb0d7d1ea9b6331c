import { visitorKeys } from 'oxc-parser';

/** A node as the parser gives it. */
export interface EsNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export function isNode(value: unknown): value is EsNode {
  return typeof value === 'object' && value !== null && typeof (value as EsNode).type === 'string';
}

/** The child in a field; undefined where there is none. */
export function child(node: EsNode | undefined, field: string): EsNode | undefined {
  const value = node?.[field];
  return isNode(value) ? value : undefined;
}

/** The children of a field that holds a list. */
export function list(node: EsNode | undefined, field: string): readonly EsNode[] {
  const value = node?.[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** All children, in the order of the grammar. */
export function childrenOf(node: EsNode): readonly EsNode[] {
  const found: EsNode[] = [];
  for (const key of visitorKeys[node.type] ?? []) {
    const value = node[key];
    if (Array.isArray(value)) {
      for (const each of value) if (isNode(each)) found.push(each);
    } else if (isNode(value)) found.push(value);
  }
  return found;
}

/** Where the first node lies that stands so many levels below another; null where none does. */
export function nodeBelow(node: EsNode, levels: number): number | null {
  if (levels === 0) return node.start;
  for (const each of childrenOf(node)) {
    const found = nodeBelow(each, levels - 1);
    if (found !== null) return found;
  }
  return null;
}

/** The name of an identifier, or the text of a string that stands for one; undefined for all else. */
export function nameOf(node: EsNode | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (typeof node['name'] === 'string')
    return node.type === 'PrivateIdentifier' ? `#${node['name']}` : node['name'];
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;
}

interface FunctionNode extends EsNode {
  readonly type: 'ArrowFunctionExpression' | 'FunctionExpression';
}

export function isFunction(node: EsNode | undefined): node is FunctionNode {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}
