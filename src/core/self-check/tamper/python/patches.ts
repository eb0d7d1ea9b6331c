import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import type { Patch } from '../test-facts.ts';
import { lastWord, nodesOf, part, textOf } from '../tree.ts';
import { canonical } from './canonical.ts';
import { isOutside } from './imports.ts';
import { calledPath, givenTo } from './read-assertion.ts';

const NOTHING = new Map<string, string>();

type Subjects = ReadonlyMap<string, string>;

function spotOf(file: SyntaxFile, node: SyntaxNode): Pick<Patch, 'text' | 'start' | 'end' | 'names'> {
  return { text: canonical(file, node, NOTHING), start: node.start, end: node.end, names: null };
}

/** `price.total` with the module that `price` was imported as. */
function resolved(path: string, subjects: Subjects): string {
  const [first = '', ...rest] = path.split('.');
  const module = subjects.get(first);
  if (module === undefined || module.split('.')[0] === first) return path;
  return [module, first, ...rest].join('.');
}

/** `monkeypatch.setattr`, `mock.patch`, `patch.object`: the dotted path that they replace. */
function patchCall(file: SyntaxFile, node: SyntaxNode, subjects: Subjects): Patch | null {
  const path = calledPath(file, node);
  if (!/(?:^|\.)(?:setattr|patch|patch\.object|patch\.multiple)$/.test(path)) return null;
  const [first, second] = givenTo(file, node).places;
  if (!first) return null;
  const isText = first.type === 'string';
  const object = canonical(file, first, NOTHING).replaceAll('"', '');
  const name = second?.type === 'string' ? canonical(file, second, NOTHING).replaceAll('"', '') : '';
  const target = isText ? object : `${resolved(object, subjects)}.${name}`;
  return isOutside(target) ? null : { kind: 'replaced', target, ...spotOf(file, node) };
}

function exitCall(file: SyntaxFile, node: SyntaxNode): Patch | null {
  const path = calledPath(file, node);
  if (!/^(?:sys\.exit|os\._exit|exit|quit|pytest\.exit)$/.test(path)) return null;
  const [first] = givenTo(file, node).places;
  const isQuiet = !first || textOf(file, first) === '0' || path === 'pytest.exit';
  return isQuiet ? { kind: 'exit', target: path, ...spotOf(file, node) } : null;
}

function assigned(file: SyntaxFile, node: SyntaxNode, subjects: Subjects): Patch | null {
  const [left, right] = [part(node, 'left'), part(node, 'right')];
  if (!left || !right) return null;
  const target = canonical(file, left, NOTHING);
  const spot = spotOf(file, node);
  if (/\.exitstatus$|\.exitcode$/.test(target)) return { kind: 'exit', target, ...spot };
  if (/^(?:rep|report|result|outcome)\w*\.(?:outcome|passed|failed)$/.test(target))
    return { kind: 'report', target, ...spot };
  if (/^collect_ignore(?:_glob)?$/.test(target)) return { kind: 'selection', target, ...spot };
  if (/^builtins\.\w+$/.test(target)) return { kind: 'builtin', target, ...spot };
  const isFake = right.type === 'lambda' || /\b(?:Magic|Async)?Mock\(/.test(textOf(file, right));
  const module = subjects.get(target);
  if (module !== undefined && isFake) return { ...spot, kind: 'mocked', target: module, names: [target] };
  const root = target.split('.')[0] ?? '';
  const isModule = left.type === 'attribute' && subjects.has(root) && /^[a-z_]/.test(root);
  return isModule && !/\.\w*(?:config|settings|timeout|level|debug)\w*$/i.test(target)
    ? { kind: 'replaced', target: resolved(target, subjects), ...spot }
    : null;
}

const TAKES_OUT =
  /items\[:\]\s*=|items\.(?:clear|remove|pop)\b|\bdel items|deselected\(|mark\.(?:skip|xfail)/;
const BY_CHOICE = /\bgetoption\b|\bkeywords\b|get_closest_marker/;

function defined(file: SyntaxFile, node: SyntaxNode, subjects: Subjects): Patch | null {
  const name = part(node, 'name');
  const word = name ? textOf(file, name) : '';
  const body = textOf(file, node);
  const spot = spotOf(file, node);
  if (word === 'pytest_ignore_collect') return { kind: 'selection', target: word, ...spot };
  if (word === 'pytest_collection_modifyitems' && TAKES_OUT.test(body) && !BY_CHOICE.test(body))
    return { kind: 'selection', target: word, ...spot };
  const module = node.field === null ? subjects.get(word) : undefined;
  return module === undefined ? null : { ...spot, kind: 'mocked', target: module, names: [word] };
}

function isMain(file: SyntaxFile, node: SyntaxNode): boolean {
  const condition = node.type === 'if_statement' ? part(node, 'condition') : undefined;
  return condition !== undefined && textOf(file, condition).includes('__name__');
}

/** What a file replaces: names of the code under test, built-in things, reports, the choice of tests, the exit code. */
export function patchesOf(file: SyntaxFile, subjects: Subjects): Patch[] {
  const found: Patch[] = [];
  for (const node of nodesOf(file.root, (each) => isMain(file, each))) {
    if (isMain(file, node)) continue;
    const patch =
      node.type === 'call'
        ? (patchCall(file, node, subjects) ?? exitCall(file, node))
        : node.type === 'assignment'
          ? assigned(file, node, subjects)
          : node.type === 'function_definition'
            ? defined(file, node, subjects)
            : null;
    if (patch && lastWord(patch.target) !== '') found.push(patch);
  }
  return found;
}
