import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { makeAssertion, type Seen } from '../make-assertion.ts';
import type { Assertion, Lost, Modifier, TestFact } from '../test-facts.ts';
import { lastWord, nodesOf, part, parts, textOf } from '../tree.ts';
import { canonical, type Names, statementsOf, withName } from './canonical.ts';
import { calledPath, callSeen, conditionSeen, givenTo } from './read-assertion.ts';

/** A function or method of the file. */
export interface Helper {
  readonly parameters: readonly string[];
  readonly body: SyntaxNode;
}

export interface FileContext {
  readonly file: SyntaxFile;
  readonly helpers: ReadonlyMap<string, Helper>;
  readonly subjects: ReadonlyMap<string, string>;
}

interface Place {
  readonly names: Map<string, string>;
  readonly changed: ReadonlySet<string>;
  readonly lost: Lost | null;
  readonly condition: string | null;
  readonly depth: number;
  readonly shownAt: SyntaxNode | null;
}

export interface Gathered {
  readonly assertions: Assertion[];
  readonly skips: Modifier[];
  earlyReturn: TestFact['earlyReturn'];
}

const DEEPEST_HELPER = 3;
/** Assertions of one test that are read; helpers that call helpers could multiply them. */
const MOST_ASSERTIONS = 5000;
const CATCHES_ALL = /\b(?:Exception|BaseException|AssertionError)\b/;
const RAISES = /\b(?:raise|assert\w*|fail|skip\w*|xfail)\b/;
const SKIPS = /^(?:pytest\.(?:skip|xfail)|self\.skipTest)$/;

/** Names that a function binds more than once. */
function boundTwice(file: SyntaxFile, body: SyntaxNode): Set<string> {
  const counts = new Map<string, number>();
  const add = (node: SyntaxNode | undefined, by: number): void => {
    if (node?.type === 'identifier')
      counts.set(textOf(file, node), (counts.get(textOf(file, node)) ?? 0) + by);
  };
  for (const node of nodesOf(body)) {
    if (node.type === 'assignment') add(part(node, 'left'), 1);
    if (
      node.type === 'augmented_assignment' ||
      node.type === 'for_statement' ||
      node.type === 'named_expression'
    )
      add(part(node, 'left') ?? part(node, 'name'), 2);
  }
  return new Set([...counts].flatMap(([name, count]) => (count > 1 ? [name] : [])));
}

/** What parameters stand for in one call; `self` is left out. */
function boundNames(file: SyntaxFile, helper: Helper, call: SyntaxNode, names: Names): Map<string, string> {
  const bound = new Map(names);
  const { places, named } = givenTo(file, call);
  const parameters = helper.parameters.filter((name) => name !== 'self' && name !== 'cls');
  for (const [index, name] of parameters.entries()) {
    const node = named.get(name) ?? places[index];
    if (node) bound.set(name, canonical(file, node, names));
  }
  return bound;
}

