import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { lastWord } from '../tree.ts';
import { canonical, type Names } from './canonical.ts';
import { calledPath, givenTo } from './read-assertion.ts';

const MOST_ROWS = 200;

interface Row {
  readonly row: SyntaxNode;
  readonly names: Map<string, string>;
}

function parameterNames(file: SyntaxFile, node: SyntaxNode): string[] {
  const texts = node.type === 'string' ? [node] : node.children;
  return texts
    .flatMap((each) => canonical(file, each, new Map()).replaceAll('"', '').split(','))
    .map((name) => name.trim());
}

function cellsOf(file: SyntaxFile, row: SyntaxNode, count: number): SyntaxNode[] {
  if (row.type === 'call' && lastWord(calledPath(file, row)) === 'param') return givenTo(file, row).places;
  return count > 1 && (row.type === 'tuple' || row.type === 'list') ? [...row.children] : [row];
}

function rowsOf(file: SyntaxFile, mark: SyntaxNode, names: Names): Row[] | null {
  const { places } = givenTo(file, mark);
  const [said, table] = places;
  if (!said || !table || !/^(?:list|tuple)$/.test(table.type) || table.children.length > MOST_ROWS)
    return null;
  const parameters = parameterNames(file, said);
  return table.children.map((row) => {
    const bound = new Map(names);
    const cells = cellsOf(file, row, parameters.length);
    for (const [index, name] of parameters.entries()) {
      const cell = cells[index];
      if (cell) bound.set(name, canonical(file, cell, names));
    }
    return { row, names: bound };
  });
}

/** The rows of `@pytest.mark.parametrize` that are written out; the first table, where there are several. */
export function tableRows(file: SyntaxFile, decorated: SyntaxNode, names: Names): Row[] | null {
  for (const decorator of decorated.children) {
    const [mark] = decorator.type === 'decorator' ? decorator.children : [];
    if (mark && lastWord(calledPath(file, mark)) === 'parametrize') return rowsOf(file, mark, names);
  }
  return null;
}
