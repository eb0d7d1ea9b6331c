import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { type HelperFiles, importedFile } from '../imported-file.ts';
import { nodesOf, part, parts, someNode, textOf } from '../../syntax/tree.ts';
import { canonical, nameText, type Names, unwrapped, withName } from './canonical.ts';
import { givenTo, isFunction } from './chain.ts';
import { importsOf, subjectsOf } from './imports.ts';

/** What holds for the whole of a file. */
export interface Home {
  readonly file: SyntaxFile;
  readonly helpers: ReadonlyMap<string, Helper>;
  /** Names that are given another value after their declaration. */
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

function reassigned(file: SyntaxFile): ReadonlySet<string> {
  const names = new Set<string>();
  for (const node of nodesOf(file.root)) {
    const target =
      node.type === 'AssignmentExpression'
        ? part(node, 'left')
        : node.type === 'UpdateExpression'
          ? part(node, 'argument')
          : node.type === 'ForOfStatement'
            ? part(node, 'left')
            : undefined;
    if (target?.type === 'Identifier') names.add(textOf(file, target));
  }
  return names;
}

/** Names that a body declares more than once: what they stand for depends on the way through it. */
export function declaredTwice(file: SyntaxFile, body: SyntaxNode): ReadonlySet<string> {
  const [once, twice] = [new Set<string>(), new Set<string>()];
  for (const node of nodesOf(body)) {
    const id = node.type === 'VariableDeclarator' ? part(node, 'id') : undefined;
    if (id?.type !== 'Identifier') continue;
    const name = nameText(file, id);
    (once.has(name) ? twice : once).add(name);
  }
  return twice;
}

/** Names of the parameters in their places, the object of a method left out; '' for what is no plain name. */
function parameterNames(file: SyntaxFile, node: SyntaxNode): string[] {
  return parts(node, 'params')
    .map((each) => (each.type === 'AssignmentPattern' ? part(each, 'left') : each))
    .map((left) => (left?.type === 'Identifier' ? nameText(file, left) : ''))
    .filter((name, at) => at > 0 || !/^(?:self|cls)$/.test(name));
}

/** Functions by name: declarations, and constants that hold one. */
function helpersOf(file: SyntaxFile): ReadonlyMap<string, Helper> {
  const found = new Map<string, Helper>();
  for (const node of nodesOf(file.root)) {
    const [id, init] = [part(node, 'id'), part(node, 'init')];
    const made =
      node.type === 'FunctionDeclaration'
        ? node
        : node.type === 'VariableDeclarator' && isFunction(init)
          ? init
          : null;
    const body = made && part(made, 'body');
    if (made && body && id)
      found.set(nameText(file, id), { node: made, parameters: parameterNames(file, made), body });
  }
  return found;
}

function ownHome(file: SyntaxFile): Home {
  return { file, helpers: helpersOf(file), changed: reassigned(file), subjects: subjectsOf(file) };
}

/** What holds for a file, with the functions that it takes from files of helpers: each is read where it stands. */
export function homeOf(file: SyntaxFile, files: HelperFiles): Home {
  const own = ownHome(file);
  if (files.size === 0) return own;
  const imported = importsOf(file).flatMap(({ local, module, name }): [string, Helper][] => {
    const other = importedFile(file, module, files);
    const home = other && ownHome(other);
    const helper = home?.helpers.get(name);
    return home && helper ? [[local, { ...helper, home }]] : [];
  });
  return { ...own, helpers: new Map([...imported, ...own.helpers]) };
}

/** A fake function: what is called is the fake, by its own name. */
export const FAKE = /\b(?:(?:vi|jest|mock|t\.mock)\.fn|sinon\.(?:stub|fake)|(?:Magic|Async)?Mock\()/;

/** What keeps its own name: fakes, and what comes from modules. */
const OWN_NAME = new RegExp(`${FAKE.source}|\\b(?:require|import)\\(`);

/** Adds what a declarator's names stand for; functions and fresh mocks keep their names. */
export function declare({ file, changed }: Home, node: SyntaxNode, names: Map<string, string>): void {
  const [id, init] = [part(node, 'id'), part(node, 'init')];
  if (!id || !init || isFunction(unwrapped(init)) || OWN_NAME.test(textOf(file, init))) return;
  const value = canonical(file, init, names);
  if (id.type === 'Identifier' && !changed.has(nameText(file, id)))
    withName(names, nameText(file, id), value);
  if (id.type !== 'ObjectPattern') return;
  for (const property of id.children) {
    const [key, bound] = [part(property, 'key'), part(property, 'value')];
    if (key && bound?.type === 'Identifier')
      withName(names, nameText(file, bound), `${value}.${textOf(file, key)}`);
  }
}

/** What parameters stand for in one call. */
export function boundNames(
  file: SyntaxFile,
  helper: Helper,
  call: SyntaxNode,
  names: Names,
): Map<string, string> {
  const bound = new Map(helper.home === undefined ? names : []);
  const { places, named } = givenTo(file, call);
  for (const [index, name] of helper.parameters.entries()) {
    const node = named.get(name) ?? places[index];
    if (name !== '' && node) bound.set(name, canonical(file, node, names));
  }
  return bound;
}

const ACTS =
  /^(?:CallExpression|NewExpression|TaggedTemplateExpression|ThrowStatement|AwaitExpression|AssertStatement)$/;

/** True where a helper calls nothing and throws nothing: it can fail no test. */
export function isIdle({ body }: Helper): boolean {
  return !someNode(body, ({ type }) => ACTS.test(type));
}

/** The function that a call calls, where it is one of the file, or of the object that the test belongs to. */
export function helperCalled(
  file: SyntaxFile,
  node: SyntaxNode,
  helpers: ReadonlyMap<string, Helper>,
): Helper | null {
  const callee = node.type === 'CallExpression' ? part(node, 'callee') : undefined;
  const path = callee ? textOf(file, callee).replace(/^(?:self|cls|this)\./, '') : '';
  return helpers.get(path) ?? null;
}
