import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { nodesOf, part, someNode, textOf } from '../../syntax/tree.ts';
import type { Patch } from '../test-facts.ts';
import { canonical, nameText } from './canonical.ts';
import { calledPath, chainOf, givenTo, isFunction } from './chain.ts';
import { FAKE } from './declared.ts';
import { isOutside } from './imports.ts';

type Subjects = ReadonlyMap<string, string>;

const MOCKERS = new Set(['vi', 'jest', 'mock', 'td', 'sinon', 'vitest', 't']);
const MOCKS_MODULE = /^(?:mock|doMock|unstable_mockModule|module|replaceEsm|replace)$/;
const SPIES = /^(?:spyOn|stub|method)$/;
const GIVES = /^(?:mock(?:Return|Resolved|Rejected|Impl)\w*|returns|resolves|callsFake)$/;
const PATCHES_PATH = /(?:^|\.)(?:setattr|patch|patch\.object|patch\.multiple)$/;
const BUILTIN =
  /^(?:(?:globalThis\.|global\.|window\.)?(?:Array|Object|String|Number|Date|JSON|Math|Map|Set|Promise|RegExp|Boolean|Symbol|Error|Function|assert|expect)\.(?!config\b)[\w.$]+|builtins\.\w+)$/;
const REAL = /\b(?:importActual|requireActual|importOriginal|original|actual)\b|spy:\s*true/;
const ENDS = /^(?:process\.(?:exit|reallyExit)|sys\.exit|os\._exit|exit|quit|pytest\.exit)$/;
const OWN_MATCHER = /^to(?:Be|Equal|StrictEqual|Throw|Match|Contain)$/;
const SETTING = /\.\w*(?:config|settings|timeout|level|debug)\w*$/i;
/** Items that are put in another order are all there. */
const TAKES_OUT =
  /items\[:\]\s*=(?!\s*(?:sorted|reversed)\(items\b[^\n[]*$)|items\.(?:clear|remove|pop)\b|\bdel items|deselected\(|mark\.(?:skip|xfail)/m;
const BY_CHOICE = /\bgetoption\b|\bkeywords\b|get_closest_marker/;

/** A patch of a node, by what it is and what it replaces. */
function patch(
  file: SyntaxFile,
  node: SyntaxNode,
  kind: Patch['kind'],
  target: string,
  names: Patch['names'] = null,
): Patch {
  return { kind, text: canonical(file, node), target, names, start: node.start, end: node.end };
}

function memberNames(file: SyntaxFile, factory: SyntaxNode | undefined): string[] | null {
  const members = factory && [...nodesOf(factory)].find(({ type }) => type === 'ObjectExpression');
  if (!members) return null;
  return members.children.flatMap((each) => {
    const key = part(each, 'key');
    return key ? [textOf(file, key).replaceAll(/['"]/g, '')] : [];
  });
}

/** `vi.mock('./a')`, `jest.mock('./a', factory)`, `mock.module('./a', …)`. */
function moduleMock(file: SyntaxFile, node: SyntaxNode): Patch | null {
  const { root, links } = chainOf(file, node);
  const [module, factory] = links[0]?.given ?? [];
  if (!MOCKERS.has(textOf(file, root)) || !MOCKS_MODULE.test(links[0]?.name ?? '') || !module) return null;
  const target = /['"`]([^'"`]+)['"`]/.exec(textOf(file, module))?.[1];
  if (target === undefined) return null;
  const keepsReal = factory !== undefined && REAL.test(textOf(file, factory));
  return patch(file, node, 'mocked', target, keepsReal ? (memberNames(file, factory) ?? []) : null);
}

/** `vi.spyOn(module, 'name').mockReturnValue(…)`: the name is replaced. */
function spy(file: SyntaxFile, node: SyntaxNode, subjects: Subjects): Patch | null {
  const { links } = chainOf(file, node);
  const at = links.findIndex(({ name }) => SPIES.test(name));
  const [object, name] = links[at]?.given ?? [];
  const module = object && subjects.get(textOf(file, object));
  if (!links.slice(at + 1).some((link) => GIVES.test(link.name)) || !name || module === undefined)
    return null;
  return patch(file, node, 'mocked', module, [textOf(file, name).slice(1, -1)]);
}

/** `price.total` with the module that `price` was imported as. */
function resolved(path: string, subjects: Subjects): string {
  const [first = '', ...rest] = path.split('.');
  const module = subjects.get(first);
  if (module === undefined || module.split('.')[0] === first) return path;
  return [module, first, ...rest].join('.');
}

/** `monkeypatch.setattr`, `mock.patch`, `patch.object`: the dotted path that they replace. */
function pathPatch(file: SyntaxFile, node: SyntaxNode, subjects: Subjects): Patch | null {
  const [first, second] = givenTo(file, node).places;
  if (file.language !== 'python' || !first || !PATCHES_PATH.test(calledPath(file, node))) return null;
  const object = canonical(file, first).replaceAll('"', '');
  const name = second?.type === 'Literal' ? canonical(file, second).replaceAll('"', '') : '';
  const target = first.type === 'Literal' ? object : `${resolved(object, subjects)}.${name}`;
  return isOutside(target) ? null : patch(file, node, 'replaced', target);
}

function call(file: SyntaxFile, node: SyntaxNode): Patch | null {
  const path = calledPath(file, node);
  const [first] = givenTo(file, node).places;
  const given = first ? textOf(file, first) : '0';
  if (ENDS.test(path) && (given === '0' || path === 'pytest.exit')) return patch(file, node, 'exit', path);
  const isDefined =
    /^(?:Object|Reflect)\.defineProperty$/.test(path) &&
    /\.prototype$|^(?:Date|Math|JSON|Array|Object)$/.test(given);
  const isExtended =
    path === 'expect.extend' && memberNames(file, first)?.some((name) => OWN_MATCHER.test(name)) === true;
  return isDefined || isExtended ? patch(file, node, 'builtin', path) : null;
}

function isFake(file: SyntaxFile, value: SyntaxNode | undefined): boolean {
  return value !== undefined && (isFunction(value) || FAKE.test(textOf(file, value)));
}

/** `const total = vi.fn()`, where `total` is a name of the code under test. */
function shadow(file: SyntaxFile, node: SyntaxNode, subjects: Subjects): Patch | null {
  const [id, init] = [part(node, 'id'), part(node, 'init')];
  const name = id?.type === 'Identifier' ? nameText(file, id) : '';
  if (/^collect_ignore(?:_glob)?$/.test(name)) return patch(file, node, 'selection', name);
  const module = subjects.get(name);
  const isReplaced =
    init && (file.language === 'python' ? isFake(file, init) : FAKE.test(textOf(file, init)));
  return module !== undefined && isReplaced ? patch(file, node, 'mocked', module, [name]) : null;
}

function assignment(
  file: SyntaxFile,
  node: SyntaxNode,
  isGuarded: boolean,
  subjects: Subjects,
): Patch | null {
  const [left, value] = [part(node, 'left'), part(node, 'right')];
  const operator = part(node, 'operator')?.type ?? '=';
  if (left?.type !== 'MemberExpression' || operator !== '=' || !value) return null;
  const target = canonical(file, left);
  if (target === 'process.exitCode')
    return textOf(file, value) === '0' ? patch(file, node, 'exit', target) : null;
  if (/\.exit(?:status|code)$/.test(target)) return patch(file, node, 'exit', target);
  if (/^(?:rep|report|result|outcome)\w*\.(?:outcome|passed|failed)$/.test(target))
    return patch(file, node, 'report', target);
  const root = target.split('.')[0] ?? '';
  const isModule = file.language === 'python' && /^[a-z_]/.test(root) && !SETTING.test(target);
  if (subjects.has(root) && (isModule || isFake(file, value)))
    return patch(file, node, 'replaced', isModule ? resolved(target, subjects) : target);
  return BUILTIN.test(target) && !isGuarded ? patch(file, node, 'builtin', target) : null;
}

/** A hook of pytest that takes tests out, or a function in the place of one that was imported. */
function defined(file: SyntaxFile, node: SyntaxNode, isTop: boolean, subjects: Subjects): Patch | null {
  const id = part(node, 'id');
  const word = id ? textOf(file, id) : '';
  const body = textOf(file, node);
  const takesOut =
    word === 'pytest_ignore_collect' ||
    (word === 'pytest_collection_modifyitems' && TAKES_OUT.test(body) && !BY_CHOICE.test(body));
  if (takesOut) return patch(file, node, 'selection', word);
  const module = isTop && file.language === 'python' ? subjects.get(word) : undefined;
  return module === undefined ? null : patch(file, node, 'mocked', module, [word]);
}

function isMain(file: SyntaxFile, node: SyntaxNode): boolean {
  const condition = node.type === 'IfStatement' ? part(node, 'test') : undefined;
  return condition !== undefined && textOf(file, condition).includes('__name__');
}

function patchAt(file: SyntaxFile, node: SyntaxNode, isGuarded: boolean, subjects: Subjects): Patch | null {
  switch (node.type) {
    case 'CallExpression':
      return (
        moduleMock(file, node) ??
        spy(file, node, subjects) ??
        pathPatch(file, node, subjects) ??
        call(file, node)
      );
    case 'VariableDeclarator':
      return shadow(file, node, subjects);
    case 'AssignmentExpression':
      return assignment(file, node, isGuarded, subjects);
    case 'FunctionDeclaration':
      return defined(file, node, file.root.children.includes(node), subjects);
    default:
      return null;
  }
}

/** What a file replaces: modules, names of the code under test, built-in things, the choice of tests, the exit code. */
export function patchesOf(file: SyntaxFile, subjects: Subjects): Patch[] {
  const found: Patch[] = [];
  const guards: SyntaxNode[] = [];
  const holds = (at: SyntaxNode, one: { readonly start: number; readonly end: number }): boolean =>
    one.start <= at.start && at.end <= one.end;
  for (const node of nodesOf(file.root, (each) => isMain(file, each))) {
    if (isMain(file, node)) continue;
    const condition = node.type === 'IfStatement' ? part(node, 'test') : undefined;
    if (condition && someNode(condition, ({ type }) => type === '!')) guards.push(node);
    const isGuarded = guards.some((guard) => holds(node, guard));
    const one = found.some((each) => each.kind !== 'selection' && holds(node, each))
      ? null
      : patchAt(file, node, isGuarded, subjects);
    if (one) found.push(one);
  }
  return found;
}
