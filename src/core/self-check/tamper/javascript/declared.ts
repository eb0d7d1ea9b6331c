import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { nodesOf, part, parts, someNode, textOf } from '../tree.ts';
import { canonical, nameText, type Names, unwrapped, withName } from './canonical.ts';
import { calledName, isFunction } from './chain.ts';

/** What holds for the whole of a file. */
export interface Home {
  readonly file: SyntaxFile;
  readonly helpers: ReadonlyMap<string, Helper>;
  readonly changed: ReadonlySet<string>;
  readonly subjects: ReadonlyMap<string, string>;
}

/** A function that a test may call. */
export interface Helper {
  /** Where it stands, where that is another file. */
  readonly home?: Home;
  readonly node: SyntaxNode;
  readonly parameters: readonly string[];
  readonly body: SyntaxNode;
}

/** Names that are given another value after their declaration. */
export function reassigned(file: SyntaxFile): ReadonlySet<string> {
  const names = new Set<string>();
  for (const node of nodesOf(file.root)) {
    const target =
      node.type === 'AssignmentExpression'
        ? part(node, 'left')
        : node.type === 'UpdateExpression'
          ? part(node, 'argument')
          : undefined;
    if (target?.type === 'Identifier') names.add(textOf(file, target));
  }
  return names;
}

function parameterNames(file: SyntaxFile, node: SyntaxNode): string[] {
  return parts(node, 'params').map((each) => {
    const left = each.type === 'AssignmentPattern' ? part(each, 'left') : each;
    return left?.type === 'Identifier' ? nameText(file, left) : '';
  });
}

export function helperOf(file: SyntaxFile, node: SyntaxNode): Helper | null {
  const body = part(node, 'body');
  return body ? { node, parameters: parameterNames(file, node), body } : null;
}

/** Functions by name: declarations, and constants that hold one. */
export function helpersOf(file: SyntaxFile): ReadonlyMap<string, Helper> {
  const found = new Map<string, Helper>();
  for (const node of nodesOf(file.root)) {
    const [id, init] = [part(node, 'id'), part(node, 'init')];
    const made =
      node.type === 'FunctionDeclaration'
        ? node
        : node.type === 'VariableDeclarator' && isFunction(init)
          ? init
          : null;
    const helper = made && id ? helperOf(file, made) : null;
    if (helper && id) found.set(nameText(file, id), helper);
  }
  return found;
}

/** A fake function: what is called is the fake, by its own name. */
export const FAKE = /\b(?:(?:vi|jest|mock|t\.mock)\.fn|sinon\.(?:stub|fake))\b/;

/** What keeps its own name: fakes, and what comes from modules. */
const OWN_NAME = new RegExp(`${FAKE.source}|\\b(?:require|import)\\(`);

function patternNames(
  file: SyntaxFile,
  pattern: SyntaxNode,
  value: string,
  names: Map<string, string>,
): void {
  for (const property of pattern.children) {
    const [key, bound] = [part(property, 'key'), part(property, 'value')];
    if (key && bound?.type === 'Identifier')
      withName(names, nameText(file, bound), `${value}.${textOf(file, key)}`);
  }
}

/** Adds what a declarator's names stand for; functions and fresh mocks keep their names. */
export function declare(
  file: SyntaxFile,
  node: SyntaxNode,
  names: Map<string, string>,
  changed: ReadonlySet<string>,
): void {
  const [id, init] = [part(node, 'id'), part(node, 'init')];
  if (!id || !init || isFunction(unwrapped(init)) || OWN_NAME.test(textOf(file, init))) return;
  const value = canonical(file, init, names);
  if (id.type === 'ObjectPattern') patternNames(file, id, value, names);
  else if (id.type === 'Identifier' && !changed.has(nameText(file, id)))
    withName(names, nameText(file, id), value);
}

/** What parameters stand for in one call. */
export function boundNames(
  file: SyntaxFile,
  helper: Helper,
  call: SyntaxNode,
  names: Names,
): Map<string, string> {
  const bound = new Map(helper.home === undefined ? names : []);
  const given = parts(call, 'arguments');
  for (const [index, name] of helper.parameters.entries()) {
    const node = given[index];
    if (name !== '' && node) bound.set(name, canonical(file, node, names));
  }
  return bound;
}

const ACTS = /^(?:CallExpression|NewExpression|TaggedTemplateExpression|ThrowStatement|AwaitExpression)$/;

/** True where a helper calls nothing and throws nothing: it can fail no test. */
export function isIdle({ body }: Helper): boolean {
  return !someNode(body, ({ type }) => ACTS.test(type));
}

export function helperCalled(
  file: SyntaxFile,
  node: SyntaxNode,
  helpers: ReadonlyMap<string, Helper>,
): Helper | null {
  const name = calledName(file, node);
  return name === null ? null : (helpers.get(name) ?? null);
}

/** Names of a file that come from modules of the repository, with the module as written. */
export function subjectsOf(file: SyntaxFile): ReadonlyMap<string, string> {
  const subjects = new Map<string, string>();
  const add = (names: readonly string[], module: string): void => {
    if (/^(?:\.|\/|@\/|~\/|#|src\/)/.test(module)) for (const name of names) subjects.set(name, module);
  };
  for (const node of nodesOf(file.root)) {
    if (node.type === 'ImportDeclaration') {
      const source = part(node, 'source');
      const locals = parts(node, 'specifiers').flatMap((each) => part(each, 'local') ?? []);
      if (source)
        add(
          locals.map((each) => textOf(file, each)),
          textOf(file, source).slice(1, -1),
        );
    }
    const [id, init] = node.type === 'VariableDeclarator' ? [part(node, 'id'), part(node, 'init')] : [];
    const module = init && /\b(?:require|import)\(\s*['"`]([^'"`]+)['"`]\s*\)/.exec(textOf(file, init))?.[1];
    if (id && module !== undefined) {
      const bound =
        id.type === 'ObjectPattern' ? id.children.flatMap((each) => part(each, 'value') ?? []) : [id];
      add(
        bound.map((each) => nameText(file, each)),
        module,
      );
    }
  }
  return subjects;
}
