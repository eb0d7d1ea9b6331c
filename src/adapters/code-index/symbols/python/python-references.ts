import type { CodeImport } from '../../../../contract/code-object.ts';
import type { SyntaxNode } from '../../../../contract/syntax.ts';
import { type Named, refer, referTables } from '../named.ts';
import type { SourceText } from '../source-text.ts';
import { part, textOf } from '../tree.ts';
import { importsAt } from './python-imports.ts';

/** `foo`, `self.bar`, `mod.baz`; null where it is not made of names alone. */
export function dottedName(node: SyntaxNode | undefined, source: SourceText): string | null {
  if (node?.type === 'identifier') return textOf(node, source);
  if (node?.type !== 'attribute') return null;
  const before = dottedName(part(node, 'object'), source);
  return before === null ? null : `${before}.${textOf(part(node, 'attribute'), source)}`;
}

/** Every type that an annotation names. */
export function addTypes(
  named: Named,
  node: SyntaxNode | undefined,
  rel: 'uses_type' | 'returns_type',
  source: SourceText,
): void {
  if (node === undefined) return;
  const name = dottedName(node, source);
  if (name !== null) return refer(named, rel, name, source.lineOf(node.start));
  for (const child of node.children) addTypes(named, child, rel, source);
}

function singleType(node: SyntaxNode | undefined, source: SourceText): string | null {
  const text = textOf(node, source).replace(/^["']|["']$/g, '');
  return /^\w+$/.test(text) ? text : null;
}

function bind(named: Named, target: SyntaxNode | undefined, type: string | null, source: SourceText): void {
  if (target === undefined) return;
  if (target.type === 'identifier') {
    const name = textOf(target, source);
    if (name === 'self' || name === 'cls') return;
    named.bound.add(name);
    if (type !== null) named.types.set(name, type);
  } else if (/(?:_list|tuple|pattern)$/.test(target.type))
    for (const child of target.children) bind(named, child, null, source);
}

function visitAssignment(named: Named, node: SyntaxNode, source: SourceText): void {
  const value = part(node, 'right');
  const called = value?.type === 'call' ? textOf(part(value, 'function'), source) : '';
  const made = /^[A-Z]\w*$/.test(called) ? called : null;
  bind(named, part(node, 'left'), singleType(part(node, 'type'), source) ?? made, source);
}

const PARAMETER = /^(?:typed_parameter|typed_default_parameter|default_parameter)$/;

/** Walks what lies in a symbol; imports that stand inside go to `imports`. */
export function visit(named: Named, node: SyntaxNode, source: SourceText, imports: CodeImport[]): void {
  const line = source.lineOf(node.start);
  const inner = importsAt(node, source);
  if (inner !== null) return void imports.push(...inner);
  if (node.type === 'call') refer(named, 'calls', dottedName(part(node, 'function'), source), line);
  else if (node.type === 'decorator' && node.children[0]?.type !== 'call')
    refer(named, 'calls', dottedName(node.children[0], source), line);
  else if (node.type === 'type') return addTypes(named, node, 'uses_type', source);
  else if (node.type === 'assignment') visitAssignment(named, node, source);
  else if (node.type === 'for_statement' || node.type === 'for_in_clause')
    bind(named, part(node, 'left'), null, source);
  else if (PARAMETER.test(node.type))
    bind(named, part(node, 'name') ?? node.children[0], singleType(part(node, 'type'), source), source);
  else if (node.type === 'parameters' || node.type === 'lambda_parameters')
    for (const child of node.children) bind(named, child, null, source);
  else if (node.type === 'string') referTables(named, textOf(node, source), line);
  for (const child of node.children) visit(named, child, source, imports);
}
