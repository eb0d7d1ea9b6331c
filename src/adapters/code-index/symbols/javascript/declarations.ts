import type { CodeSymbol } from '../../../../contract/code-object.ts';
import { docTypes } from '../doc-comment.ts';
import { referencesOf } from '../named.ts';
import { oneLine, type SourceText } from '../source-text.ts';
import type { Comments } from './comments.ts';
import { child, type EsNode, isFunction, list, nameOf } from './estree.ts';
import { classFields, paramsOf, returnsOf, typeFields, valueFields } from './parts.ts';
import { addTypes, dottedName, newWalk, visit, type Walk } from './references.ts';

/** What the symbols of one file are read with. */
export interface Reading {
  readonly source: SourceText;
  readonly comments: Comments;
  readonly symbols: CodeSymbol[];
  /** Walks of the symbols, for the imports that stand inside. */
  readonly walks: Walk[];
}

/** Where a declaration stands: what contains it, and the statement around it (`export …`). */
export interface Place {
  readonly parent: string | null;
  readonly statement: EsNode;
}

const NOTHING = { params: null, returns: null, fields: null };

function qualified(parent: string | null, name: string): string {
  return parent === null ? name : `${parent}.${name}`;
}

/** Where a declaration begins, its decorators with it. */
function startOf({ statement }: Place, declared: EsNode): number {
  return Math.min(statement.start, ...list(declared, 'decorators').map(({ start }) => start));
}

function linesOf(
  { source }: Reading,
  { statement }: Place,
  start = statement.start,
): Pick<CodeSymbol, 'start_line' | 'end_line'> {
  const end_line = source.lineOf(Math.max(statement.start, statement.end - 1));
  return { start_line: source.lineOf(start), end_line };
}

