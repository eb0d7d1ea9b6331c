import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { part } from '../tree.ts';
import { canonical, nameText, type Names } from './canonical.ts';

const MOST_ROWS = 200;

function rowNames(
  file: SyntaxFile,
  row: SyntaxNode,
  parameters: readonly SyntaxNode[],
  names: Names,
): Map<string, string> {
  const bound = new Map(names);
  const isOne = parameters.length === 1 && parameters[0]?.type === 'ArrayPattern';
  const cells = row.type === 'ArrayExpression' && !isOne ? row.children : [row];
  for (const [index, parameter] of parameters.entries()) {
    const cell = cells[index];
    if (!cell) continue;
    if (parameter.type === 'ArrayPattern' && cell.type === 'ArrayExpression')
      bindItems(file, parameter, cell, names, bound);
    if (parameter.type === 'Identifier') bound.set(nameText(file, parameter), canonical(file, cell, names));
    if (parameter.type === 'ObjectPattern' && cell.type === 'ObjectExpression')
      bindMembers(file, cell, names, bound);
  }
  return bound;
}

function bindItems(
  file: SyntaxFile,
  pattern: SyntaxNode,
  row: SyntaxNode,
  names: Names,
  bound: Map<string, string>,
): void {
  for (const [index, item] of pattern.children.entries()) {
    const cell = row.children[index];
    if (cell && item.type === 'Identifier') bound.set(nameText(file, item), canonical(file, cell, names));
  }
}

function bindMembers(file: SyntaxFile, object: SyntaxNode, names: Names, bound: Map<string, string>): void {
  for (const property of object.children) {
    const [key, value] = [part(property, 'key'), part(property, 'value')];
    if (key && value) bound.set(file.text.slice(key.start, key.end), canonical(file, value, names));
  }
}

/** The rows of a table that is written out, each with what the parameters stand for; null where it is computed. */
export function eachRows(
  file: SyntaxFile,
  table: SyntaxNode,
  parameters: readonly SyntaxNode[],
  names: Names,
): { row: SyntaxNode; names: Map<string, string> }[] | null {
  if (table.type !== 'ArrayExpression' || table.children.length > MOST_ROWS) return null;
  return table.children.map((row) => ({ row, names: rowNames(file, row, parameters, names) }));
}
