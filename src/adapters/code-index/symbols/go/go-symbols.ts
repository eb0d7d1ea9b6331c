import type { CodeImport, CodePart, CodeSymbol, FileSymbols } from '../../../../contract/code-object.ts';
import type { SyntaxNode } from '../../../../contract/syntax.ts';
import { parseTree } from '../../tree-sitter.ts';
import { commentsBefore } from '../comments-before.ts';
import { newNamed, referencesOf } from '../named.ts';
import { oneLine, type SourceText, sourceText } from '../source-text.ts';
import { linesOf, part, partsOf, textOf } from '../tree.ts';
import { addTypes, bindParams, typeName, visit } from './go-references.ts';

interface Reading {
  readonly source: SourceText;
  readonly symbols: CodeSymbol[];
  readonly docBefore: (start: number) => string;
}

const NOTHING = { params: null, returns: null, fields: null };

/** Parts of a list of parameters or results; `a, b int` are two. */
function partsOfList(node: SyntaxNode | undefined, source: SourceText): CodePart[] {
  return (node?.children ?? []).flatMap((child) => {
    if (!child.type.endsWith('parameter_declaration')) return [];
    const written = oneLine(textOf(part(child, 'type'), source));
    const type = child.type.startsWith('variadic') ? `...${written}` : written;
    const names = partsOf(child, 'name');
    if (names.length === 0) return [{ name: '', type }];
    return names.map((name) => ({ name: textOf(name, source), type }));
  });
}

function returnsOf(result: SyntaxNode | undefined, source: SourceText): CodePart[] {
  if (result === undefined) return [];
  if (result.type === 'parameter_list') return partsOfList(result, source);
  return [{ name: '', type: oneLine(textOf(result, source)) }];
}

/** The name and the type of the receiver of a method. */
function receiverOf(node: SyntaxNode, source: SourceText): { name: string; type: string } | null {
  const [declared] = part(node, 'receiver')?.children ?? [];
  const type = typeName(part(declared, 'type'), source);
  return type === null ? null : { name: textOf(part(declared, 'name'), source), type };
}

function addCallable(reading: Reading, node: SyntaxNode, holder: string | null, receiver: string): void {
  const { source, symbols } = reading;
  const named = newNamed(holder === null || receiver === '' ? undefined : new Map([[receiver, holder]]));
  addTypes(named, part(node, 'result'), 'returns_type', source);
  bindParams(named, part(node, 'parameters'), source);
  addTypes(named, part(node, 'parameters'), 'uses_type', source);
  const body = part(node, 'body');
  if (body !== undefined) visit(named, body, source);
  const name = textOf(part(node, 'name'), source);
  symbols.push({
    kind: holder === null ? 'function' : 'method',
    name: holder === null ? name : `${holder}.${name}`,
    parent: holder,
    signature: oneLine(source.text.slice(node.start, body?.start ?? node.end)),
    doc: reading.docBefore(node.start),
    ...linesOf(node, source),
    params: partsOfList(part(node, 'parameters'), source),
    returns: returnsOf(part(node, 'result'), source),
    fields: null,
    references: referencesOf(named),
  });
}

function fieldsOf(type: SyntaxNode | undefined, source: SourceText): CodePart[] {
  const list = type?.type === 'struct_type' ? (type.children[0]?.children ?? []) : [];
  return list.flatMap((field) => {
    if (field.type !== 'field_declaration') return [];
    const written = oneLine(textOf(part(field, 'type'), source));
    const names = partsOf(field, 'name');
    if (names.length === 0)
      return [
        { name: (typeName(part(field, 'type'), source) ?? written).replace(/^.*\./, ''), type: written },
      ];
    return names.map((name) => ({ name: textOf(name, source), type: written }));
  });
}

/** Types that a struct or an interface embeds. */
function embedded(type: SyntaxNode | undefined): readonly SyntaxNode[] {
  if (type?.type === 'struct_type') {
    const fields = type.children[0]?.children ?? [];
    return fields
      .filter((field) => partsOf(field, 'name').length === 0)
      .flatMap((field) => part(field, 'type') ?? []);
  }
  if (type?.type !== 'interface_type') return [];
  return type.children
    .filter((each) => each.type === 'type_elem' && each.children.length === 1)
    .flatMap(({ children }) => children);
}

