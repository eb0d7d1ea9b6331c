import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { type HelperFiles, importedFile } from '../imported-file.ts';
import { nodesOf, part, parts, textOf } from '../tree.ts';
import { subjectsOf } from './imports.ts';
import type { FileContext, Helper } from './read-body.ts';

function parameterNames(file: SyntaxFile, node: SyntaxNode): string[] {
  return (part(node, 'parameters')?.children ?? []).map((each) =>
    textOf(file, part(each, 'name') ?? each.children[0] ?? each),
  );
}

/** Functions and methods by name; tests are no helpers. */
export function helpersOf(file: SyntaxFile): Map<string, Helper> {
  const found = new Map<string, Helper>();
  for (const node of nodesOf(file.root)) {
    const [name, body] = node.type === 'function_definition' ? [part(node, 'name'), part(node, 'body')] : [];
    if (name && body && !textOf(file, name).startsWith('test'))
      found.set(textOf(file, name), { parameters: parameterNames(file, node), body });
  }
  return found;
}

/** Functions that a file takes from files of helpers, by their names here; each is read where it stands. */
export function importedHelpers(file: SyntaxFile, files: HelperFiles): ReadonlyMap<string, Helper> {
  const found = new Map<string, Helper>();
  if (files.size === 0) return found;
  for (const node of nodesOf(file.root)) {
    const from = node.type === 'import_from_statement' ? part(node, 'module_name') : undefined;
    const other = from && importedFile(file, textOf(file, from), files);
    if (!other) continue;
    const home: FileContext = { file: other, helpers: helpersOf(other), subjects: subjectsOf(other) };
    for (const each of parts(node, 'name')) {
      const helper = home.helpers.get(textOf(file, part(each, 'name') ?? each));
      if (helper) found.set(textOf(file, part(each, 'alias') ?? each), { ...helper, home });
    }
  }
  return found;
}
