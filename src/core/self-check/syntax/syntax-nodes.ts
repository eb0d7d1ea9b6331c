import type { SyntaxFile, SyntaxNode } from '../../../contract/syntax.ts';

/** The first child that plays this part for the node. */
export function part(node: SyntaxNode, field: string): SyntaxNode | undefined {
  return node.children.find((child) => child.field === field);
}

export function parts(node: SyntaxNode, field: string): readonly SyntaxNode[] {
  return node.children.filter((child) => child.field === field);
}

export function textAt({ text }: SyntaxFile, node: SyntaxNode): string {
  return text.slice(node.start, node.end);
}
