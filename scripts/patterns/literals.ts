import { readFileSync } from 'node:fs';
import { type CallExpression, type NewExpression, parseSync, Visitor } from 'oxc-parser';
import type { Pattern } from './growth-of.ts';

/** Where a file makes a pattern of a text: `new RegExp(…)`. */
export interface Making {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

export interface Found {
  readonly literals: readonly (Pattern & { readonly file: string })[];
  readonly makings: readonly Making[];
}

/** The patterns that a file writes, and the places where it makes others, from its syntax tree. */
export function patternsIn(file: string): Found {
  const source = readFileSync(file, 'utf8');
  const literals: (Pattern & { file: string })[] = [];
  const makings: Making[] = [];
  const making = (node: NewExpression | CallExpression): void => {
    if (!('name' in node.callee) || node.callee.name !== 'RegExp') return;
    const line = source.slice(0, node.start).split('\n').length;
    makings.push({ file, line, text: source.slice(node.start, node.end).replace(/\s{1,200}/g, ' ') });
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node) literals.push({ file, source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: making,
    CallExpression: making,
  }).visit(parseSync(file, source).program);
  return { literals, makings };
}
