import type { SyntaxNode } from '../../../contract/syntax.ts';
import type { SourceText } from './source-text.ts';

/** The first child in a field. */
export function part(node: SyntaxNode | undefined, field: string): SyntaxNode | undefined {
  return node?.children.find((child) => child.field === field);
}

export function partsOf(node: SyntaxNode | undefined, field: string): readonly SyntaxNode[] {
  return node === undefined ? [] : node.children.filter((child) => child.field === field);
}

export function textOf(node: SyntaxNode | undefined, { text }: SourceText): string {
  return node === undefined ? '' : text.slice(node.start, node.end);
}

/** Lines of a node, both included. */
export function linesOf(node: SyntaxNode, source: SourceText): { start_line: number; end_line: number } {
  const end = Math.max(node.start, node.end - 1);
  return { start_line: source.lineOf(node.start), end_line: source.lineOf(end) };
}
