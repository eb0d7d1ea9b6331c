import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import type { Found } from '../findings.ts';
import { brought, type Spot } from './brought.ts';
import { nodesOf, part, textOf } from '../../syntax/tree.ts';

const BUILT_IN = /\b(?:object|int|float|str|bool|list|dict|tuple|set|bytes|Decimal)\b/;
const COMPARING = /^(?:__eq__|asymmetricMatch|\[Symbol\.toPrimitive\])$/;

/** True where `__eq__` looks at the value itself, or leaves the answer to others; things of one class may all be equal. */
function isMinded(file: SyntaxFile, method: SyntaxNode): boolean {
  const [, body = ''] = /:\s([^]*)$/.exec(textOf(file, method)) ?? [];
  if (/\bself\b|\bNotImplemented\b|\bsuper\(|\braise\b|\bis\s|\breturn\s+False\s*$/.test(body)) return true;
  const kinds = /\bisinstance\(\s*\w+\s*,\s*([^)]*)\)?/.exec(body)?.[1];
  return kinds !== undefined && !BUILT_IN.test(kinds);
}

/** Methods by which a value says that it equals whatever it is compared with. */
function alwaysEqual(file: SyntaxFile): Spot[] {
  if (!/__eq__|asymmetricMatch|toPrimitive/.test(file.text)) return [];
  const methods = [...nodesOf(file.root)].filter((node) => {
    const name = part(node, 'id') ?? part(node, 'key');
    const isMethod = /^(?:FunctionDeclaration|MethodDefinition|Property)$/.test(node.type);
    if (!isMethod || !name || !COMPARING.test(textOf(file, name).replaceAll(/\s/g, ''))) return false;
    return textOf(file, name) !== '__eq__' || !isMinded(file, node);
  });
  const said = { rule: 'special_case_for_test', severity: 'error', details: { how: 'equal' } } as const;
  return methods.map((node) => ({ file, node, ...said }));
}

/** Source whose values answer every comparison with yes. */
export function alwaysEqualValues(before: readonly SyntaxFile[], after: readonly SyntaxFile[]): Found[] {
  return brought(before, after, alwaysEqual);
}
