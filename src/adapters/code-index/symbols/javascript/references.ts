import type { CodeImport, CodeReference } from '../../../../contract/code-object.ts';
import { type Named, newNamed, referTables } from '../named.ts';
import type { SourceText } from '../source-text.ts';
import { boundNames, declaredType } from './parts.ts';
import { child, childrenOf, type EsNode, list, nameOf } from './estree.ts';

/** What is gathered while one symbol is walked. */
export interface Walk extends Named {
  readonly source: SourceText;
  /** Imports that stand inside: `require`, `await import()`. */
  readonly imports: CodeImport[];
}

export function newWalk(source: SourceText, types: ReadonlyMap<string, string> = new Map()): Walk {
  return { source, ...newNamed(types), imports: [] };
}

/** `foo`, `this.bar`, `mod.baz`; null where it is not made of names alone. */
export function dottedName(node: EsNode | undefined): string | null {
  if (node === undefined) return null;
  if (node.type === 'ThisExpression') return 'this';
  if (node.type === 'Super') return 'super';
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return nameOf(node) ?? null;
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression')
    return dottedName(child(node, 'expression'));
  if (node.type === 'TSQualifiedName') return joined(child(node, 'left'), child(node, 'right'));
  if (node.type === 'JSXMemberExpression') return joined(child(node, 'object'), child(node, 'property'));
  if (node.type !== 'MemberExpression' || node['computed'] === true) return null;
  return joined(child(node, 'object'), child(node, 'property'));
}

function joined(left: EsNode | undefined, right: EsNode | undefined): string | null {
  const before = dottedName(left);
  const after = nameOf(right);
  return before === null || after === undefined ? null : `${before}.${after}`;
}

function add(walk: Walk, rel: CodeReference['rel'], name: string | null, node: EsNode): void {
  if (name !== null && name !== '') walk.references.push({ rel, name, line: walk.source.lineOf(node.start) });
}

/** Every type that is named, the innermost arguments of generics too. */
export function addTypes(walk: Walk, node: EsNode | undefined, rel: 'uses_type' | 'returns_type'): void {
  if (node === undefined) return;
  if (node.type === 'TSTypeReference') add(walk, rel, dottedName(child(node, 'typeName')), node);
  if (node.type === 'TSTypeQuery') add(walk, rel, dottedName(child(node, 'exprName')), node);
  for (const each of childrenOf(node)) addTypes(walk, each, rel);
}

/** The specifier of `require('x')`, `import('x')` and `await` of it. */
function specifierOf(value: EsNode | undefined): string | undefined {
  if (value?.type === 'AwaitExpression') return specifierOf(child(value, 'argument'));
  if (value?.type === 'ImportExpression') return nameOf(child(value, 'source'));
  if (value?.type !== 'CallExpression' || nameOf(child(value, 'callee')) !== 'require') return undefined;
  return nameOf(list(value, 'arguments')[0]);
}

function takenNames(pattern: EsNode | undefined): CodeImport['names'] {
  if (pattern?.type === 'Identifier') return [{ name: '*', local: nameOf(pattern) ?? '' }];
  return list(pattern, 'properties').flatMap((property) => {
    const name = nameOf(child(property, 'key'));
    const [local] = boundNames(property);
    return name === undefined || local === undefined ? [] : [{ name, local }];
  });
}

/** A variable that takes a module; true where it does. */
export function readTaken(walk: Walk, declarator: EsNode): boolean {
  let value = child(declarator, 'init');
  const member = value?.type === 'MemberExpression' ? nameOf(child(value, 'property')) : undefined;
  if (member !== undefined) value = child(value, 'object');
  const specifier = specifierOf(value);
  if (specifier === undefined) return false;
  const pattern = child(declarator, 'id');
  const local = nameOf(pattern);
  const names = member === undefined || local === undefined ? takenNames(pattern) : [{ name: member, local }];
  walk.imports.push({ specifier, names, line: walk.source.lineOf(declarator.start) });
  return true;
}

function bind(walk: Walk, holder: EsNode, pattern: unknown, value?: EsNode): void {
  const names = boundNames(pattern);
  for (const name of names) walk.bound.add(name);
  const made = value?.type === 'NewExpression' ? dottedName(child(value, 'callee')) : null;
  const type = declaredType(holder) ?? made ?? undefined;
  const [only] = names;
  if (only !== undefined && names.length === 1 && type !== undefined) walk.types.set(only, type);
}

function bindParams(walk: Walk, callable: EsNode): void {
  for (const param of list(callable, 'params')) bind(walk, param, param);
}

function visitDeclarator(walk: Walk, node: EsNode): void {
  if (readTaken(walk, node)) return;
  bind(walk, child(node, 'id') ?? node, node['id'], child(node, 'init'));
}

function tables(walk: Walk, node: EsNode): void {
  const written = node.type === 'Literal' ? node['value'] : walk.source.text.slice(node.start, node.end);
  if (typeof written === 'string') referTables(walk, written, walk.source.lineOf(node.start));
}

const CALLABLE =
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|TSEmptyBodyFunctionExpression)$/;

/** Walks what lies in a symbol. */
export function visit(walk: Walk, node: EsNode | undefined): void {
  if (node === undefined) return;
  const { type } = node;
  if (type === 'VariableDeclarator') visitDeclarator(walk, node);
  else if (type === 'CatchClause') bind(walk, node, node['param']);
  else if (type === 'CallExpression' || type === 'NewExpression')
    add(walk, 'calls', dottedName(child(node, 'callee')), node);
  else if (type === 'TaggedTemplateExpression') add(walk, 'calls', dottedName(child(node, 'tag')), node);
  else if (type === 'JSXOpeningElement') add(walk, 'calls', dottedName(child(node, 'name')), node);
  else if (type === 'ImportExpression') visitDynamicImport(walk, node);
  else if (type === 'Literal' || type === 'TemplateLiteral') tables(walk, node);
  else if (type === 'TSTypeReference' || type === 'TSTypeQuery') return addTypes(walk, node, 'uses_type');
  else if (CALLABLE.test(type)) {
    const own = child(node, 'id');
    if (type === 'FunctionDeclaration' && own !== undefined) walk.bound.add(nameOf(own) ?? '');
    bindParams(walk, node);
  }
  for (const each of childrenOf(node)) visit(walk, each);
}

function visitDynamicImport(walk: Walk, node: EsNode): void {
  const specifier = nameOf(child(node, 'source'));
  const line = walk.source.lineOf(node.start);
  const isTaken = walk.imports.some((each) => each.specifier === specifier);
  if (specifier !== undefined && !isTaken) walk.imports.push({ specifier, names: [], line });
}
