import type { SyntaxNode } from '../../contract/syntax.ts';
import { DEEPEST_NODE } from './nesting.ts';

/** A node as the parser gives it. */
interface EstreeNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

function isNode(value: unknown): value is EstreeNode {
  return typeof value === 'object' && value !== null && typeof (value as EstreeNode).type === 'string';
}

const COMMENTS: Readonly<Record<string, string>> = { '/*': '*/', '//': '\n' };

/** Where an operator stands from a place on; what a comment says is passed over. */
function operatorAt(text: string, operator: string, from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    const closer = COMMENTS[text.slice(at, at + 2)];
    if (closer !== undefined) {
      const end = text.indexOf(closer, at + 2);
      at = end < 0 ? to : end + closer.length - 1;
    } else if (text.startsWith(operator, at)) return at;
  }
  return from;
}

/** The operator as a node of its own, so that no reader has to look for it in the text. */
function operatorNode(node: EstreeNode, text: string): SyntaxNode | null {
  const { operator, left, argument } = node;
  if (typeof operator !== 'string') return null;
  const isPostfix = node['prefix'] === false;
  const from = isNode(left) ? left.end : isPostfix && isNode(argument) ? argument.end : node.start;
  const start = operatorAt(text, operator, from, node.end);
  return { type: operator, field: 'operator', start, end: start + operator.length, children: [] };
}

function childrenOf(node: EstreeNode, text: string, depth: number, cut: (at: number) => void): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (typeof value !== 'object' || value === null) continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) children.push(treeOf(child, key, text, depth + 1, cut));
  }
  const operator = operatorNode(node, text);
  if (operator) children.push(operator);
  return children.length > 1 ? children.toSorted((a, b) => a.start - b.start || b.end - a.end) : children;
}

function treeOf(
  node: EstreeNode,
  field: string | null,
  text: string,
  depth: number,
  cut: (at: number) => void,
): SyntaxNode {
  if (depth > DEEPEST_NODE) cut(node.start);
  const children = depth > DEEPEST_NODE ? [] : childrenOf(node, text, depth, cut);
  return { type: node.type, field, start: node.start, end: node.end, children };
}

/** The tree of a program as data; `cut` is told where it is too deep to be kept. */
export function javascriptTree(program: object, text: string, cut: (at: number) => void): SyntaxNode {
  const root = treeOf(program as EstreeNode, null, text, 0, cut);
  return { ...root, start: 0, end: text.length };
}
