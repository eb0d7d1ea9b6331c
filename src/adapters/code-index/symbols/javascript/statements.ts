import type { CodeImport, FileSymbols } from '../../../../contract/code-object.ts';
import { addCallable, addClass, addInterface, addPlain, type Place, type Reading } from './declarations.ts';
import { child, type EsNode, isFunction, list, nameOf } from './estree.ts';
import { dottedName, newWalk, readTaken, visit, type Walk } from './references.ts';

/** What is gathered of a whole file. */
export interface Gathered {
  readonly reading: Reading;
  readonly imports: CodeImport[];
  readonly exports: { name: string; local: string }[];
  /** Of what stands outside of every symbol. */
  readonly outside: Walk;
}

export function newGathered(reading: Reading): Gathered {
  return { reading, imports: [], exports: [], outside: newWalk(reading.source) };
}

function addImport(
  { imports, reading }: Gathered,
  node: EsNode,
  names: CodeImport['names'],
  reexport = false,
): void {
  const specifier = nameOf(child(node, 'source'));
  if (specifier === undefined) return;
  const line = reading.source.lineOf(node.start);
  imports.push({ specifier, names, line, ...(reexport ? { reexport } : {}) });
}

function readImport(gathered: Gathered, node: EsNode): void {
  const names = list(node, 'specifiers').map((specifier) => {
    const local = nameOf(child(specifier, 'local')) ?? '';
    if (specifier.type === 'ImportNamespaceSpecifier') return { name: '*', local };
    const isDefault = specifier.type === 'ImportDefaultSpecifier';
    return { name: isDefault ? 'default' : (nameOf(child(specifier, 'imported')) ?? local), local };
  });
  addImport(gathered, node, names);
}

function readExports(gathered: Gathered, node: EsNode): void {
  const names = list(node, 'specifiers').map((specifier) => ({
    name: nameOf(child(specifier, 'local')) ?? '',
    local: nameOf(child(specifier, 'exported')) ?? '',
  }));
  if (child(node, 'source') !== undefined) {
    addImport(gathered, node, names, true);
    for (const { local } of names) gathered.exports.push({ name: local, local });
  } else for (const { name, local } of names) gathered.exports.push({ name: local, local: name });
}

function readExportAll(gathered: Gathered, node: EsNode): void {
  const exported = nameOf(child(node, 'exported'));
  addImport(gathered, node, [{ name: '*', local: exported ?? '*' }], true);
  if (exported !== undefined) gathered.exports.push({ name: exported, local: exported });
}

function isUnwrapped(value: EsNode | undefined): EsNode | undefined {
  return value !== undefined && /^TS(?:As|Satisfies)Expression$/.test(value.type)
    ? child(value, 'expression')
    : value;
}

function readVariables(gathered: Gathered, node: EsNode, place: Place, give: (name: string) => void): void {
  const { reading, outside } = gathered;
  const declarators = list(node, 'declarations');
  for (const declarator of declarators) {
    if (readTaken(outside, declarator)) continue;
    const name = nameOf(child(declarator, 'id'));
    if (name === undefined) {
      visit(outside, declarator);
      continue;
    }
    give(name);
    const statement = declarators.length === 1 ? place.statement : declarator;
    const value = isUnwrapped(child(declarator, 'init'));
    const own = { ...place, statement };
    if (isFunction(value)) addCallable(reading, 'function', name, value, statement, own);
    else if (value?.type === 'ClassExpression') addClass(reading, name, value, own);
    else addPlain(reading, 'constant', name, declarator, own);
  }
}

function readNamespace(gathered: Gathered, node: EsNode, place: Place): void {
  const name = nameOf(child(node, 'id'));
  if (name === undefined) return;
  const inner = place.parent === null ? name : `${place.parent}.${name}`;
  for (const statement of list(child(node, 'body'), 'body'))
    readStatement(gathered, statement, { parent: inner, statement }, () => undefined);
}

/** Reads a declaration; `give` is told each name. False where it is none. */
function readDeclaration(
  gathered: Gathered,
  node: EsNode,
  place: Place,
  give: (name: string) => void,
): boolean {
  const { reading } = gathered;
  const name = nameOf(child(node, 'id'));
  const { type } = node;
  if (type === 'VariableDeclaration') {
    readVariables(gathered, node, place, give);
    return true;
  }
  if (name === undefined) return false;
  if (type === 'FunctionDeclaration' || type === 'TSDeclareFunction')
    addCallable(reading, 'function', name, node, place.statement, place);
  else if (type === 'ClassDeclaration') addClass(reading, name, node, place);
  else if (type === 'TSInterfaceDeclaration') addInterface(reading, name, node, place);
  else if (type === 'TSTypeAliasDeclaration' || type === 'TSEnumDeclaration')
    addPlain(reading, 'type', name, node, place);
  else if (type === 'TSModuleDeclaration') readNamespace(gathered, node, place);
  else return false;
  give(name);
  return true;
}

