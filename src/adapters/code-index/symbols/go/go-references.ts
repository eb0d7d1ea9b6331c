import type { CodeReference } from '../../../../contract/code-object.ts';
import type { SyntaxNode } from '../../../../contract/syntax.ts';
import { type Named, refer, referTables } from '../named.ts';
import type { SourceText } from '../source-text.ts';
import { part, partsOf, textOf } from '../tree.ts';

const BUILT_IN = new Set(
  'any bool byte comparable complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string uint uint8 uint16 uint32 uint64 uintptr append cap clear close copy delete len make max min new panic print println recover'.split(
    ' ',
  ),
);

function add(named: Named, rel: CodeReference['rel'], name: string | null, line: number): void {
  if (name === null || !BUILT_IN.has(name)) refer(named, rel, name, line);
}

/** The name of a type, also behind `*` and before its arguments; null of those without one. */
export function typeName(node: SyntaxNode | undefined, source: SourceText): string | null {
  if (node === undefined) return null;
  if (node.type === 'type_identifier' || node.type === 'qualified_type') return textOf(node, source);
  if (node.type === 'pointer_type') return typeName(node.children[0], source);
  if (node.type === 'generic_type') return typeName(part(node, 'type'), source);
  return null;
}

/** Every type that is named. */
export function addTypes(
  named: Named,
  node: SyntaxNode | undefined,
  rel: 'uses_type' | 'returns_type',
  source: SourceText,
): void {
  if (node === undefined) return;
  if (node.type === 'type_identifier' || node.type === 'qualified_type')
    return add(named, rel, textOf(node, source), source.lineOf(node.start));
  for (const child of node.children) if (child.type !== 'method_elem') addTypes(named, child, rel, source);
}

/** `foo`, `pkg.Foo`, `a.b.C`; null where it is not made of names alone. */
function dotted(node: SyntaxNode | undefined, source: SourceText): string | null {
  if (node?.type === 'identifier') return textOf(node, source);
  if (node?.type !== 'selector_expression') return null;
  const before = dotted(part(node, 'operand'), source);
  return before === null ? null : `${before}.${textOf(part(node, 'field'), source)}`;
}

function bind(named: Named, name: string, type: string | null): void {
  named.bound.add(name);
  if (type !== null) named.types.set(name, type);
}

/** The names of parameters, with their types. */
export function bindParams(named: Named, list: SyntaxNode | undefined, source: SourceText): void {
  for (const child of list?.children ?? [])
    for (const name of partsOf(child, 'name'))
      bind(named, textOf(name, source), typeName(part(child, 'type'), source));
}

/** The type that a value is made of: `T{}`, `&T{}`, `new(T)`. */
function madeType(value: SyntaxNode | undefined, source: SourceText): string | null {
  if (value?.type === 'composite_literal') return typeName(part(value, 'type'), source);
  if (value?.type === 'unary_expression') return madeType(value.children.at(-1), source);
  return null;
}

function bindShort(named: Named, node: SyntaxNode, source: SourceText): void {
  const names = part(node, 'left')?.children ?? [];
  const values = part(node, 'right')?.children ?? [];
  for (const [at, name] of names.entries())
    if (name.type === 'identifier') bind(named, textOf(name, source), madeType(values[at], source));
}

/** Walks what lies in a symbol. */
export function visit(named: Named, node: SyntaxNode, source: SourceText): void {
  const line = source.lineOf(node.start);
  if (node.type === 'call_expression') add(named, 'calls', dotted(part(node, 'function'), source), line);
  else if (node.type === 'short_var_declaration' || node.type === 'range_clause')
    bindShort(named, node, source);
  else if (node.type === 'var_spec' || node.type === 'const_spec')
    for (const name of partsOf(node, 'name'))
      bind(named, textOf(name, source), typeName(part(node, 'type'), source));
  else if (node.type === 'func_literal') bindParams(named, part(node, 'parameters'), source);
  else if (node.type === 'type_identifier' || node.type === 'qualified_type')
    return add(named, 'uses_type', textOf(node, source), line);
  else if (node.type.endsWith('string_literal')) referTables(named, textOf(node, source), line);
  for (const child of node.children) visit(named, child, source);
}
