import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { lastWord, nodesOf, part, parts, textOf } from '../../syntax/tree.ts';
import { canonical, nameText, type Names, unwrapped } from './canonical.ts';
import { calledPath, givenTo } from './chain.ts';
import type { Home } from './declared.ts';

const MOST_ROWS = 200;
const LIST = /^(?:ArrayExpression|Tuple)$/;

/** A row of a table with what the parameters stand for in it. */
export interface Row {
  readonly row: SyntaxNode;
  readonly names: Map<string, string>;
}

function bindItems(
  file: SyntaxFile,
  pattern: readonly SyntaxNode[],
  cells: readonly SyntaxNode[],
  names: Names,
  bound: Map<string, string>,
): void {
  for (const [index, item] of pattern.entries()) {
    const cell = cells[index];
    if (!cell) continue;
    if (item.type === 'ArrayPattern' && LIST.test(cell.type))
      bindItems(file, item.children, cell.children, names, bound);
    if (item.type === 'Identifier') bound.set(nameText(file, item), canonical(file, cell, names));
    if (item.type === 'ObjectPattern' && cell.type === 'ObjectExpression')
      for (const property of cell.children) {
        const [key, value] = [part(property, 'key'), part(property, 'value')];
        if (key && value) bound.set(file.text.slice(key.start, key.end), canonical(file, value, names));
      }
  }
}

/** A list as it is written: there, or where the name that is given for it is declared. */
function writtenList({ file, changed }: Pick<Home, 'file' | 'changed'>, given: SyntaxNode): SyntaxNode {
  const name = given.type === 'Identifier' ? textOf(file, given) : null;
  if (name === null || changed.has(name)) return given;
  const [only, more] = [...nodesOf(file.root)].filter((node) => {
    const id = node.type === 'VariableDeclarator' ? part(node, 'id') : undefined;
    return id !== undefined && nameText(file, id) === name;
  });
  return (more === undefined && only && part(only, 'init')) || given;
}

/**
 * The rows of a table that is written out, each with what the parameters stand for; null where it is computed.
 * `isSpread`: the cells of a row are given one by one.
 */
export function eachRows(
  home: Pick<Home, 'file' | 'changed'>,
  given: SyntaxNode,
  parameters: readonly SyntaxNode[],
  names: Names,
  isSpread: boolean,
): Row[] | null {
  const { file } = home;
  const table = unwrapped(writtenList(home, given));
  if (!LIST.test(table.type) || table.children.length > MOST_ROWS) return null;
  const isOne = parameters.length === 1 && parameters[0]?.type === 'ArrayPattern';
  return table.children.map((row) => {
    const bound = new Map(names);
    bindItems(
      file,
      parameters,
      isSpread && LIST.test(row.type) && !isOne ? row.children : [row],
      names,
      bound,
    );
    return { row, names: bound };
  });
}

/** The rows of a loop over a written list; null of any other loop. */
export function loopRows(home: Pick<Home, 'file' | 'changed'>, loop: SyntaxNode, names: Names): Row[] | null {
  const [left, right] = [parts(loop, 'left').at(-1), part(loop, 'right')];
  const id = left?.type === 'VariableDeclaration' ? left.children[0] && part(left.children[0], 'id') : left;
  return right && id ? eachRows(home, right, [id], names, false) : null;
}

function markedNames(file: SyntaxFile, said: SyntaxNode): string[] {
  return (said.type === 'Literal' ? [said] : said.children)
    .flatMap((each) => canonical(file, each).replaceAll('"', '').split(','))
    .map((name) => name.trim());
}

function cellsOf(file: SyntaxFile, row: SyntaxNode, count: number): readonly SyntaxNode[] {
  if (lastWord(calledPath(file, row)) === 'param') return givenTo(file, row).places;
  return count > 1 && LIST.test(row.type) ? row.children : [row];
}

/** The rows of `@pytest.mark.parametrize` that are written out; of the first table, where there are several. */
export function markedRows(file: SyntaxFile, test: SyntaxNode, names: Names): Row[] | null {
  const mark = parts(test, 'decorators')
    .flatMap(({ children }) => children[0] ?? [])
    .find((each) => lastWord(calledPath(file, each)) === 'parametrize');
  const [said, table] = mark ? givenTo(file, mark).places : [];
  if (!said || !table || !LIST.test(table.type) || table.children.length > MOST_ROWS) return null;
  const parameters = markedNames(file, said);
  return table.children.map((row) => {
    const cells = cellsOf(file, row, parameters.length);
    const bound = new Map(names);
    for (const [index, name] of parameters.entries()) {
      const cell = cells[index];
      if (cell) bound.set(name, canonical(file, cell, names));
    }
    return { row, names: bound };
  });
}
