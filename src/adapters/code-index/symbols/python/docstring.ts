import type { SyntaxNode } from '../../../../contract/syntax.ts';
import type { SourceText } from '../source-text.ts';
import { stringText } from './python-parts.ts';

const LONGEST_DOC = 4000;

/** The string that a body begins with, its common indent taken off; '' where there is none. */
export function docstring(body: SyntaxNode | undefined, source: SourceText): string {
  const [first] = body?.children ?? [];
  const [string] = first?.type === 'expression_statement' ? first.children : [];
  const text = string?.type === 'string' ? stringText(string, source) : null;
  if (text === null) return '';
  const lines = text.split('\n');
  const indents = lines
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const indent = indents.length === 0 ? 0 : Math.min(...indents);
  return [lines[0] ?? '', ...lines.slice(1).map((line) => line.slice(indent))]
    .join('\n')
    .trim()
    .slice(0, LONGEST_DOC);
}