function signatureOf({ source }: Reading, from: number, to: number): string {
  return oneLine(source.text.slice(from, to)).replace(/ ?(?:=>|=|\{)$/, '');
}

function begin(reading: Reading, types?: ReadonlyMap<string, string>): Walk {
  const walk = newWalk(reading.source, types);
  reading.walks.push(walk);
  return walk;
}

/** A function of whatever form; `holder` is what its signature begins with. */
export function addCallable(
  reading: Reading,
  kind: 'function' | 'method',
  name: string,
  callable: EsNode,
  holder: EsNode,
  place: Place,
  types?: ReadonlyMap<string, string>,
): void {
  const { source, comments, symbols } = reading;
  const doc = comments.before(place.statement.start);
  const walk = begin(reading, types);
  addTypes(walk, child(callable, 'returnType'), 'returns_type');
  for (const decorator of list(holder, 'decorators')) visit(walk, decorator);
  visit(walk, { ...callable, returnType: null, id: null });
  const body = child(callable, 'body');
  const end = body === undefined ? holder.end : body.start;
  symbols.push({
    kind,
    name: qualified(place.parent, name),
    parent: place.parent,
    signature: signatureOf(reading, holder.start, end).replace(/;$/, ''),
    doc,
    ...linesOf(reading, place),
    params: paramsOf(callable, source.text, docTypes(doc)),
    returns: returnsOf(callable, source.text, docTypes(doc)),
    fields: null,
    references: referencesOf(walk),
  });
}

function fieldTypes(body: EsNode | undefined, text: string): Map<string, string> {
  const fields = classFields(body, text);
  const single = fields.filter(({ type }) => type !== null && /^[A-Za-z_$][\w$]*$/.test(type));
  return new Map(single.map(({ name, type }) => [`this.${name}`, type ?? '']));
}

function addMembers(reading: Reading, body: EsNode | undefined, parent: string): void {
  const types = fieldTypes(body, reading.source.text);
  for (const member of list(body, 'body')) {
    const name = nameOf(child(member, 'key'));
    const value = child(member, 'value');
    const isMethod = /^(?:TSAbstract)?MethodDefinition$/.test(member.type);
    if (name === undefined || value === undefined || (!isMethod && !isFunction(value))) continue;
    addCallable(reading, 'method', name, value, member, { parent, statement: member }, types);
  }
}

/** A class with its methods. */
export function addClass(reading: Reading, name: string, node: EsNode, place: Place): void {
  const body = child(node, 'body');
  const walk = begin(reading);
  const lineOf = (at: EsNode): number => reading.source.lineOf(at.start);
  const parent = dottedName(child(node, 'superClass'));
  if (parent !== null) walk.references.push({ rel: 'extends', name: parent, line: lineOf(node) });
  for (const each of list(node, 'implements')) {
    const told = dottedName(child(each, 'expression'));
    if (told !== null) walk.references.push({ rel: 'implements', name: told, line: lineOf(each) });
  }
  for (const decorator of list(node, 'decorators')) visitDecorator(walk, decorator, lineOf(decorator));
  for (const member of list(body, 'body'))
    if (/Property/.test(member.type) && !isFunction(child(member, 'value'))) visit(walk, member);
  const own = qualified(place.parent, name);
  const start = startOf(place, node);
  reading.symbols.push({
    ...NOTHING,
    kind: 'class',
    name: own,
    parent: place.parent,
    signature: signatureOf(reading, start, body?.start ?? node.end),
    doc: reading.comments.before(start),
    ...linesOf(reading, place, start),
    fields: classFields(body, reading.source.text),
    references: referencesOf(walk),
  });
  addMembers(reading, body, own);
}

const OF_SCHEMA = /^(?:Entity|Table|ViewEntity|Model)$/;

/** `@Entity('users')` says which table a class is. */
function visitDecorator(walk: Walk, decorator: EsNode, line: number): void {
  const call = child(decorator, 'expression');
  const name = dottedName(child(call, 'callee'));
  const [first] = list(call, 'arguments');
  const table = name !== null && OF_SCHEMA.test(name) ? nameOf(first) : undefined;
  if (table !== undefined) walk.references.push({ rel: 'implements_schema', name: table, line });
  visit(walk, decorator);
}

/** An interface; what it promises as methods are methods. */
export function addInterface(reading: Reading, name: string, node: EsNode, place: Place): void {
  const body = child(node, 'body');
  const walk = begin(reading);
  for (const each of list(node, 'extends')) {
    const told = dottedName(child(each, 'expression'));
    if (told !== null)
      walk.references.push({ rel: 'extends', name: told, line: reading.source.lineOf(each.start) });
  }
  for (const member of list(body, 'body'))
    if (member.type !== 'TSMethodSignature') addTypes(walk, member, 'uses_type');
  const own = qualified(place.parent, name);
  reading.symbols.push({
    ...NOTHING,
    kind: 'interface',
    name: own,
    parent: place.parent,
    signature: signatureOf(reading, place.statement.start, body?.start ?? node.end),
    doc: reading.comments.before(place.statement.start),
    ...linesOf(reading, place),
    fields: typeFields(body, reading.source.text),
    references: referencesOf(walk),
  });
  for (const member of list(body, 'body')) {
    const called = member.type === 'TSMethodSignature' ? nameOf(child(member, 'key')) : undefined;
    if (called !== undefined)
      addCallable(reading, 'method', called, member, member, { parent: own, statement: member });
  }
}

/** A type alias, an enum or a constant: what has fields at most. */
export function addPlain(
  reading: Reading,
  kind: 'type' | 'constant',
  name: string,
  node: EsNode,
  place: Place,
): void {
  const { source, comments, symbols } = reading;
  const walk = begin(reading);
  visit(walk, kind === 'type' ? (child(node, 'typeAnnotation') ?? child(node, 'body')) : node);
  walk.bound.delete(name);
  const fields =
    node.type === 'TSEnumDeclaration'
      ? list(child(node, 'body'), 'members').map((member) => ({
          name: nameOf(child(member, 'id')) ?? '',
          type: null,
        }))
      : kind === 'type'
        ? typeFields(child(node, 'typeAnnotation'), source.text)
        : valueFields(child(node, 'init'), source.text);
  symbols.push({
    ...NOTHING,
    kind,
    name: qualified(place.parent, name),
    parent: place.parent,
    signature: oneLine(source.text.slice(place.statement.start, place.statement.end)).replace(/;$/, ''),
    doc: comments.before(place.statement.start),
    ...linesOf(reading, place),
    fields,
    references: referencesOf(walk),
  });
}
