import { isNode, lineOf, type SourceFile, type SyntaxNode, textOf } from './syntax.ts';

/** Ids that the contract makes unique in every list of what has them. */
const IDS = ['id', 'note_id'];

function children(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flat().filter(isNode);
}

/** `things.map(…)` with a function written there. */
function isList({ type, callee, arguments: given }: SyntaxNode): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || !isNode(callee['property'])) return false;
  const isNamed = ['map', 'flatMap', 'from'].includes(String(callee['property']['name']));
  return isNamed && Array.isArray(given) && given.some(isFunction);
}

function isFunction(node: SyntaxNode): boolean {
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';
}

/** What stands in a list itself, not in a list inside it. */
function inList(node: SyntaxNode): SyntaxNode[] {
  return [node, ...children(node).flatMap((child) => (isList(child) ? [] : inList(child)))];
}

/** `keyed(…).map(([key, …]) => …)` */
function isKeyed(file: SourceFile, list: SyntaxNode): boolean {
  const { callee, arguments: given } = list as SyntaxNode & {
    readonly callee: { readonly object: SyntaxNode };
    readonly arguments: readonly SyntaxNode[];
  };
  const params = given[0]?.['params'] as readonly SyntaxNode[] | undefined;
  const [first] = params ?? [];
  const isPair = first?.type === 'ArrayPattern' && /^\[\s*key\s*[,\]]/.test(textOf(file, first));
  return isPair && textOf(file, callee.object).startsWith('keyed(');
}

function isUnique(file: SourceFile, list: SyntaxNode, key: SyntaxNode): boolean {
  const written = textOf(file, key).replace(/^key=\{(.*)\}$/s, '$1');
  if (isKeyed(file, list) && written === 'key') return true;
  return /^(?:\w+\.)?\w+$/.test(written) && IDS.includes(written.replace(/^\w+\./, ''));
}

/** UI32: keys of lists that two of their elements might have. */
export function doubtfulKeys(file: SourceFile): string[] {
  const lists = file.nodes.filter(isList);
  return lists.flatMap((list) =>
    children(list)
      .flatMap(inList)
      .filter(
        (node) => node.type === 'JSXAttribute' && isNode(node['name']) && node['name']['name'] === 'key',
      )
      .filter((key) => !isUnique(file, list, key))
      .map((key) => `${file.path}:${lineOf(file, key)} ${textOf(file, key)}`),
  );
}