export function gatherBody(context: FileContext, body: SyntaxNode, names: Names): Gathered {
  const { file, helpers, subjects } = context;
  const gathered: Gathered = { assertions: [], skips: [], earlyReturn: null };
  let isOver = false;

  const put = (seen: readonly Seen[], place: Place): void => {
    for (const each of seen) {
      const { start, end } = place.shownAt ?? each;
      gathered.assertions.push(
        makeAssertion({ ...each, start, end }, subjects, isOver ? 'never' : place.lost),
      );
    }
  };

  const lostIn = (place: Place, lost: Lost | null): Place =>
    lost === null || place.lost === 'never' || (place.lost === 'swallowed' && lost === 'conditional')
      ? place
      : { ...place, lost };

  const visitAll = (nodes: readonly SyntaxNode[], place: Place): void => {
    for (const node of nodes) visit(node, place);
  };

  const visitIf = (node: SyntaxNode, place: Place): void => {
    const [condition, then] = [part(node, 'condition'), part(node, 'consequence')];
    const text = condition ? canonical(file, condition, place.names) : '';
    const [only] = then ? statementsOf(then) : [];
    if (
      only?.type === 'return_statement' &&
      only.children.length === 0 &&
      gathered.assertions.length === 0 &&
      place.depth === 0
    )
      gathered.earlyReturn ??= { start: node.start, condition: text };
    const never = /^(?:False|0|None|not True)$/.test(text);
    if (then) visit(then, { ...lostIn(place, never ? 'never' : 'conditional'), condition: text });
    visitAll(parts(node, 'alternative'), lostIn(place, 'conditional'));
  };

  const visitTry = (node: SyntaxNode, place: Place): void => {
    const clauses = node.children.filter(({ type }) => type.startsWith('except'));
    const swallows = clauses.some((clause) => {
      const block = clause.children.find(({ type }) => type === 'block');
      const value = clause.children.filter(({ type }) => type !== 'block');
      const catches = value.length === 0 || value.some((each) => CATCHES_ALL.test(textOf(file, each)));
      return catches && block !== undefined && !RAISES.test(canonical(file, block, place.names));
    });
    for (const child of node.children)
      visit(child, child.field === 'body' ? lostIn(place, swallows ? 'swallowed' : null) : place);
  };

  const visitWith = (node: SyntaxNode, place: Place): void => {
    const inner = part(node, 'body');
    const items = [...nodesOf(node, (each) => each.type === 'block')].filter(({ type }) => type === 'call');
    const raising = items.find((call) =>
      /^(?:raises|warns|assertRaises\w*|assertWarns\w*)$/.test(lastWord(calledPath(file, call))),
    );
    const suppressing = items.some(
      (call) => lastWord(calledPath(file, call)) === 'suppress' && CATCHES_ALL.test(textOf(file, call)),
    );
    if (raising && inner) {
      const [seen] = callSeen({ file, names: place.names }, raising) ?? [];
      const { named } = givenTo(file, raising);
      const match = named.get('match');
      const said = match ? `${seen?.expected},${canonical(file, match, place.names)}` : seen?.expected;
      const subject = canonical(file, inner, place.names).replace(/^\{(.*)\}$/s, '$1');
      if (seen) put([{ ...seen, subject, expected: said ?? null }], place);
    }
    if (inner) visit(inner, lostIn(place, suppressing ? 'swallowed' : null));
  };

  const declare = (node: SyntaxNode, place: Place): void => {
    const [left, right] = [part(node, 'left'), part(node, 'right')];
    if (right) visit(right, place);
    const name = left?.type === 'identifier' ? textOf(file, left) : '';
    const isFake =
      right !== undefined &&
      (right.type === 'lambda' || /\b(?:Magic|Async)?Mock\(/.test(textOf(file, right)));
    if (right && name !== '' && !place.changed.has(name) && !isFake)
      withName(place.names, name, canonical(file, right, place.names));
  };

  const visitHelper = (call: SyntaxNode, place: Place): boolean => {
    const path = calledPath(file, call);
    const helper = /^(?:self\.|cls\.)?\w+$/.test(path)
      ? helpers.get(path.replace(/^(?:self|cls)\./, ''))
      : undefined;
    if (!helper || place.depth >= DEEPEST_HELPER || gathered.assertions.length > MOST_ASSERTIONS)
      return false;
    const count = gathered.assertions.length;
    visit(helper.body, {
      ...place,
      names: boundNames(file, helper, call, place.names),
      changed: boundTwice(file, helper.body),
      depth: place.depth + 1,
      shownAt: place.shownAt ?? call,
    });
    return gathered.assertions.length > count;
  };

  const visitCall = (node: SyntaxNode, place: Place): void => {
    if (SKIPS.test(calledPath(file, node))) {
      gathered.skips.push({ kind: 'skip', condition: place.condition, start: node.start });
      return;
    }
    if (visitHelper(node, place)) return;
    const seen = callSeen({ file, names: place.names }, node);
    if (seen) put(seen, place);
    else visitAll(node.children, place);
  };

  const visit = (node: SyntaxNode, place: Place): void => {
    switch (node.type) {
      case 'assert_statement': {
        const [condition] = node.children;
        if (condition)
          put(
            conditionSeen({ file, names: place.names }, condition, {
              start: node.start,
              end: node.end,
              matcher: 'assert',
            }),
            place,
          );
        return undefined;
      }
      case 'if_statement':
        return visitIf(node, place);
      case 'try_statement':
        return visitTry(node, place);
      case 'with_statement':
        return visitWith(node, place);
      case 'assignment':
        return declare(node, place);
      case 'call':
        return visitCall(node, place);
      case 'raise_statement':
        if (/SkipTest/.test(textOf(file, node)))
          gathered.skips.push({ kind: 'skip', condition: place.condition, start: node.start });
        else if (place.lost === 'conditional')
          put(
            [
              {
                start: node.start,
                end: node.end,
                matcher: 'raise',
                known: { relation: 'fails', strength: 60 },
                subject: canonical(file, node, place.names),
                expected: null,
                negated: false,
              },
            ],
            { ...place, lost: null },
          );
        return undefined;
      case 'function_definition':
      case 'decorated_definition':
      case 'class_definition':
      case 'lambda':
        return undefined;
      default:
        return visitAll(node.children, place);
    }
  };

  /** Assertions of functions that the test declares and nobody calls. */
  const visitUncalled = (place: Place): void => {
    for (const node of body.children) {
      const [name, inner] =
        node.type === 'function_definition' ? [part(node, 'name'), part(node, 'body')] : [];
      if (!name || !inner) continue;
      const word = textOf(file, name);
      const uses = [...nodesOf(body)].filter(
        (each) => each.type === 'identifier' && each !== name && textOf(file, each) === word,
      );
      if (uses.length === 0) visit(inner, { ...place, lost: 'never', depth: 1 });
    }
  };

  const start: Place = {
    names: new Map(names),
    changed: boundTwice(file, body),
    lost: null,
    condition: null,
    depth: 0,
    shownAt: null,
  };
  const statements = statementsOf(body);
  for (const statement of statements) {
    if (
      statement.type === 'return_statement' &&
      gathered.assertions.length === 0 &&
      statement !== statements.at(-1)
    ) {
      gathered.earlyReturn ??= { start: statement.start, condition: null };
      isOver = true;
    }
    visit(statement, start);
  }
  visitUncalled(start);
  return gathered;
}