function addType(reading: Reading, spec: SyntaxNode, whole: SyntaxNode): void {
  const { source, symbols } = reading;
  const type = part(spec, 'type');
  const named = newNamed();
  for (const each of embedded(type)) {
    const name = typeName(each, source);
    if (name !== null) named.references.push({ rel: 'extends', name, line: source.lineOf(each.start) });
  }
  addTypes(named, type, 'uses_type', source);
  const name = textOf(part(spec, 'name'), source);
  const kind =
    type?.type === 'struct_type' ? 'class' : type?.type === 'interface_type' ? 'interface' : 'type';
  const body = kind === 'type' ? spec.end : (type?.children[0]?.start ?? spec.end);
  symbols.push({
    ...NOTHING,
    kind,
    name,
    parent: null,
    signature: oneLine(`type ${source.text.slice(spec.start, body)}`).replace(/ ?\{$/, ''),
    doc: reading.docBefore(whole.start) || reading.docBefore(spec.start),
    ...linesOf(whole, source),
    fields: fieldsOf(type, source),
    references: referencesOf(named),
  });
  if (type?.type !== 'interface_type') return;
  for (const method of type.children)
    if (method.type === 'method_elem') addCallable(reading, method, name, '');
}

function addConstant(reading: Reading, spec: SyntaxNode, whole: SyntaxNode): void {
  const { source, symbols } = reading;
  const named = newNamed();
  for (const child of spec.children) if (child.field !== 'name') visit(named, child, source);
  for (const name of partsOf(spec, 'name'))
    symbols.push({
      ...NOTHING,
      kind: 'constant',
      name: textOf(name, source),
      parent: null,
      signature: oneLine(`${whole.type === 'const_declaration' ? 'const' : 'var'} ${textOf(spec, source)}`),
      doc: reading.docBefore(spec.start) || reading.docBefore(whole.start),
      ...linesOf(spec, source),
      fields: [],
      references: referencesOf(named),
    });
}

function specsOf(node: SyntaxNode): SyntaxNode[] {
  return node.children.flatMap((child) => (child.type.endsWith('_list') ? child.children : [child]));
}

function readTop(reading: Reading, node: SyntaxNode): void {
  if (node.type === 'function_declaration') addCallable(reading, node, null, '');
  else if (node.type === 'method_declaration') {
    const receiver = receiverOf(node, reading.source);
    addCallable(reading, node, receiver?.type ?? null, receiver?.name ?? '');
  } else if (node.type === 'type_declaration') {
    const specs = specsOf(node);
    for (const spec of specs) addType(reading, spec, specs.length === 1 ? node : spec);
  } else if (node.type === 'const_declaration' || node.type === 'var_declaration')
    for (const spec of specsOf(node)) if (spec.type.endsWith('_spec')) addConstant(reading, spec, node);
}

function importsOf(node: SyntaxNode, source: SourceText): CodeImport[] {
  if (node.type !== 'import_declaration') return [];
  return specsOf(node).flatMap((spec) => {
    const specifier = textOf(part(spec, 'path'), source).replace(/^["`]|["`]$/g, '');
    const own = textOf(part(spec, 'name'), source);
    const name = own === '.' ? '*' : own === '' ? specifier.slice(specifier.lastIndexOf('/') + 1) : own;
    const names = own === '_' ? [] : [{ name: '*', local: name }];
    return [{ specifier, names, line: source.lineOf(spec.start) }];
  });
}

/** The symbols of a Go file. Never rejects for what the text holds. */
export async function goSymbols(path: string, text: string): Promise<FileSymbols> {
  const source = sourceText(text);
  const { root, comments, errors } = await parseTree('go', text);
  const docBefore = commentsBefore(comments, source);
  const reading: Reading = { source, symbols: [], docBefore };
  for (const node of root.children) readTop(reading, node);
  const clause = root.children.find(({ type }) => type === 'package_clause');
  const top = reading.symbols.filter(({ name }) => /^\p{Lu}/u.test(name) && !name.includes('.'));
  return {
    path,
    language: 'go',
    package: clause === undefined ? null : textOf(clause.children[0], source),
    doc: clause === undefined ? '' : docBefore(clause.start),
    symbols: reading.symbols,
    exports: top.map(({ name }) => ({ name, local: name })),
    imports: root.children.flatMap((node) => importsOf(node, source)),
    references: [],
    lines: source.lines,
    errors: errors.map(({ start, message }) => ({ line: source.lineOf(start), message })),
  };
}
