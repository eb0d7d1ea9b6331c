import type { CodePart, CodeSymbol, FileSymbols } from '../../../../contract/code-object.ts';
import type { SyntaxNode } from '../../../../contract/syntax.ts';
import { parseTree } from '../../tree-sitter.ts';
import { commentsBefore } from '../comments-before.ts';
import { newNamed, referencesOf } from '../named.ts';
import { oneLine, type SourceText, sourceText } from '../source-text.ts';
import { linesOf, part, partsOf, textOf } from '../tree.ts';
import { importOf } from './java-imports.ts';
import { addTypes, annotationsOf, singleType, tableOf, visit } from './java-references.ts';

interface Reading {
  readonly source: SourceText;
  readonly symbols: CodeSymbol[];
  readonly docBefore: (start: number) => string;
}

const NOTHING = { params: null, returns: null, fields: null };
const TYPE_KINDS: Readonly<Record<string, CodeSymbol['kind']>> = {
  class_declaration: 'class',
  record_declaration: 'class',
  enum_declaration: 'class',
  interface_declaration: 'interface',
  annotation_type_declaration: 'interface',
};
const METHOD = /^(?:method|constructor|compact_constructor|annotation_type_element)_declaration$/;

function paramsOf(node: SyntaxNode | undefined, source: SourceText): CodePart[] {
  return (node?.children ?? []).flatMap((child) => {
    if (child.type === 'spread_parameter') {
      const name = child.children.find(({ type }) => type === 'variable_declarator');
      const type = child.children.find((each) => each !== name && each.type !== 'modifiers');
      return [{ name: textOf(name, source), type: `${textOf(type, source)}...` }];
    }
    if (child.type !== 'formal_parameter') return [];
    return [
      { name: textOf(part(child, 'name'), source), type: oneLine(textOf(part(child, 'type'), source)) },
    ];
  });
}

function returnsOf(node: SyntaxNode, source: SourceText): CodePart[] {
  const type = part(node, 'type');
  if (type === undefined || type.type === 'void_type') return [];
  return [{ name: '', type: oneLine(textOf(type, source)) }];
}

function headEnd(node: SyntaxNode): number {
  return part(node, 'body')?.start ?? node.end;
}

function membersOf(node: SyntaxNode): readonly SyntaxNode[] {
  const body = part(node, 'body')?.children ?? [];
  return body.flatMap((child) => (child.type === 'enum_body_declarations' ? child.children : [child]));
}

function fieldsOf(node: SyntaxNode, source: SourceText): CodePart[] {
  const components = node.type === 'record_declaration' ? paramsOf(part(node, 'parameters'), source) : [];
  const declared = membersOf(node).flatMap((member): CodePart[] => {
    if (member.type === 'enum_constant') return [{ name: textOf(part(member, 'name'), source), type: null }];
    if (member.type !== 'field_declaration' && member.type !== 'constant_declaration') return [];
    const type = oneLine(textOf(part(member, 'type'), source));
    return partsOf(member, 'declarator').map((each) => ({ name: textOf(part(each, 'name'), source), type }));
  });
  return [...components, ...declared];
}

function addMethod(
  reading: Reading,
  node: SyntaxNode,
  parent: string,
  types: ReadonlyMap<string, string>,
): void {
  const { source, symbols } = reading;
  const named = newNamed(types);
  addTypes(named, part(node, 'type'), 'returns_type', source);
  for (const child of node.children)
    if (child.field !== 'type' && child.field !== 'name') visit(named, child, source);
  const own = parent.slice(parent.lastIndexOf('.') + 1);
  const name = textOf(part(node, 'name'), source) || own;
  symbols.push({
    kind: 'method',
    name: `${parent}.${name}`,
    parent,
    signature: oneLine(source.text.slice(node.start, headEnd(node))).replace(/;$/, ''),
    doc: reading.docBefore(node.start),
    ...linesOf(node, source),
    params: paramsOf(part(node, 'parameters'), source),
    returns: returnsOf(node, source),
    fields: null,
    references: referencesOf(named),
  });
}

/** Types that a declaration names at its head, by the relation that they stand in. */
function addHead(named: ReturnType<typeof newNamed>, node: SyntaxNode, source: SourceText): void {
  const line = source.lineOf(node.start);
  for (const child of node.children) {
    const isInterface = node.type === 'interface_declaration';
    const rel = child.type === 'super_interfaces' && !isInterface ? 'implements' : 'extends';
    if (!/^(?:superclass|super_interfaces|extends_interfaces)$/.test(child.type)) continue;
    const types = child.children.flatMap((each) => (each.type === 'type_list' ? each.children : [each]));
    for (const type of types) {
      const name = singleType(type, source);
      if (name !== null) named.references.push({ rel, name, line: source.lineOf(type.start) });
    }
  }
  const table = tableOf(node, source);
  if (table !== null) named.references.push({ rel: 'implements_schema', name: table, line });
  for (const annotation of annotationsOf(node)) visit(named, annotation, source);
}

function addType(reading: Reading, node: SyntaxNode, parent: string | null): void {
  const { source, symbols } = reading;
  const kind = TYPE_KINDS[node.type];
  if (kind === undefined) return;
  const plain = textOf(part(node, 'name'), source);
  const name = parent === null ? plain : `${parent}.${plain}`;
  const named = newNamed();
  addHead(named, node, source);
  const members = membersOf(node);
  for (const member of members) if (member.type === 'field_declaration') visit(named, member, source);
  named.bound.clear();
  const fields = fieldsOf(node, source);
  symbols.push({
    ...NOTHING,
    kind,
    name,
    parent,
    signature: oneLine(source.text.slice(node.start, headEnd(node))),
    doc: reading.docBefore(node.start),
    ...linesOf(node, source),
    fields,
    references: referencesOf({ ...named, types: new Map() }),
  });
  const typed = fields.filter(({ type }) => type !== null && /^[A-Z]\w*$/.test(type));
  const types = new Map(
    typed.flatMap((field) =>
      [field.name, `this.${field.name}`].map((key) => [key, field.type ?? ''] as const),
    ),
  );
  for (const member of members) {
    if (METHOD.test(member.type)) addMethod(reading, member, name, types);
    else addType(reading, member, name);
  }
}

/** The symbols of a Java file. Never rejects for what the text holds. */
export async function javaSymbols(path: string, text: string): Promise<FileSymbols> {
  const source = sourceText(text);
  const { root, comments, errors } = await parseTree('java', text);
  const docBefore = commentsBefore(comments, source);
  const reading: Reading = { source, symbols: [], docBefore };
  for (const node of root.children) addType(reading, node, null);
  const declared = root.children.find(({ type }) => type === 'package_declaration');
  const top = reading.symbols.filter(({ parent }) => parent === null);
  return {
    path,
    language: 'java',
    package: declared === undefined ? '' : textOf(declared.children.at(-1), source),
    doc: declared === undefined ? '' : docBefore(declared.start),
    symbols: reading.symbols,
    exports: top.map(({ name }) => ({ name, local: name })),
    imports: root.children.flatMap((node) => importOf(node, source)),
    references: [],
    lines: source.lines,
    errors: errors.map(({ start, message }) => ({ line: source.lineOf(start), message })),
  };
}
