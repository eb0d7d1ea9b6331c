import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { part, parts, textOf } from '../tree.ts';
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

function propertyName(file: SyntaxFile, node: SyntaxNode): string {
  const property = part(node, 'property');
  return property ? textOf(file, property) : '';
}

export function chainOf(file: SyntaxFile, node: SyntaxNode): Chain {
  const links: Link[] = [];
  for (let at = unwrapped(node); ; ) {
    const callee = at.type === 'CallExpression' ? part(at, 'callee') : undefined;
    const called = callee && unwrapped(callee);
    const member = called?.type === 'MemberExpression' ? called : at.type === 'MemberExpression' ? at : null;
    const object = member && part(member, 'object');
    if (!member || !object) return { root: at, links: links.toReversed() };
    const given = member === called ? parts(at, 'arguments') : null;
    links.push({ name: propertyName(file, member), given, node: at });
    at = unwrapped(object);
  }
}

/** The name that a call calls, where it is a plain name. */
export function calledName(file: SyntaxFile, node: SyntaxNode): string | null {
  const callee = node.type === 'CallExpression' ? part(node, 'callee') : undefined;
  return callee && callee.type === 'Identifier' ? textOf(file, callee) : null;
}

export function isFunction(node: SyntaxNode | undefined): node is SyntaxNode {
  return (
    node !== undefined &&
    /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type)
  );
}
