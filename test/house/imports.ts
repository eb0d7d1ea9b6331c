import { posix } from 'node:path';
import { isNode, lineOf, type SourceFile, type SyntaxNode } from './syntax.ts';

/** One import of a file: `target` is a path from the root for own files, else the name of a package. */
export interface Import {
  readonly target: string;
  readonly isOwn: boolean;
  readonly line: number;
}

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

function specifierOf(node: SyntaxNode): string | undefined {
  const { source } = node;
  return isNode(source) && typeof source['value'] === 'string' ? source['value'] : undefined;
}

/** `node:fs` stays, `@a/b/c` is `@a/b`, `a/b` is `a`. */
function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Static, dynamic, re-exporting and type imports alike. */
export function importsOf(file: SourceFile): Import[] {
  return file.nodes.flatMap((node) => {
    const specifier = IMPORTING.has(node.type) ? specifierOf(node) : undefined;
    if (specifier === undefined) return [];
    const isOwn = specifier.startsWith('.');
    const target = isOwn ? posix.join(posix.dirname(file.path), specifier) : packageOf(specifier);
    return [{ target, isOwn, line: lineOf(file, node) }];
  });
}
