import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { makeAssertion, type Seen } from '../make-assertion.ts';
import type { Assertion, Lost, Modifier, TestFact } from '../test-facts.ts';
import { lastWord, nodesOf, part, parts, textOf } from '../tree.ts';
import { canonical, type Names, statementsOf, withName } from './canonical.ts';
import { calledPath, callSeen, conditionSeen, givenTo } from './read-assertion.ts';

/** A function or method. */
export interface Helper {
  /** Where it stands, where that is another file. */
  readonly home?: FileContext;
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

/** One walk through a body: the file, what is gathered, and whether the test is over. */
interface Walk extends FileContext {
  readonly body: SyntaxNode;
  readonly gathered: Gathered;
  isOver: boolean;
}

const DEEPEST_HELPER = 3;
const MOST_ROWS = 200;
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
  const bound = new Map(helper.home === undefined ? names : []);
  const { places, named } = givenTo(file, call);
  const parameters = helper.parameters.filter((name) => name !== 'self' && name !== 'cls');
  for (const [index, name] of parameters.entries()) {
    const node = named.get(name) ?? places[index];
    if (node) bound.set(name, canonical(file, node, names));
  }
  return bound;
}

function put(walk: Walk, seen: readonly Seen[], place: Place): void {
  const { subjects, gathered } = walk;

  for (const each of seen) {
    const { start, end } = place.shownAt ?? each;
    gathered.assertions.push(
      makeAssertion({ ...each, start, end }, subjects, walk.isOver ? 'never' : place.lost),
    );
  }
}

/** The place with what is lost there; the worse loss stays. */
function lostIn(place: Place, lost: Lost | null): Place {
  return lost === null || place.lost === 'never' || (place.lost === 'swallowed' && lost === 'conditional')
    ? place
    : { ...place, lost };
}

function visitAll(walk: Walk, nodes: readonly SyntaxNode[], place: Place): void {
  for (const node of nodes) visit(walk, node, place);
}

function visitIf(walk: Walk, node: SyntaxNode, place: Place): void {
  const { file, gathered } = walk;

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
  if (then) visit(walk, then, { ...lostIn(place, never ? 'never' : 'conditional'), condition: text });
  visitAll(walk, parts(node, 'alternative'), lostIn(place, 'conditional'));
}

/** A loop over a written list is read once for each of its items. */
function visitLoop(walk: Walk, node: SyntaxNode, place: Place): void {
  const { file } = walk;

  const [left, right, inner] = [part(node, 'left'), part(node, 'right'), part(node, 'body')];
  const isList =
    right !== undefined && /^(?:list|tuple)$/.test(right.type) && right.children.length <= MOST_ROWS;
  if (!left || !isList || !inner) return visitAll(walk, node.children, place);
  if (right.children.length === 0) return visit(walk, inner, lostIn(place, 'never'));
  const targets = left.type === 'identifier' ? [left] : left.children;
  for (const row of right.children) {
    const names = new Map(place.names);
    const cells = targets.length > 1 ? row.children : [row];
    for (const [index, target] of targets.entries()) {
      const cell = cells[index];
      if (cell && target.type === 'identifier')
        names.set(textOf(file, target), canonical(file, cell, place.names));
    }
    visit(walk, inner, { ...place, names });
  }
  return undefined;
}

function visitTry(walk: Walk, node: SyntaxNode, place: Place): void {
  const { file } = walk;

  const clauses = node.children.filter(({ type }) => type.startsWith('except'));
  const swallows = clauses.some((clause) => {
    const block = clause.children.find(({ type }) => type === 'block');
    const value = clause.children.filter(({ type }) => type !== 'block');
    const catches = value.length === 0 || value.some((each) => CATCHES_ALL.test(textOf(file, each)));
    return catches && block !== undefined && !RAISES.test(canonical(file, block, place.names));
  });
  for (const child of node.children)
    visit(walk, child, child.field === 'body' ? lostIn(place, swallows ? 'swallowed' : null) : place);
}

function visitWith(walk: Walk, node: SyntaxNode, place: Place): void {
  const { file } = walk;

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
    if (seen) put(walk, [{ ...seen, subject, expected: said ?? null }], place);
  }
  if (inner) visit(walk, inner, lostIn(place, suppressing ? 'swallowed' : null));
}

