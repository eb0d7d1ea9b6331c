import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { textOf } from '../../syntax/tree.ts';
import type { Found } from '../findings.ts';

/** A place of source code that a detector speaks of. */
export interface Spot extends Pick<Found, 'rule' | 'severity' | 'details' | 'tests'> {
  readonly file: SyntaxFile;
  readonly node: SyntaxNode;
}

export function found({ file, node, ...said }: Spot): Found {
  return { ...said, path: file.path, text: file.text, start: node.start, after: textOf(file, node) };
}

function key({ file, node }: Spot): string {
  return textOf(file, node).replaceAll(/\s+/g, '');
}

/** What a detector finds in the work and did not find in the base, wherever it stood there. */
export function brought(
  before: readonly SyntaxFile[],
  after: readonly SyntaxFile[],
  find: (file: SyntaxFile) => readonly Spot[],
): Found[] {
  const had = new Set(before.flatMap(find).map(key));
  return after
    .flatMap(find)
    .filter((spot) => !had.has(key(spot)))
    .map(found);
}
