import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { part, parts, textOf } from '../../syntax/tree.ts';
import { unwrapped } from './canonical.ts';

/** `.name` or `.name(args)` of a chain. */
export interface Link {
  readonly name: string;
  readonly given: readonly SyntaxNode[] | null;
  readonly node: SyntaxNode;
}

/** `root.a.b(1).c`: what it begins with, and its links in order. */
export interface Chain {
  readonly root: SyntaxNode;
  readonly links: readonly Link[];
}

export function chainOf(file: SyntaxFile, node: SyntaxNode): Chain {
  const links: Link[] = [];
  for (let at = unwrapped(node); ; ) {
    const callee = at.type === 'CallExpression' ? part(at, 'callee') : undefined;
    const called = callee && unwrapped(callee);
    const member = called?.type === 'MemberExpression' ? called : at.type === 'MemberExpression' ? at : null;
    const object = member && part(member, 'object');
    if (!member || !object) return { root: at, links: links.toReversed() };
    const property = part(member, 'property');
    const given = member === called ? parts(at, 'arguments') : null;
    links.push({ name: property ? textOf(file, property) : '', given, node: at });
    at = unwrapped(object);
  }
}

/** The name that a call calls, where it is a plain name. */
export function calledName(file: SyntaxFile, node: SyntaxNode): string | null {
  const callee = node.type === 'CallExpression' ? part(node, 'callee') : undefined;
  return callee?.type === 'Identifier' ? textOf(file, callee) : null;
}

/** What a call calls, as it is written: `pytest.mark.skipif`. */
export function calledPath(file: SyntaxFile, node: SyntaxNode): string {
  const callee = node.type === 'CallExpression' ? part(node, 'callee') : undefined;
  return callee ? textOf(file, callee).replaceAll(/\s+/g, '') : '';
}

/** Arguments: those by place, and those by name. */
export interface Given {
  readonly places: readonly SyntaxNode[];
  readonly named: ReadonlyMap<string, SyntaxNode>;
}

export function sortedGiven(file: SyntaxFile, all: readonly SyntaxNode[]): Given {
  const named = all.flatMap((each): [string, SyntaxNode][] => {
    const [key, value] = each.type === 'Keyword' ? [part(each, 'key'), part(each, 'value')] : [];
    return key && value ? [[textOf(file, key), value]] : [];
  });
  return { places: all.filter(({ type }) => type !== 'Keyword'), named: new Map(named) };
}

export function givenTo(file: SyntaxFile, call: SyntaxNode): Given {
  return sortedGiven(file, parts(call, 'arguments'));
}

export function isFunction(node: SyntaxNode | undefined): node is SyntaxNode {
  return (
    node !== undefined &&
    /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type)
  );
}
