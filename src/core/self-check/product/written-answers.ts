import type { SyntaxFile, SyntaxNode } from '../../../contract/syntax.ts';
import { nodesOf, part, parts, textOf } from '../syntax/tree.ts';
import { canonical } from '../tamper/read/canonical.ts';
import { isFunction } from '../tamper/read/chain.ts';
import { importsOf } from '../tamper/read/imports.ts';

/** What a branch hands out is its child; under records and lists stand tables, which are data and no branch. */
const HANDS_OUT = /^(?:ReturnStatement|ConditionalExpression)$/;
const DATA = /^(?:ObjectExpression|ArrayExpression|Tuple|Set)$/;

/** What a function is registered under, `on('GET', '/health', health)`, is one more entry of a table. */
function entriesIn(file: SyntaxFile): ReadonlySet<SyntaxNode> {
  const imported = new Set(importsOf(file).map(({ local }) => local));
  const isGiven = (node: SyntaxNode): boolean =>
    (node.type === 'Identifier' && imported.has(textOf(file, node))) || isFunction(node);
  const calls = [...nodesOf(file.root)].filter(({ type }) => type === 'CallExpression');
  return new Set(
    calls
      .map((call) => parts(call, 'arguments'))
      .filter((given) => given.some(isGiven))
      .flat(),
  );
}

function writtenIn(files: readonly SyntaxFile[]): Set<string> {
  return new Set(
    files.flatMap((file) => {
      const entries = entriesIn(file);
      return [...nodesOf(file.root, ({ type }) => DATA.test(type))].flatMap((node) => {
        if (entries.has(node)) return [];
        const own = node.type === 'Literal' ? [node] : HANDS_OUT.test(node.type) ? node.children : [];
        return own.map((each) => canonical(file, each));
      });
    }),
  );
}

/** Keys and values that stand in tables of the product: what they give is data, and one more entry of it. */
export function tabledValues(files: readonly SyntaxFile[]): ReadonlySet<string> {
  return new Set(
    files.flatMap((file) =>
      [...nodesOf(file.root)]
        .filter(({ type }) => DATA.test(type))
        .flatMap((table) => [...nodesOf(table)])
        .flatMap((node) => {
          const key = node.type === 'Property' ? part(node, 'key') : undefined;
          if (key?.type === 'Identifier') return [`"${textOf(file, key)}"`];
          return node.type === 'Literal' ? [canonical(file, node)] : [];
        }),
    ),
  );
}

/** Values that the change writes into branches and returns of the product, as canonical texts. */
export function freshValues(
  before: readonly SyntaxFile[],
  after: readonly SyntaxFile[],
): ReadonlySet<string> {
  const had = writtenIn(before);
  return new Set([...writtenIn(after)].filter((value) => !had.has(value)));
}
