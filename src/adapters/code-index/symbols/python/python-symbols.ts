import type { CodePart, CodeSymbol, FileSymbols } from '../../../../contract/code-object.ts';
import type { SyntaxNode } from '../../../../contract/syntax.ts';
import { parseTree } from '../../tree-sitter.ts';
import { type Named, newNamed, referencesOf } from '../named.ts';
import { oneLine, type SourceText, sourceText } from '../source-text.ts';
import { linesOf, part, textOf } from '../tree.ts';
import { docstring } from './docstring.ts';
import { importsAt } from './python-imports.ts';
import { paramsOf, returnsOf, stringText } from './python-parts.ts';
import { addTypes, dottedName, visit } from './python-references.ts';

/** What the symbols of one file are read with. */
interface Reading {
  readonly source: SourceText;
  readonly symbols: CodeSymbol[];
  readonly imports: FileSymbols['imports'][number][];
  readonly outside: Named;
}

interface Place {
  readonly parent: string | null;
  /** The definition with its decorators. */
  readonly whole: SyntaxNode;
  readonly types: ReadonlyMap<string, string>;
}

const NOTHING = { params: null, returns: null, fields: null };

function qualified(parent: string | null, name: string): string {
  return parent === null ? name : `${parent}.${name}`;
}

function decoratorsOf({ whole }: Place): readonly SyntaxNode[] {
  return whole.children.filter(({ type }) => type === 'decorator');
}

function addFunction(reading: Reading, node: SyntaxNode, place: Place): void {
  const { source, symbols } = reading;
  const body = part(node, 'body');
  const named = newNamed(place.types);
  for (const decorator of decoratorsOf(place)) visit(named, decorator, source, reading.imports);
  addTypes(named, part(node, 'return_type'), 'returns_type', source);
  const parameters = part(node, 'parameters');
  if (parameters !== undefined) visit(named, parameters, source, reading.imports);
  if (body !== undefined) visit(named, body, source, reading.imports);
  const doc = docstring(body, source);
  const params = paramsOf(parameters, source);
  const isMethod = place.parent !== null;
  symbols.push({
    kind: isMethod ? 'method' : 'function',
    name: qualified(place.parent, textOf(part(node, 'name'), source)),
    parent: place.parent,
    signature: oneLine(source.text.slice(node.start, body?.start ?? node.end)).replace(/:$/, ''),
    doc,
    ...linesOf(place.whole, source),
    params: isMethod && /^(?:self|cls)$/.test(params[0]?.name ?? '') ? params.slice(1) : params,
    returns: returnsOf(part(node, 'return_type'), body, source),
    fields: null,
    references: referencesOf(named),
  });
}

function typedName(node: SyntaxNode, source: SourceText): { name: string; type: string | null } | undefined {
  if (node.type !== 'assignment') return undefined;
  const left = part(node, 'left');
  const type = part(node, 'type');
  const value = part(node, 'right');
  const made = value?.type === 'call' && /^[A-Z]/.test(textOf(part(value, 'function'), source));
  const told =
    type === undefined ? (made ? textOf(part(value, 'function'), source) : null) : textOf(type, source);
  return left === undefined ? undefined : { name: textOf(left, source), type: told };
}

function assignmentsIn(node: SyntaxNode | undefined): SyntaxNode[] {
  if (node === undefined) return [];
  if (node.type === 'assignment') return [node];
  return node.children.flatMap(assignmentsIn);
}

/** Fields that a class declares, and those that its `__init__` sets on `self`. */
function fieldsOf(body: SyntaxNode | undefined, source: SourceText): CodePart[] {
  const own = (body?.children ?? []).flatMap((statement) => {
    const [inner] = statement.type === 'expression_statement' ? statement.children : [];
    const field = inner && typedName(inner, source);
    return field !== undefined && /^\w+$/.test(field.name) && !field.name.startsWith('__') ? [field] : [];
  });
  const init = (body?.children ?? []).find((each) => textOf(part(each, 'name'), source) === '__init__');
  const set = assignmentsIn(part(init, 'body')).flatMap((node) => {
    const field = typedName(node, source);
    const name = /^self\.(\w+)$/.exec(field?.name ?? '')?.[1];
    return name === undefined ? [] : [{ name, type: field?.type ?? null }];
  });
  const seen = new Set<string>();
  return [...own, ...set].filter(({ name }) => !seen.has(name) && seen.add(name));
}

/** `__tablename__ = 'users'`, and `class Meta: db_table = 'users'`. */
function schemaNames(body: SyntaxNode | undefined, source: SourceText): { name: string; line: number }[] {
  return assignmentsIn(body).flatMap((node) => {
    if (!/^(?:__tablename__|db_table)$/.test(textOf(part(node, 'left'), source))) return [];
    const name = stringText(part(node, 'right'), source);
    return name === null ? [] : [{ name, line: source.lineOf(node.start) }];
  });
}

