import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { lastWord, part, parts, textOf } from '../../syntax/tree.ts';
import type { Modifier } from '../test-facts.ts';
import { canonical } from './canonical.ts';
import { calledPath, givenTo } from './chain.ts';

const KINDS: ReadonlyMap<string, Modifier['kind']> = new Map([
  ['skip', 'skip'],
  ['skipif', 'skip'],
  ['skipIf', 'skip'],
  ['skipUnless', 'skip'],
  ['xfail', 'fails'],
  ['expectedFailure', 'fails'],
  ['Disabled', 'skip'],
  ['Ignore', 'skip'],
]);
const MARK = /^(?:pytest\.|unittest\.|mark\.|skip|expectedFailure|xfail|Disabled$|Ignore$)/;

/** What a decorator, or a mark in `pytestmark`, says of running. */
function markModifiers(file: SyntaxFile, node: SyntaxNode, start: number): Modifier[] {
  if (node.type === 'ArrayExpression' || node.type === 'Tuple')
    return node.children.flatMap((each) => markModifiers(file, each, start));
  const path = calledPath(file, node) || textOf(file, node);
  const name = lastWord(path);
  const kind = KINDS.get(name);
  if (kind === undefined || !MARK.test(path)) return [];
  const [first] = name === 'skip' ? [] : givenTo(file, node).places;
  const condition = first ? canonical(file, first) : null;
  const always = name === 'skipUnless' ? /^(?:False|0|None)$/ : /^(?:True|1)$/;
  return [{ kind, condition: condition !== null && always.test(condition) ? null : condition, start }];
}

/** Marks of Rust and C# that keep a test from running: `#[ignore]`, `[Fact(Skip = "later")]`, `[Ignore]`. */
const LEFT_OUT = /^#\[ignore\b|^\[(?:\w+\.)*(?:Ignore\b|\w+\([^)]*\bSkip ?=)/;

export function decoratorModifiers(file: SyntaxFile, node: SyntaxNode): Modifier[] {
  return parts(node, 'decorators').flatMap((each): Modifier[] => {
    const [mark] = each.children;
    if (mark) return markModifiers(file, mark, each.start);
    return LEFT_OUT.test(textOf(file, each)) ? [{ kind: 'skip', condition: null, start: each.start }] : [];
  });
}

/** `pytestmark = …`, `__test__ = False` and `pytest.skip(…)` among the statements of a module or class. */
export function bodyModifiers(file: SyntaxFile, statements: readonly SyntaxNode[]): Modifier[] {
  return statements.flatMap((statement): Modifier[] => {
    const [id, init] = [part(statement, 'id'), part(statement, 'init')];
    const name = id ? textOf(file, id) : '';
    if (init && name === 'pytestmark') return markModifiers(file, init, statement.start);
    const isOff = init && name === '__test__' && textOf(file, init) === 'False';
    return isOff || calledPath(file, statement) === 'pytest.skip'
      ? [{ kind: 'skip', condition: null, start: statement.start }]
      : [];
  });
}
