import type { SyntaxFile, SyntaxNode } from '../../../contract/syntax.ts';

export function part(node: SyntaxNode, field: string): SyntaxNode | undefined {
  return node.children.find((child) => child.field === field);
}

export function parts(node: SyntaxNode, field: string): SyntaxNode[] {
  return node.children.filter((child) => child.field === field);
}

export function textOf(file: SyntaxFile, node: SyntaxNode): string {
  return file.text.slice(node.start, node.end);
}

/** The node and everything under it, parents first; under a node that `stop` names, nothing. */
export function* nodesOf(node: SyntaxNode, stop?: (node: SyntaxNode) => boolean): Generator<SyntaxNode> {
  const open = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    if (stop?.(next) !== true) open.push(...next.children.toReversed());
  }
}

export function someNode(node: SyntaxNode, test: (node: SyntaxNode) => boolean): boolean {
  for (const each of nodesOf(node)) if (test(each)) return true;
  return false;
}

/** The word after the last dot of `a.b.c`, its arguments left out. */
export function lastWord(path: string): string {
  const words = path.match(/[\w$]+/g);
  return words?.findLast((word) => /\w/.test(word)) ?? words?.[0] ?? path;
}