function addClass(reading: Reading, node: SyntaxNode, place: Place): void {
  const { source, symbols } = reading;
  const body = part(node, 'body');
  const named = newNamed();
  for (const decorator of decoratorsOf(place)) visit(named, decorator, source, reading.imports);
  for (const base of part(node, 'superclasses')?.children ?? []) {
    const name = dottedName(base, source);
    if (name !== null) named.references.push({ rel: 'extends', name, line: source.lineOf(base.start) });
  }
  for (const { name, line } of schemaNames(body, source))
    named.references.push({ rel: 'implements_schema', name, line });
  const plain = (body?.children ?? []).filter(({ type }) => !type.endsWith('_definition'));
  for (const statement of plain) visit(named, statement, source, reading.imports);
  named.bound.clear();
  const name = qualified(place.parent, textOf(part(node, 'name'), source));
  const fields = fieldsOf(body, source);
  symbols.push({
    ...NOTHING,
    kind: 'class',
    name,
    parent: place.parent,
    signature: oneLine(source.text.slice(node.start, body?.start ?? node.end)).replace(/:$/, ''),
    doc: docstring(body, source),
    ...linesOf(place.whole, source),
    fields,
    references: referencesOf(named),
  });
  const single = fields.filter(({ type }) => type !== null && /^\w+$/.test(type));
  const types = new Map(single.map((field) => [`self.${field.name}`, field.type ?? '']));
  for (const member of body?.children ?? [])
    addDefinition(reading, member, { parent: name, whole: member, types });
}

/** True where it was a definition. */
function addDefinition(reading: Reading, node: SyntaxNode, place: Place): boolean {
  if (node.type === 'decorated_definition') {
    const inner = part(node, 'definition');
    return inner !== undefined && addDefinition(reading, inner, place);
  }
  if (node.type === 'function_definition') addFunction(reading, node, place);
  else if (node.type === 'class_definition') addClass(reading, node, place);
  else return false;
  return true;
}

/** `NAME = value` at the top: a constant. */
function addConstant(reading: Reading, statement: SyntaxNode): boolean {
  const { source, symbols } = reading;
  const [node] = statement.type === 'expression_statement' ? statement.children : [];
  const found = node && typedName(node, source);
  if (node === undefined || found === undefined || !/^\w+$/.test(found.name) || found.name.startsWith('__'))
    return false;
  const named = newNamed();
  const value = part(node, 'right');
  if (value !== undefined) visit(named, value, source, reading.imports);
  const pairs = value?.type === 'dictionary' ? value.children.filter(({ type }) => type === 'pair') : [];
  const fields = pairs.flatMap((pair) => {
    const name = stringText(part(pair, 'key'), source);
    return name === null ? [] : [{ name, type: oneLine(textOf(part(pair, 'value'), source), 200) }];
  });
  symbols.push({
    ...NOTHING,
    kind: 'constant',
    name: found.name,
    parent: null,
    signature: oneLine(textOf(statement, source)),
    doc: '',
    ...linesOf(statement, source),
    fields,
    references: referencesOf(named),
  });
  return true;
}

const INNER =
  /^(?:if_statement|elif_clause|else_clause|try_statement|except_clause|finally_clause|with_statement|block)$/;

function readStatement(reading: Reading, node: SyntaxNode): void {
  const place = { parent: null, whole: node, types: new Map<string, string>() };
  if (addDefinition(reading, node, place)) return;
  const imports = importsAt(node, reading.source);
  if (imports !== null) return void reading.imports.push(...imports);
  if (addConstant(reading, node)) return;
  if (INNER.test(node.type)) for (const child of node.children) readStatement(reading, child);
  else visit(reading.outside, node, reading.source, reading.imports);
}

/** The symbols of a Python file. Never rejects for what the text holds. */
export async function pythonSymbols(path: string, text: string): Promise<FileSymbols> {
  const source = sourceText(text);
  const { root, errors } = await parseTree('python', text);
  const reading: Reading = { source, symbols: [], imports: [], outside: newNamed() };
  for (const statement of root.children) readStatement(reading, statement);
  const top = reading.symbols.filter(({ parent }) => parent === null);
  return {
    path,
    language: 'python',
    package: null,
    doc: docstring(root, source),
    symbols: reading.symbols,
    exports: top.map(({ name }) => ({ name, local: name })),
    imports: reading.imports,
    references: referencesOf(reading.outside),
    lines: source.lines,
    errors: errors.map(({ start, message }) => ({ line: source.lineOf(start), message })),
  };
}
