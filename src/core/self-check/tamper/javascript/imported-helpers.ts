import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { type HelperFiles, importedFile } from '../imported-file.ts';
import { nodesOf, part, parts, textOf } from '../tree.ts';
import { nameText } from './canonical.ts';
import { type Helper, type Home, helpersOf, reassigned, subjectsOf } from './declared.ts';

const REQUIRED = /^require\(\s*['"`]([^'"`]+)['"`]\s*\)$/;

interface Import {
  readonly module: string;
  /** Name in the other file, name here. */
  readonly names: readonly (readonly [string, string])[];
}

function pairs(file: SyntaxFile, nodes: readonly SyntaxNode[], other: string, own: string): Import['names'] {
  return nodes.flatMap((node) => {
    const [there, here] = [part(node, other), part(node, own)];
    return there && here ? [[textOf(file, there), nameText(file, here)] as const] : [];
  });
}

function importAt(file: SyntaxFile, node: SyntaxNode): Import | null {
  if (node.type === 'ImportDeclaration') {
    const source = part(node, 'source');
    if (!source) return null;
    const names = pairs(file, parts(node, 'specifiers'), 'imported', 'local');
    return { module: textOf(file, source).slice(1, -1), names };
  }
  const [id, init] = node.type === 'VariableDeclarator' ? [part(node, 'id'), part(node, 'init')] : [];
  const module = init && REQUIRED.exec(textOf(file, init))?.[1];
  if (module === undefined || id?.type !== 'ObjectPattern') return null;
  return { module, names: pairs(file, id.children, 'key', 'value') };
}

function homeOf(file: SyntaxFile): Home {
  return { file, helpers: helpersOf(file), changed: reassigned(file), subjects: subjectsOf(file) };
}

/** Functions that a file takes from files of helpers, by their names here; each is read where it stands. */
export function importedHelpers(file: SyntaxFile, files: HelperFiles): ReadonlyMap<string, Helper> {
  const found = new Map<string, Helper>();
  if (files.size === 0) return found;
  for (const node of nodesOf(file.root)) {
    const taken = importAt(file, node);
    const other = taken && importedFile(file, taken.module, files);
    if (!taken || !other) continue;
    const home = homeOf(other);
    for (const [there, here] of taken.names) {
      const helper = home.helpers.get(there);
      if (helper) found.set(here, { ...helper, home });
    }
  }
  return found;
}
