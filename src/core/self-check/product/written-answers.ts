import type { SyntaxFile } from '../../../contract/syntax.ts';
import { nodesOf } from '../syntax/tree.ts';
import { canonical } from '../tamper/read/canonical.ts';

/** What a branch hands out is its child; under records and lists stand tables, which are data and no branch. */
const HANDS_OUT = /^(?:ReturnStatement|ConditionalExpression)$/;
const DATA = /^(?:ObjectExpression|ArrayExpression|Tuple|Set)$/;

function writtenIn(files: readonly SyntaxFile[]): Set<string> {
  return new Set(
    files.flatMap((file) =>
      [...nodesOf(file.root, ({ type }) => DATA.test(type))].flatMap((node) => {
        const own = node.type === 'Literal' ? [node] : HANDS_OUT.test(node.type) ? node.children : [];
        return own.map((each) => canonical(file, each));
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