/** `export default function () {}` and such, which have no name of their own. */
function readDefault(gathered: Gathered, node: EsNode, place: Place): void {
  const value = child(node, 'declaration');
  if (value === undefined) return;
  const give = (name: string): void => void gathered.exports.push({ name: 'default', local: name });
  if (readDeclaration(gathered, value, place, give)) return;
  const name = nameOf(value);
  if (name !== undefined && value.type === 'Identifier') return give(name);
  give('default');
  if (isFunction(value) || value.type === 'FunctionDeclaration')
    addCallable(gathered.reading, 'function', 'default', value, node, place);
  else if (value.type.startsWith('Class')) addClass(gathered.reading, 'default', value, place);
  else addPlain(gathered.reading, 'constant', 'default', { ...node, init: value }, place);
}

/** `exports.name = function …`, `module.exports = { a, b }`, `Name.prototype.method = function …`. */
function readAssignment(gathered: Gathered, statement: EsNode): boolean {
  const node = child(statement, 'expression');
  if (node?.type !== 'AssignmentExpression') return false;
  const path = dottedName(child(node, 'left')) ?? '';
  const value = child(node, 'right');
  const place: Place = { parent: null, statement };
  const [, parent = '', method = ''] = /^([\w$]+)\.prototype\.([\w$]+)$/.exec(path) ?? [];
  if (method !== '' && isFunction(value)) {
    addCallable(gathered.reading, 'method', method, value, statement, { parent, statement });
    return true;
  }
  if (path === 'module.exports') return readWhole(gathered, value, place);
  const name = /^(?:module\.)?exports\.([\w$]+)$/.exec(path)?.[1];
  if (name === undefined || value === undefined) return false;
  const local = nameOf(value);
  gathered.exports.push({ name, local: local ?? name });
  if (isFunction(value)) addCallable(gathered.reading, 'function', name, value, statement, place);
  return isFunction(value) || local !== undefined;
}

function readWhole(gathered: Gathered, value: EsNode | undefined, place: Place): boolean {
  const local = nameOf(value);
  if (local !== undefined) gathered.exports.push({ name: 'default', local });
  if (value?.type !== 'ObjectExpression') return local !== undefined;
  for (const property of list(value, 'properties')) {
    const name = nameOf(child(property, 'key'));
    const given = child(property, 'value');
    if (name === undefined) continue;
    gathered.exports.push({ name, local: nameOf(given) ?? name });
    if (isFunction(given))
      addCallable(gathered.reading, 'function', name, given, property, { ...place, statement: property });
    else if (given !== undefined && nameOf(given) === undefined) visit(gathered.outside, given);
  }
  return true;
}

/** Reads one statement of a file or namespace. */
export function readStatement(
  gathered: Gathered,
  node: EsNode,
  place: Place,
  give: (name: string) => void,
): void {
  const { type } = node;
  if (type === 'ImportDeclaration') return readImport(gathered, node);
  if (type === 'ExportAllDeclaration') return readExportAll(gathered, node);
  if (type === 'ExportDefaultDeclaration') return readDefault(gathered, node, place);
  const declared = type === 'ExportNamedDeclaration' ? child(node, 'declaration') : undefined;
  if (type === 'ExportNamedDeclaration' && declared === undefined) return readExports(gathered, node);
  const exported = (name: string): void => void gathered.exports.push({ name, local: name });
  if (readDeclaration(gathered, declared ?? node, place, declared === undefined ? give : exported)) return;
  if (type === 'ExpressionStatement' && readAssignment(gathered, node)) return;
  visit(gathered.outside, node);
}

/** What the file as a whole gives and takes. */
export function gatheredFile(gathered: Gathered): Pick<FileSymbols, 'imports' | 'exports'> {
  const inside = [gathered.outside, ...gathered.reading.walks].flatMap(({ imports }) => imports);
  return { imports: [...gathered.imports, ...inside], exports: gathered.exports };
}
