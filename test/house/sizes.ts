import type { SourceFile, SyntaxNode } from './syntax.ts';

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function describe(name: string, sizes: readonly number[]): string {
  const sorted = sizes.toSorted((a, b) => a - b);
  return `${sorted.length} ${name}: median ${quantile(sorted, 0.5)} lines, p90 ${quantile(sorted, 0.9)}, longest ${sorted.at(-1) ?? 0}`;
}

function countLines(text: string): number {
  return text.trimEnd().split('\n').length;
}

function isNamedSize(node: SyntaxNode): boolean {
  return FUNCTIONS.has(node.type);
}

/** A feeling for scale, not a limit: files and functions of src. */
export function describeSizes(files: readonly SourceFile[]): string {
  const functions = files.flatMap((file) =>
    file.nodes.filter(isNamedSize).map((node) => countLines(file.text.slice(node.start, node.end))),
  );
  const longest = files.toSorted((a, b) => countLines(b.text) - countLines(a.text))[0];
  const size = describe(
    'files',
    files.map((file) => countLines(file.text)),
  );
  return `${size} (${longest?.path ?? 'none'}); ${describe('functions', functions)}`;
}
