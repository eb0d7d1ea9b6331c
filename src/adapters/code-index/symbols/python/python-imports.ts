import type { CodeImport } from '../../../../contract/code-object.ts';
import type { SyntaxNode } from '../../../../contract/syntax.ts';
import type { SourceText } from '../source-text.ts';
import { part, partsOf, textOf } from '../tree.ts';

function nameAndLocal(node: SyntaxNode, source: SourceText): { name: string; local: string } {
  const name = textOf(part(node, 'name') ?? node, source);
  const alias = part(node, 'alias');
  return { name, local: alias === undefined ? name : textOf(alias, source) };
}

/** The imports of a statement; null where it is none. */
export function importsAt(node: SyntaxNode, source: SourceText): CodeImport[] | null {
  const line = source.lineOf(node.start);
  const named = partsOf(node, 'name').map((name) => nameAndLocal(name, source));
  if (node.type === 'future_import_statement') return [];
  if (node.type === 'import_statement')
    return named.map(({ name, local }) => ({ specifier: name, names: [{ name: '*', local }], line }));
  if (node.type !== 'import_from_statement') return null;
  const specifier = textOf(part(node, 'module_name'), source);
  const all = node.children.some(({ type }) => type === 'wildcard_import');
  return [{ specifier, names: all ? [{ name: '*', local: '*' }] : named, line }];
}
