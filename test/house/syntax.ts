import { parseSync } from 'oxc-parser';

/** A node of the syntax tree, as data. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A source file: its path from the root of the repository, its text, its tree. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly nodes: readonly SyntaxNode[];
  readonly statements: readonly SyntaxNode[];
}

export function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
  );
}

/** The node and everything under it, parents first. */
export function descendants(node: SyntaxNode): SyntaxNode[] {
  const found = [node];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) found.push(...descendants(child));
  }
  return found;
}

/** Throws where the text is no TypeScript: a file that cannot be read must not look clean. */
export function parseSource(path: string, text: string): SourceFile {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const nodes = descendants(program as unknown as SyntaxNode);
  return { path, text, nodes, statements: program.body as unknown as SyntaxNode[] };
}

export function textOf(file: SourceFile, node: SyntaxNode): string {
  return file.text.slice(node.start, node.end);
}

export function lineOf(file: SourceFile, node: SyntaxNode): number {
  return file.text.slice(0, node.start).split('\n').length;
}
