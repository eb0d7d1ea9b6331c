import type { SyntaxFile, SyntaxNode } from '../../../contract/syntax.ts';
import { nodesOf, part, parts, textOf } from '../tamper/tree.ts';
import type { Binding } from './ask.ts';

const RELATIVE = /^\.\.?\//;
const REQUIRED = /^require\(\s*['"]([^'"]+)['"]\s*\)$/;

function imported(file: SyntaxFile, node: SyntaxNode): Binding[] {
  const source = part(node, 'source');
  const module = source === undefined ? '' : textOf(file, source).slice(1, -1);
  if (!RELATIVE.test(module)) return [];
  return parts(node, 'specifiers').flatMap((each): Binding[] => {
    const local = part(each, 'local');
    const from = part(each, 'imported');
    if (local === undefined) return [];
    const whole = each.type === 'ImportNamespaceSpecifier' ? '*' : 'default';
    const name = from === undefined ? whole : textOf(file, from);
    return [{ local: textOf(file, local), module, name, by: 'import' }];
  });
}

function required(file: SyntaxFile, node: SyntaxNode): Binding[] {
  const [id, init] = [part(node, 'id'), part(node, 'init')];
  const module = init === undefined ? undefined : REQUIRED.exec(textOf(file, init))?.[1];
  if (id === undefined || module === undefined || !RELATIVE.test(module)) return [];
  if (id.type === 'Identifier') return [{ local: textOf(file, id), module, name: '*', by: 'require' }];
  return id.children.flatMap((property): Binding[] => {
    const [key, value] = [part(property, 'key'), part(property, 'value')];
    if (key === undefined || value?.type !== 'Identifier') return [];
    return [{ local: textOf(file, value), module, name: textOf(file, key), by: 'require' }];
  });
}

function ofPython(file: SyntaxFile, node: SyntaxNode): Binding[] {
  const from = part(node, 'module_name');
  const module = from === undefined ? null : textOf(file, from);
  if (module?.startsWith('.')) return [];
  return parts(node, 'name').flatMap((each): Binding[] => {
    const written = textOf(file, part(each, 'name') ?? each);
    const alias = part(each, 'alias');
    const local = alias === undefined ? written : textOf(file, alias);
    if (module !== null) return [{ local, module, name: written, by: 'import' }];
    return local.includes('.') ? [] : [{ local, module: written, name: '*', by: 'import' }];
  });
}

/** Names of a test file that come from modules beside it, or of Python from any. */
export function bindingsOf(file: SyntaxFile): Binding[] {
  return [...nodesOf(file.root)].flatMap((node): Binding[] => {
    switch (node.type) {
      case 'ImportDeclaration':
        return imported(file, node);
      case 'VariableDeclarator':
        return required(file, node);
      case 'import_statement':
      case 'import_from_statement':
        return ofPython(file, node);
      default:
        return [];
    }
  });
}
