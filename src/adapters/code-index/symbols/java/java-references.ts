import type { SyntaxNode } from '../../../../contract/syntax.ts';
import { type Named, refer, referTables } from '../named.ts';
import type { SourceText } from '../source-text.ts';
import { part, partsOf, textOf } from '../tree.ts';

/** The name of a type without its arguments; null of those that are built in, and of arrays. */
export function singleType(node: SyntaxNode | undefined, source: SourceText): string | null {
  if (node === undefined) return null;
  if (node.type === 'type_identifier' || node.type === 'scoped_type_identifier') return textOf(node, source);
  return node.type === 'generic_type' || node.type === 'annotated_type'
    ? singleType(
        node.children.find(({ type }) => type.endsWith('type_identifier')),
        source,
      )
    : null;
}

/** Every type that is named. */
export function addTypes(
  named: Named,
  node: SyntaxNode | undefined,
  rel: 'uses_type' | 'returns_type',
  source: SourceText,
): void {
  if (node === undefined) return;
  if (node.type === 'type_identifier' || node.type === 'scoped_type_identifier')
    return refer(named, rel, textOf(node, source), source.lineOf(node.start));
  for (const child of node.children) addTypes(named, child, rel, source);
}

/** `foo`, `this.bar`, `a.b`; null where it is not made of names alone. */
function dotted(node: SyntaxNode | undefined, source: SourceText): string | null {
  if (node === undefined) return null;
  if (node.type === 'this' || node.type === 'super' || node.type === 'identifier')
    return textOf(node, source);
  if (node.type !== 'field_access') return null;
  const before = dotted(part(node, 'object'), source);
  return before === null ? null : `${before}.${textOf(part(node, 'field'), source)}`;
}

function called(node: SyntaxNode, source: SourceText): string | null {
  const name = textOf(part(node, 'name'), source);
  const object = part(node, 'object');
  if (object === undefined) return name;
  const before = dotted(object, source);
  return before === null ? null : `${before}.${name}`;
}

export function annotationsOf(node: SyntaxNode): readonly SyntaxNode[] {
  const modifiers = node.children.find(({ type }) => type === 'modifiers');
  return (modifiers?.children ?? []).filter(({ type }) => type.endsWith('annotation'));
}

/** `@Table(name = "users")`, `@Entity("users")`. */
export function tableOf(node: SyntaxNode, source: SourceText): string | null {
  for (const annotation of annotationsOf(node)) {
    if (!/^(?:Table|Entity)$/.test(textOf(part(annotation, 'name'), source))) continue;
    const found = /\(\s*(?:name\s*=\s*)?"([\w.]+)"/.exec(textOf(annotation, source))?.[1];
    if (found !== undefined) return found;
  }
  return null;
}

function bind(named: Named, name: string, type: string | null): void {
  named.bound.add(name);
  if (type === null) named.types.delete(name);
  else named.types.set(name, type);
}

function bindDeclared(named: Named, node: SyntaxNode, source: SourceText): void {
  const type = singleType(part(node, 'type'), source);
  const holders = node.type === 'local_variable_declaration' ? partsOf(node, 'declarator') : [node];
  for (const holder of holders) {
    const made = part(holder, 'value');
    const told =
      type === 'var' && made?.type === 'object_creation_expression'
        ? singleType(part(made, 'type'), source)
        : type;
    bind(named, textOf(part(holder, 'name'), source), told);
  }
}

const BINDS =
  /^(?:formal_parameter|local_variable_declaration|enhanced_for_statement|catch_formal_parameter|resource)$/;

/** Walks what lies in a symbol. */
export function visit(named: Named, node: SyntaxNode, source: SourceText): void {
  const line = source.lineOf(node.start);
  if (BINDS.test(node.type)) bindDeclared(named, node, source);
  if (node.type === 'method_invocation') refer(named, 'calls', called(node, source), line);
  else if (node.type === 'object_creation_expression')
    refer(named, 'calls', singleType(part(node, 'type'), source), line);
  else if (node.type.endsWith('annotation')) refer(named, 'calls', textOf(part(node, 'name'), source), line);
  else if (/^(?:type_identifier|scoped_type_identifier)$/.test(node.type))
    return addTypes(named, node, 'uses_type', source);
  else if (node.type === 'string_literal') referTables(named, textOf(node, source), line);
  for (const child of node.children) visit(named, child, source);
}
