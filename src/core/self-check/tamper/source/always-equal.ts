import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import type { Found } from '../findings.ts';
import { nodesOf, part, textOf } from '../../syntax/tree.ts';

const BUILT_IN = /\b(?:object|int|float|str|bool|list|dict|tuple|set|bytes|Decimal)\b/;
const COMPARING = /^(?:__eq__|asymmetricMatch|\[Symbol\.toPrimitive\])$/;

/** Methods by which a value says that it equals whatever it is compared with. */
function alwaysEqual(file: SyntaxFile): SyntaxNode[] {
  if (!/__eq__|asymmetricMatch|toPrimitive/.test(file.text)) return [];
  return [...nodesOf(file.root)].filter((node) => {
    const name = part(node, 'id') ?? part(node, 'key');
    const isMethod = /^(?:FunctionDeclaration|MethodDefinition|Property)$/.test(node.type);
    if (!isMethod || !name || !COMPARING.test(textOf(file, name).replaceAll(/\s/g, ''))) return false;
    return textOf(file, name) === '__eq__' ? minds(file, node) === 'nothing' : true;
  });
}

/** Whether `__eq__` looks at the value itself, or leaves the answer to others; things of one class may all be equal. */
function minds(file: SyntaxFile, method: SyntaxNode): 'something' | 'nothing' {
  const [, body = ''] = /:\s([^]*)$/.exec(textOf(file, method)) ?? [];
  if (/\bself\b|\bNotImplemented\b|\bsuper\(|\braise\b|\bis\s|\breturn\s+False\s*$/.test(body))
    return 'something';
  const kinds = /\bisinstance\(\s*\w+\s*,\s*([^)]*)\)?/.exec(body)?.[1];
  if (kinds === undefined || BUILT_IN.test(kinds)) return 'nothing';
  return 'something';
}

/** Source whose values answer every comparison with yes. */
export function alwaysEqualValues(before: readonly SyntaxFile[], after: readonly SyntaxFile[]): Found[] {
  const had = new Set(before.flatMap((file) => alwaysEqual(file).map((node) => textOf(file, node))));
  return after.flatMap((file) =>
    alwaysEqual(file)
      .filter((node) => !had.has(textOf(file, node)))
      .map(
        (node): Found => ({
          rule: 'special_case_for_test',
          severity: 'error',
          path: file.path,
          text: file.text,
          start: node.start,
          after: textOf(file, node),
          details: { how: 'equal' },
        }),
      ),
  );
}
