import type { ModuleExport, ModuleImport, SyntaxNode } from '../../contract/syntax.ts';

/** What a tree shows beside the statements of ES modules. */
export interface CommonJs {
  readonly imports: readonly ModuleImport[];
  readonly exports: readonly ModuleExport[];
}

/** True where the text may hold what only the tree shows: `require`, `exports`, workers named by URL. */
export function mayBeCommonJs(text: string): boolean {
  return /\brequire\b|\bexports\b|\bnew URL\b/.test(text);
}

function part(node: SyntaxNode, field: string): SyntaxNode | undefined {
  return node.children.find((child) => child.field === field);
}

/** The value of a string that holds no expression; null for everything else. */
export function literalText(written: string): string | null {
  const text = written.trim();
  const quote = text[0];
  const isLiteral = quote !== undefined && '\'"`'.includes(quote) && text.at(-1) === quote && text.length > 1;
  if (!isLiteral || (quote === '`' && text.includes('${'))) return null;
  return text.slice(1, -1);
}

function keysOf(pattern: SyntaxNode, text: string): string[] {
  return pattern.children.map((property) => {
    const key = part(property, 'key');
    return key === undefined
      ? '*'
      : (literalText(text.slice(key.start, key.end)) ?? text.slice(key.start, key.end));
  });
}

/** Names that the code around a call of `require` takes of the module. */
function namesTaken(parent: SyntaxNode | undefined, text: string): string[] {
  if (parent?.type === 'ExpressionStatement') return [];
  if (parent?.type === 'VariableDeclarator') {
    const id = part(parent, 'id');
    return id?.type === 'ObjectPattern' ? keysOf(id, text) : ['*'];
  }
  const property = parent?.type === 'MemberExpression' ? part(parent, 'property') : undefined;
  return property?.type === 'Identifier' ? [text.slice(property.start, property.end)] : ['*'];
}

function importAt(node: SyntaxNode, parent: SyntaxNode | undefined, text: string): ModuleImport | null {
  const { start, end } = node;
  const textAt = (at: SyntaxNode | undefined): string => (at ? text.slice(at.start, at.end) : '');
  if (node.type === 'TSExternalModuleReference') {
    const specifier = literalText(textAt(part(node, 'expression')));
    return specifier === null ? null : { specifier, names: ['*'], kind: 'require', start, end };
  }
  const isRequire = node.type === 'CallExpression' && textAt(part(node, 'callee')) === 'require';
  const isUrl = node.type === 'NewExpression' && textAt(part(node, 'callee')) === 'URL';
  if (!isRequire && !isUrl) return null;
  const [first, second] = node.children.filter((child) => child.field === 'arguments');
  const specifier = literalText(textAt(first));
  if (specifier === null) return null;
  if (isRequire) return { specifier, names: namesTaken(parent, text), kind: 'require', start, end };
  return textAt(second) === 'import.meta.url'
    ? { specifier, names: ['*'], kind: 'dynamic', start, end }
    : null;
}

function kindOf(value: SyntaxNode | undefined): ModuleExport['kind'] {
  if (value?.type === 'FunctionExpression' || value?.type === 'ArrowFunctionExpression') return 'function';
  return value?.type === 'ClassExpression' ? 'class' : 'value';
}

/** `module.exports = …`, `module.exports.name = …`, `exports.name = …` and what they give. */
function exportsAt(node: SyntaxNode, text: string): ModuleExport[] {
  const left = node.type === 'AssignmentExpression' ? part(node, 'left') : undefined;
  if (left?.type !== 'MemberExpression') return [];
  const { start, end } = node;
  const path = text.slice(left.start, left.end);
  const right = part(node, 'right');
  const name = /^(?:module\.)?exports\.([\w$]+)$/.exec(path)?.[1];
  if (name !== undefined && path !== 'module.exports') return [{ name, kind: kindOf(right), start, end }];
  if (path !== 'module.exports') return [];
  const whole: ModuleExport = { name: 'default', kind: kindOf(right), start, end };
  if (right?.type !== 'ObjectExpression') return [whole];
  const members = right.children.filter((child) => part(child, 'key') !== undefined);
  return [
    whole,
    ...members.map((member) => ({
      name: keysOf({ ...right, children: [member] }, text)[0] ?? '*',
      kind: kindOf(part(member, 'value')),
      start: member.start,
      end: member.end,
    })),
  ];
}

/** Reads a tree for `require`, `import x = require()`, `new URL(…, import.meta.url)` and `module.exports`. */
export function commonJs(root: SyntaxNode, text: string): CommonJs {
  const imports: ModuleImport[] = [];
  const exports: ModuleExport[] = [];
  const visit = (node: SyntaxNode, parent: SyntaxNode | undefined): void => {
    const taken = importAt(node, parent, text);
    if (taken) imports.push(taken);
    exports.push(...exportsAt(node, text));
    for (const child of node.children) visit(child, node);
  };
  visit(root, undefined);
  return { imports, exports };
}
