import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import type { Patch } from '../test-facts.ts';
import { nodesOf, part, someNode, textOf } from '../tree.ts';
import { canonical, nameText } from './canonical.ts';
import { chainOf, isFunction } from './chain.ts';
import { FAKE } from './declared.ts';

const NOTHING = new Map<string, string>();
const MOCKERS = new Set(['vi', 'jest', 'mock', 'td', 'sinon', 'vitest', 't']);
const BUILTIN =
  /^(?:globalThis\.|global\.|window\.)?(?:Array|Object|String|Number|Date|JSON|Math|Map|Set|Promise|RegExp|Boolean|Symbol|Error|Function|assert|expect)\.(?!config\b)[\w.$]+$/;
const REAL = /\b(?:importActual|requireActual|importOriginal|original|actual)\b/;

function memberNames(file: SyntaxFile, factory: SyntaxNode | undefined): string[] | null {
  if (!factory) return null;
  for (const node of nodesOf(factory)) {
    if (node.type !== 'ObjectExpression') continue;
    return node.children.flatMap((each) => {
      const key = part(each, 'key');
      return key ? [textOf(file, key).replaceAll(/['"]/g, '')] : [];
    });
  }
  return null;
}

/** `vi.mock('./a')`, `jest.mock('./a', factory)`, `mock.module('./a', …)`. */
function moduleMock(file: SyntaxFile, node: SyntaxNode): Patch | null {
  const { root, links } = chainOf(file, node);
  const [link] = links;
  const [module, factory] = link?.given ?? [];
  const isMock =
    MOCKERS.has(textOf(file, root)) &&
    /^(?:mock|doMock|unstable_mockModule|module|replaceEsm|replace)$/.test(link?.name ?? '');
  if (!isMock || !module) return null;
  const target = /['"`]([^'"`]+)['"`]/.exec(textOf(file, module))?.[1];
  if (target === undefined) return null;
  const keepsReal =
    factory !== undefined && (REAL.test(textOf(file, factory)) || /spy:\s*true/.test(textOf(file, factory)));
  const names = keepsReal ? (memberNames(file, factory) ?? []) : null;
  return {
    kind: 'mocked',
    text: canonical(file, node, NOTHING),
    target,
    names,
    start: node.start,
    end: node.end,
  };
}

/** `vi.spyOn(module, 'name').mockReturnValue(…)`: the name is replaced. */
function spy(file: SyntaxFile, node: SyntaxNode, subjects: ReadonlyMap<string, string>): Patch | null {
  const { links } = chainOf(file, node);
  const at = links.findIndex(({ name }) => /^(?:spyOn|stub|method)$/.test(name));
  const isReplaced = links
    .slice(at + 1)
    .some(({ name }) =>
      /^(?:mock(?:Return|Resolved|Rejected|Impl)\w*|returns|resolves|callsFake)$/.test(name),
    );
  const [object, name] = links[at]?.given ?? [];
  const module = object && subjects.get(textOf(file, object));
  if (at < 0 || !isReplaced || !name || module === undefined) return null;
  return {
    kind: 'mocked',
    text: canonical(file, node, NOTHING),
    target: module,
    names: [textOf(file, name).slice(1, -1)],
    start: node.start,
    end: node.end,
  };
}

/** `const total = vi.fn()` where `total` is a name of the code under test. */
function shadow(file: SyntaxFile, node: SyntaxNode, subjects: ReadonlyMap<string, string>): Patch | null {
  const [id, init] = node.type === 'VariableDeclarator' ? [part(node, 'id'), part(node, 'init')] : [];
  const name = id?.type === 'Identifier' ? nameText(file, id) : '';
  const module = subjects.get(name);
  if (module === undefined || !init || !FAKE.test(textOf(file, init))) return null;
  return {
    kind: 'mocked',
    text: canonical(file, node, NOTHING),
    target: module,
    names: [name],
    start: node.start,
    end: node.end,
  };
}

function isGuarded(file: SyntaxFile, node: SyntaxNode, guards: readonly SyntaxNode[]): boolean {
  return guards.some(
    (guard) => guard.start <= node.start && node.end <= guard.end && textOf(file, guard).includes('!'),
  );
}

function assignment(
  file: SyntaxFile,
  node: SyntaxNode,
  guards: readonly SyntaxNode[],
  subjects: ReadonlyMap<string, string>,
): Patch | null {
  const left = node.type === 'AssignmentExpression' ? part(node, 'left') : undefined;
  const operator = part(node, 'operator')?.type;
  if (left?.type !== 'MemberExpression' || operator !== '=') return null;
  const target = canonical(file, left, NOTHING);
  const spot = {
    text: canonical(file, node, NOTHING),
    target,
    names: null,
    start: node.start,
    end: node.end,
  };
  const value = part(node, 'right');
  if (target === 'process.exitCode')
    return value && textOf(file, value) === '0' ? { kind: 'exit', ...spot } : null;
  const isFake = value !== undefined && (isFunction(value) || FAKE.test(textOf(file, value)));
  if (isFake && subjects.has(target.split('.')[0] ?? '')) return { kind: 'replaced', ...spot };
  if (!BUILTIN.test(target) || isGuarded(file, node, guards)) return null;
  return { kind: 'builtin', ...spot };
}

function call(file: SyntaxFile, node: SyntaxNode): Patch | null {
  const { root, links } = chainOf(file, node);
  const path = [textOf(file, root), ...links.map(({ name }) => name)].join('.');
  const spot = {
    text: canonical(file, node, NOTHING),
    target: path,
    names: null,
    start: node.start,
    end: node.end,
  };
  const given = links[0]?.given ?? [];
  if (/^process\.(?:exit|reallyExit)$/.test(path))
    return given[0] && textOf(file, given[0]) !== '0' ? null : { kind: 'exit', ...spot };
  const [first] = links[0]?.given ?? [];
  const on = first ? textOf(file, first) : '';
  if (
    /^(?:Object|Reflect)\.defineProperty$/.test(path) &&
    /\.prototype$|^(?:Date|Math|JSON|Array|Object)$/.test(on)
  )
    return { kind: 'builtin', ...spot };
  const members = path === 'expect.extend' && first ? memberNames(file, first) : null;
  return members?.some((name) => /^to(?:Be|Equal|StrictEqual|Throw|Match|Contain)$/.test(name)) === true
    ? { kind: 'builtin', ...spot }
    : null;
}

/** What a file replaces: modules, names of the code under test, built-in things, the end of the process. */
export function patchesOf(file: SyntaxFile, subjects: ReadonlyMap<string, string>): Patch[] {
  const found: Patch[] = [];
  const guards: SyntaxNode[] = [];
  const covered = (at: SyntaxNode): boolean =>
    found.some(({ start, end }) => start <= at.start && at.end <= end);
  for (const node of nodesOf(file.root)) {
    if (node.type === 'IfStatement') {
      const condition = part(node, 'test');
      if (condition && someNode(condition, ({ type }) => type === '!')) guards.push(node);
    }
    const isCall = node.type === 'CallExpression';
    const patch =
      (isCall ? (moduleMock(file, node) ?? spy(file, node, subjects) ?? call(file, node)) : null) ??
      shadow(file, node, subjects) ??
      assignment(file, node, guards, subjects);
    if (patch && !covered(node)) found.push(patch);
  }
  return found;
}
