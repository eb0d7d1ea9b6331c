import type { Finding } from './finding.ts';
import { impureNames, pureFiles } from './rooms.ts';
import { isNode, lineOf, textOf, type SourceFile, type SyntaxNode } from './syntax.ts';

type Check = (file: SourceFile) => Finding[];

function found(rule: string, file: SourceFile, nodes: readonly SyntaxNode[], message: string): Finding[] {
  return nodes.map((node) => ({
    rule,
    place: `${file.path}:${lineOf(file, node)}`,
    message: `${message}: ${textOf(file, node).split('\n', 1)[0]}`,
  }));
}

function isReExport(node: SyntaxNode): boolean {
  return (
    node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && isNode(node['source']))
  );
}

/** The package's entries: the front door, the subpath whose names F002 lists, and what others build screens of. */
const CONTENTS_PAGES = ['src/index.ts', 'src/validation/index.ts', 'ui/react/index.ts'];

/** Only the package's entries are contents pages. */
export const checkBarrels: Check = (file) => {
  const isBarrel = file.statements.length > 0 && file.statements.every(isReExport);
  if (CONTENTS_PAGES.includes(file.path) || !(isBarrel || file.path.endsWith('/index.ts'))) return [];
  return [{ rule: 'HS3', place: file.path, message: 'only the entries of the package are contents pages' }];
};

function isClock(node: SyntaxNode): boolean {
  const { callee, arguments: given } = node;
  if (!isNode(callee) || callee.type !== 'Identifier' || callee['name'] !== 'Date') return false;
  return (
    node.type === 'CallExpression' ||
    (node.type === 'NewExpression' && Array.isArray(given) && given.length === 0)
  );
}

/** Names that the file declares itself or uses as keys are not the global ones. */
function isGlobalName(file: SourceFile, node: SyntaxNode): boolean {
  if (node.type === 'MemberExpression') return impureNames.includes(textOf(file, node));
  if (node.type !== 'CallExpression' && node.type !== 'MemberExpression') return false;
  return (
    isNode(node['callee']) &&
    node['callee'].type === 'Identifier' &&
    impureNames.includes(textOf(file, node['callee']))
  );
}

function isGlobalMember(file: SourceFile, node: SyntaxNode): boolean {
  const { object } = node;
  return (
    node.type === 'MemberExpression' &&
    isNode(object) &&
    object.type === 'Identifier' &&
    impureNames.includes(textOf(file, object))
  );
}

/** core and contract have no clock, chance, network or disk. */
export const checkPurity: Check = (file) => {
  if (!pureFiles.test(file.path)) return [];
  const impure = file.nodes.filter(
    (node) => isClock(node) || isGlobalName(file, node) || isGlobalMember(file, node),
  );
  return found('HS4', file, impure, 'reads the world');
};

/** `any` switches the compiler off. */
export const checkAny: Check = (file) =>
  found(
    'HS5',
    file,
    file.nodes.filter((node) => node.type === 'TSAnyKeyword'),
    'any',
  );

/** Classes that a source names, outside of src/validation. */
const NAMED_CLASSES: Readonly<Record<string, string>> = {
  'src/core/quality-gate/quality-gate.ts': 'QualityGate',
};

function isNamed(file: SourceFile, { id }: SyntaxNode): boolean {
  return isNode(id) && textOf(file, id) === NAMED_CLASSES[file.path];
}

/** Functions on data: a class is an error, or one that a source names. */
export const checkClasses: Check = (file) => {
  if (file.path.startsWith('src/validation/')) return [];
  const classes = file.nodes.filter((node) => /^Class(Declaration|Expression)$/.test(node.type));
  const others = classes.filter(
    (node) =>
      !isNamed(file, node) &&
      (!isNode(node['superClass']) || !textOf(file, node['superClass']).endsWith('Error')),
  );
  return found('HS7', file, others, 'a class that no source names');
};
