import type { CodePart } from '../../../../contract/code-object.ts';
import type { SyntaxNode } from '../../../../contract/syntax.ts';
import { oneLine, type SourceText } from '../source-text.ts';
import { part, textOf } from '../tree.ts';

const LONGEST_TYPE = 200;

/** What a string without placeholders says; null for all else. */
export function stringText(node: SyntaxNode | undefined, source: SourceText): string | null {
  if (node?.type !== 'string' || node.children.some(({ type }) => type === 'interpolation')) return null;
  const contents = node.children.filter(({ type }) => type === 'string_content');
  return contents.map((content) => textOf(content, source)).join('');
}

function typeOf(node: SyntaxNode, source: SourceText): string | null {
  const type = part(node, 'type');
  return type === undefined ? null : oneLine(textOf(type, source), LONGEST_TYPE);
}

function paramOf(node: SyntaxNode, source: SourceText): CodePart[] {
  if (node.type === 'identifier') return [{ name: textOf(node, source), type: null }];
  if (node.type.endsWith('_separator')) return [];
  if (node.type.endsWith('splat_pattern')) return [{ name: textOf(node, source), type: null }];
  const name = part(node, 'name') ?? node.children.find(({ field }) => field !== 'type' && field !== 'value');
  return name === undefined ? [] : [{ name: textOf(name, source), type: typeOf(node, source) }];
}

/** Parameters, stars with their names; `self` among them. */
export function paramsOf(node: SyntaxNode | undefined, source: SourceText): CodePart[] {
  return (node?.children ?? []).flatMap((child) => paramOf(child, source));
}

const APART = /^(?:function_definition|class_definition|lambda)$/;

function givesBack(node: SyntaxNode): boolean {
  if (node.type === 'return_statement') return node.children.length > 0;
  if (node.type === 'yield') return true;
  return !APART.test(node.type) && node.children.some(givesBack);
}

/** What a function gives: its type as written, null inside where none is; nothing at all is []. */
export function returnsOf(
  type: SyntaxNode | undefined,
  body: SyntaxNode | undefined,
  source: SourceText,
): CodePart[] | null {
  if (type !== undefined) return [{ name: '', type: oneLine(textOf(type, source), LONGEST_TYPE) }];
  if (body === undefined) return null;
  return body.children.some(givesBack) ? [{ name: '', type: null }] : [];
}