function declare(walk: Walk, node: SyntaxNode, place: Place): void {
  const { file } = walk;

  const [left, right] = [part(node, 'left'), part(node, 'right')];
  if (right) visit(walk, right, place);
  const name = left?.type === 'identifier' ? textOf(file, left) : '';
  const isFake =
    right !== undefined && (right.type === 'lambda' || /\b(?:Magic|Async)?Mock\(/.test(textOf(file, right)));
  if (right && name !== '' && !place.changed.has(name) && !isFake)
    withName(place.names, name, canonical(file, right, place.names));
}

/** The walk in the file that a helper stands in. */
function inHome(walk: Walk, { home }: Helper): Walk {
  if (home === undefined) return walk;
  return { ...walk, ...home, subjects: new Map([...walk.subjects, ...home.subjects]) };
}

/** True where a helper calls, asserts and raises nothing: it can fail no test. */
function isIdle({ body }: Helper): boolean {
  return [...nodesOf(body)].every(
    ({ type }) => !/^(?:call|assert_statement|raise_statement|await)$/.test(type),
  );
}

function visitHelper(walk: Walk, call: SyntaxNode, place: Place): boolean {
  const { file, helpers, gathered } = walk;

  const path = calledPath(file, call);
  const helper = /^(?:self\.|cls\.)?\w+$/.test(path)
    ? helpers.get(path.replace(/^(?:self|cls)\./, ''))
    : undefined;
  if (!helper || place.depth >= DEEPEST_HELPER || gathered.assertions.length > MOST_ASSERTIONS) return false;
  const count = gathered.assertions.length;
  const home = inHome(walk, helper);
  visit(home, helper.body, {
    ...place,
    names: boundNames(file, helper, call, place.names),
    changed: boundTwice(home.file, helper.body),
    depth: place.depth + 1,
    shownAt: place.shownAt ?? call,
  });
  return gathered.assertions.length > count || isIdle(helper);
}

function visitCall(walk: Walk, node: SyntaxNode, place: Place): void {
  const { file, gathered } = walk;

  if (SKIPS.test(calledPath(file, node))) {
    gathered.skips.push({ kind: 'skip', condition: place.condition, start: node.start });
    return;
  }
  if (visitHelper(walk, node, place)) return;
  const seen = callSeen({ file, names: place.names }, node);
  if (seen) put(walk, seen, place);
  else visitAll(walk, node.children, place);
}

function visit(walk: Walk, node: SyntaxNode, place: Place): void {
  const { file, gathered } = walk;

  switch (node.type) {
    case 'assert_statement': {
      const [condition] = node.children;
      if (condition)
        put(
          walk,
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
      return visitIf(walk, node, place);
    case 'for_statement':
      return visitLoop(walk, node, place);
    case 'try_statement':
      return visitTry(walk, node, place);
    case 'with_statement':
      return visitWith(walk, node, place);
    case 'assignment':
      return declare(walk, node, place);
    case 'call':
      return visitCall(walk, node, place);
    case 'raise_statement':
      if (/SkipTest/.test(textOf(file, node)))
        gathered.skips.push({ kind: 'skip', condition: place.condition, start: node.start });
      else if (place.lost === 'conditional')
        put(
          walk,
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
      return visitAll(walk, node.children, place);
  }
}

/** Assertions of functions that the test declares and nobody calls. */
function visitUncalled(walk: Walk, place: Place): void {
  const { file, body } = walk;

  for (const node of body.children) {
    const [name, inner] = node.type === 'function_definition' ? [part(node, 'name'), part(node, 'body')] : [];
    if (!name || !inner) continue;
    const word = textOf(file, name);
    const uses = [...nodesOf(body)].filter(
      (each) => each.type === 'identifier' && each !== name && textOf(file, each) === word,
    );
    if (uses.length === 0) visit(walk, inner, { ...place, lost: 'never', depth: 1 });
  }
}

/** What a body asserts and skips, read statement by statement. */
export function gatherBody(context: FileContext, body: SyntaxNode, names: Names): Gathered {
  const { file } = context;
  const gathered: Gathered = { assertions: [], skips: [], earlyReturn: null };
  const walk: Walk = { ...context, gathered, body, isOver: false };

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
      walk.isOver = true;
    }
    visit(walk, statement, start);
  }
  visitUncalled(walk, start);
  return gathered;
}
