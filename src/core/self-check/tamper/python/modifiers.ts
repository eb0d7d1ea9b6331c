import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import type { Modifier } from '../test-facts.ts';
import { lastWord, part, textOf } from '../tree.ts';
import { canonical } from './canonical.ts';
import { calledPath, givenTo } from './read-assertion.ts';

const NOTHING = new Map<string, string>();
const KINDS: Readonly<Record<string, Modifier['kind']>> = {
  skip: 'skip',
  skipif: 'skip',
  skipIf: 'skip',
  skipUnless: 'skip',
  xfail: 'fails',
  expectedFailure: 'fails',
};

/** What a decorator, or a mark in `pytestmark`, says of running. */
function markModifiers(file: SyntaxFile, node: SyntaxNode, start: number): Modifier[] {
  if (node.type === 'list' || node.type === 'tuple')
    return node.children.flatMap((each) => markModifiers(file, each, start));
  const path = node.type === 'call' ? calledPath(file, node) : textOf(file, node);
  const name = lastWord(path);
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (kind === undefined || !/^(?:@?pytest\.|@?unittest\.|mark\.|skip|expectedFailure|xfail)/.test(path))
    return [];
  const [first] = node.type === 'call' && !/^skip$/.test(name) ? givenTo(file, node).places : [];
  const condition =
    first && first.type !== 'string'
      ? canonical(file, first, NOTHING)
      : first
        ? canonical(file, first, NOTHING)
        : null;
  const always = name === 'skipUnless' ? /^(?:False|0|None)$/ : /^(?:True|1)$/;
  return [{ kind, condition: condition !== null && always.test(condition) ? null : condition, start }];
}

export function decoratorModifiers(file: SyntaxFile, decorated: SyntaxNode): Modifier[] {
  return decorated.children
    .filter(({ type }) => type === 'decorator')
    .flatMap((decorator) =>
      decorator.children[0] ? markModifiers(file, decorator.children[0], decorator.start) : [],
    );
}

/** `pytestmark = …` and `__test__ = False` among the statements of a module or class. */
export function bodyModifiers(file: SyntaxFile, statements: readonly SyntaxNode[]): Modifier[] {
  return statements.flatMap((statement) => {
    const assignment = statement.type === 'expression_statement' ? statement.children[0] : undefined;
    const [left, right] =
      assignment?.type === 'assignment' ? [part(assignment, 'left'), part(assignment, 'right')] : [];
    if (!left || !right) return moduleSkip(file, statement);
    const name = textOf(file, left);
    if (name === 'pytestmark') return markModifiers(file, right, statement.start);
    return name === '__test__' && textOf(file, right) === 'False'
      ? [{ kind: 'skip', condition: null, start: statement.start }]
      : [];
  });
}

/** `pytest.skip(…, allow_module_level=True)`. */
function moduleSkip(file: SyntaxFile, statement: SyntaxNode): Modifier[] {
  const call = statement.children[0];
  const isSkip =
    statement.type === 'expression_statement' &&
    call !== undefined &&
    calledPath(file, call) === 'pytest.skip';
  return isSkip ? [{ kind: 'skip', condition: null, start: statement.start }] : [];
}
