import type { CodeImport } from '../../../../contract/code-object.ts';
import type { SyntaxNode } from '../../../../contract/syntax.ts';
import type { SourceText } from '../source-text.ts';
import { textOf } from '../tree.ts';

/** An import with the name that it brings; `*` where it brings all. */
export function importOf(node: SyntaxNode, source: SourceText): CodeImport[] {
  if (node.type !== 'import_declaration') return [];
  const dotted = textOf(
    node.children.find(({ type }) => type.endsWith('identifier')),
    source,
  );
  const isAll = node.children.some(({ type }) => type === 'asterisk');
  const name = isAll ? '*' : dotted.slice(dotted.lastIndexOf('.') + 1);
  const specifier = isAll ? `${dotted}.*` : dotted;
  const isStatic = /^import\s+static\b/.test(textOf(node, source));
  const holder = isAll ? dotted : dotted.slice(0, dotted.lastIndexOf('.'));
  const member = `${holder.slice(holder.lastIndexOf('.') + 1)}.${name}`;
  const taken = isStatic && !isAll ? { name: member, local: name } : { name, local: name };
  return [{ specifier, names: [taken], line: source.lineOf(node.start) }];
}
