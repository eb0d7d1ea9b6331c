import type { SyntaxFile, SyntaxNode } from '../../../contract/syntax.ts';
import { canonical as javascriptText } from '../tamper/javascript/canonical.ts';
import { canonical as pythonText } from '../tamper/python/canonical.ts';
import { nodesOf } from '../tamper/tree.ts';

const NONE = new Map<string, string>();
/** What a branch hands out is its child; under records and lists stand tables, which are data and no branch. */
const HANDS_OUT = /^(?:ReturnStatement|return_statement|ConditionalExpression|conditional_expression)$/;
const DATA = /^(?:ObjectExpression|ArrayExpression|dictionary|list|set|tuple)$/;
const VALUE = /^(?:Literal|string|integer|float)$/;

function textOf(file: SyntaxFile, node: SyntaxNode): string {
  return file.language === 'python' ? pythonText(file, node, NONE) : javascriptText(file, node, NONE);
}

function writtenIn(files: readonly SyntaxFile[]): Set<string> {
  return new Set(
    files.flatMap((file) =>
      [...nodesOf(file.root, ({ type }) => DATA.test(type))].flatMap((node) => {
        const own = VALUE.test(node.type) ? [node] : HANDS_OUT.test(node.type) ? node.children : [];
        return own.map((each) => textOf(file, each));
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
