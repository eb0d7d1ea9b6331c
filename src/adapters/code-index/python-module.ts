import type {
  ModuleExport,
  ModuleFacts,
  ModuleImport,
  SyntaxFile,
  SyntaxNode,
} from '../../contract/syntax.ts';

function part(node: SyntaxNode, field: string): SyntaxNode | undefined {
  return node.children.find((child) => child.field === field);
}

/** The dotted name of `a.b` and of `a.b as c`. */
function importedName(node: SyntaxNode, text: string): string {
  const name = part(node, 'name') ?? node;
  return text.slice(name.start, name.end);
}

function importsAt(node: SyntaxNode, text: string): ModuleImport[] {
  const { start, end } = node;
  const named = node.children.filter((child) => child.field === 'name');
  if (node.type === 'import_statement')
    return named.map((name) => ({
      specifier: importedName(name, text),
      names: ['*'],
      kind: 'static',
      start,
      end,
    }));
  const module = part(node, 'module_name');
  const names = named.map((name) => importedName(name, text));
  const specifier = module === undefined ? '' : text.slice(module.start, module.end);
  return [{ specifier, names: names.length > 0 ? names : ['*'], kind: 'static', start, end }];
}

/** `importlib.import_module('x')`, `__import__('x')`. */
function dynamicImportAt(node: SyntaxNode, text: string): ModuleImport[] {
  const callee = part(node, 'function');
  const called = callee === undefined ? '' : text.slice(callee.start, callee.end);
  if (!/^(?:(?:importlib\.)?import_module|__import__)$/.test(called)) return [];
  const first = part(node, 'arguments')?.children[0];
  const content = first?.type === 'string' ? stringOf(first, text) : null;
  return content === null
    ? []
    : [{ specifier: content, names: ['*'], kind: 'dynamic', start: node.start, end: node.end }];
}

function stringOf(node: SyntaxNode, text: string): string | null {
  if (node.children.some((child) => child.type === 'interpolation')) return null;
  return node.children
    .filter((child) => child.type === 'string_content')
    .map((child) => text.slice(child.start, child.end))
    .join('');
}

/** All imports of the file, those inside functions too. */
function importsOf(node: SyntaxNode, text: string): ModuleImport[] {
  if (node.type === 'import_statement' || node.type === 'import_from_statement') return importsAt(node, text);
  const here = node.type === 'call' ? dynamicImportAt(node, text) : [];
  return [...here, ...node.children.flatMap((child) => importsOf(child, text))];
}

function targetsOf(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'identifier') return [node];
  return /_list$|^tuple/.test(node.type) ? node.children.flatMap(targetsOf) : [];
}

function exported(nodes: readonly SyntaxNode[], kind: ModuleExport['kind'], text: string): ModuleExport[] {
  return nodes.map(({ start, end }) => ({ name: text.slice(start, end), kind, start, end }));
}

/** Names that a statement at the top of the file binds, also under `if` and `try`. */
function namesBound(node: SyntaxNode, text: string): ModuleExport[] {
  const name = part(node, 'name');
  if (name && node.type === 'function_definition') return exported([name], 'function', text);
  if (name && node.type === 'class_definition') return exported([name], 'class', text);
  const left = node.type === 'assignment' ? part(node, 'left') : undefined;
  const chained = part(node, 'right');
  if (left)
    return [
      ...exported(targetsOf(left), 'value', text),
      ...(chained?.type === 'assignment' ? namesBound(chained, text) : []),
    ];
  if (node.type === 'import_statement' || node.type === 'import_from_statement') return passedOn(node, text);
  return INNER.test(node.type) ? node.children.flatMap((child) => namesBound(child, text)) : [];
}

const INNER =
  /^(?:module|expression_statement|decorated_definition|if_statement|elif_clause|else_clause|try_statement|except_clause|finally_clause|with_statement|block)$/;

function passedOn(node: SyntaxNode, text: string): ModuleExport[] {
  const named = node.children.filter((child) => child.field === 'name');
  return named.flatMap((name) => {
    const bound = part(name, 'alias') ?? name.children[0];
    return bound === undefined ? [] : exported([bound], 'reexport', text);
  });
}

/** Names that `__all__` lists and nothing in the file binds (lazy modules, star imports). */
function listedNames(root: SyntaxNode, text: string, bound: ReadonlySet<string>): ModuleExport[] {
  const lists = root.children.flatMap((statement) => {
    const [assignment] = statement.children;
    const left = assignment && part(assignment, 'left');
    const isAll = left !== undefined && text.slice(left.start, left.end) === '__all__';
    const right = isAll && assignment ? part(assignment, 'right') : undefined;
    return right ? right.children.filter((child) => child.type === 'string') : [];
  });
  return lists.flatMap((node) => {
    const name = stringOf(node, text);
    return name === null || bound.has(name)
      ? []
      : [{ name, kind: 'reexport' as const, start: node.start, end: node.end }];
  });
}

/** What a Python file takes and gives. */
export function pythonModule({ path, language, text, root, errors }: SyntaxFile): ModuleFacts {
  const exports = namesBound(root, text);
  const listed = listedNames(root, text, new Set(exports.map(({ name }) => name)));
  return {
    path,
    language,
    imports: importsOf(root, text),
    exports: [...exports, ...listed],
    broken: errors.length > 0,
  };
}
