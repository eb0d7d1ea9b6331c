import type { SyntaxFile } from '../../../../contract/syntax.ts';
import { nodesOf, part, textOf } from '../../syntax/tree.ts';
import { wordsOf } from '../words.ts';

const DECLARING =
  /^(?:FunctionDeclaration|ClassDeclaration|VariableDeclarator|MethodDefinition|PropertyDefinition|TSInterfaceDeclaration|TSPropertySignature|TSTypeAliasDeclaration|TSEnumDeclaration)$/;

function declaredNames(files: readonly SyntaxFile[]): Set<string> {
  const names = new Set<string>();
  for (const file of files)
    for (const node of nodesOf(file.root)) {
      if (!DECLARING.test(node.type)) continue;
      const name = part(node, 'id') ?? part(node, 'key');
      if (name?.type === 'Identifier') names.add(textOf(file, name));
    }
  return names;
}

/** Routes and flags: texts that name a feature. */
function routes(files: readonly SyntaxFile[]): Set<string> {
  return new Set(
    files.flatMap(({ text }) => [...wordsOf(text)].filter((word) => /^"(?:\/\w|--\w)/.test(word))),
  );
}

/** Names, routes and flags that the source had and has no more: tests of them go with them. */
export function goneNames(before: readonly SyntaxFile[], after: readonly SyntaxFile[]): Set<string> {
  const [living, now] = [declaredNames(after), routes(after)];
  const names = [...declaredNames(before)].filter((name) => !living.has(name) && name.length > 1);
  return new Set([...names, ...[...routes(before)].filter((word) => !now.has(word))]);
}
