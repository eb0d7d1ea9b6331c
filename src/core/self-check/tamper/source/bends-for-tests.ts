import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import { nodesOf, part, textOf } from '../../syntax/tree.ts';
import type { Found } from '../findings.ts';
import { importsOf } from '../read/imports.ts';

/** A place of source code that a detector speaks of. */
interface Spot extends Pick<Found, 'rule' | 'severity' | 'details' | 'tests'> {
  readonly file: SyntaxFile;
  readonly node: SyntaxNode;
}

export function found({ file, node, ...said }: Spot): Found {
  return { ...said, path: file.path, text: file.text, start: node.start, after: textOf(file, node) };
}

function key({ file, node }: Spot): string {
  return textOf(file, node).replaceAll(/\s+/g, '');
}

/** What a detector finds in the work and did not find in the base, wherever it stood there. */
function brought(
  before: readonly SyntaxFile[],
  after: readonly SyntaxFile[],
  find: (file: SyntaxFile) => readonly Spot[],
): Found[] {
  const had = new Set(before.flatMap(find).map(key));
  return after
    .flatMap(find)
    .filter((spot) => !had.has(key(spot)))
    .map(found);
}

const BUILT_IN = /\b(?:object|int|float|str|bool|list|dict|tuple|set|bytes|Decimal)\b/;
const COMPARING = /^(?:__eq__|asymmetricMatch|\[Symbol\.toPrimitive\])$/;

/** True where `__eq__` looks at the value itself, or leaves the answer to others; things of one class may all be equal. */
function isMinded(file: SyntaxFile, method: SyntaxNode): boolean {
  const text = textOf(file, method);
  const body = text.slice(text.search(/:\s/) + 1);
  if (/\bself\b|\bNotImplemented\b|\bsuper\(|\braise\b|\bis\s|\breturn\s+False\s*$/.test(body)) return true;
  const kinds = /\bisinstance\(\s*\w+\s*,\s*([^)]*)\)?/.exec(body)?.[1];
  return kinds !== undefined && !BUILT_IN.test(kinds);
}

/** Methods by which a value says that it equals whatever it is compared with. */
function alwaysEqual(file: SyntaxFile): Spot[] {
  if (!/__eq__|asymmetricMatch|toPrimitive/.test(file.text)) return [];
  const methods = [...nodesOf(file.root)].filter((node) => {
    const name = part(node, 'id') ?? part(node, 'key');
    const isMethod = /^(?:FunctionDeclaration|MethodDefinition|Property)$/.test(node.type);
    if (!isMethod || !name || !COMPARING.test(textOf(file, name).replaceAll(/\s/g, ''))) return false;
    return textOf(file, name) !== '__eq__' || !isMinded(file, node);
  });
  const said = { rule: 'special_case_for_test', severity: 'error', details: { how: 'equal' } } as const;
  return methods.map((node) => ({ file, node, ...said }));
}

/** Source whose values answer every comparison with yes. */
export function alwaysEqualValues(before: readonly SyntaxFile[], after: readonly SyntaxFile[]): Found[] {
  return brought(before, after, alwaysEqual);
}

/** Anything that could be meant; files without it are not walked. */
const WORTH_READING =
  /\bassert\b|\bexpect\b|\bchai\b|\bvitest\b|\bjest\b|\bunittest\b|\bpytest\b|\batexit\b|\bsys\.exit\b|\b_exit\b|(?:beforeE|e)xit['"`]/;
const LIBRARY =
  /^(?:(?:node:)?assert(?:\/strict)?|(?:node:)?test|vitest|@jest\/globals|chai|expect|should|(?:unittest|pytest)(?:\.[\w.]+)?)$/;
const GLOBAL = /^(?:globalThis|global|window)\.(?:assert|expect|chai|test|it|describe)\b/;
const SETS_MEMBER =
  /^(?:Object\.(?:assign|definePropert(?:y|ies)|setPrototypeOf)|Reflect\.(?:set|defineProperty)|setattr)\(\s*([\w$]+)/;
const EXIT_HOOK =
  /^process\.(?:on|once|addListener|prependListener)\(\s*['"`](?:exit|beforeExit)['"`]|^atexit\.register\(/;
const ENDS_WELL =
  /\bprocess\.exitCode\s{0,9}=\s{0,9}0\b|\b(?:process\.(?:exit|reallyExit)|os\._exit|sys\.exit)\(\s{0,9}0?\s{0,9}\)/;
const EXIT_REPLACED = /^(?:process\.(?:exit|reallyExit|exitCode)|sys\.exit|os\._exit)$/;

type Bent = 'special_case_for_test' | 'exit_code_hidden';

/** Names that stand for a test library in this file. */
function libraryNames(file: SyntaxFile): Set<string> {
  return new Set(importsOf(file).flatMap(({ local, module }) => (LIBRARY.test(module) ? [local] : [])));
}

function assigned(file: SyntaxFile, node: SyntaxNode, libraries: ReadonlySet<string>): Bent | null {
  const left = part(node, 'left');
  if (left?.type !== 'MemberExpression') return null;
  const path = textOf(file, left).replaceAll(/\s/g, '');
  if (EXIT_REPLACED.test(path)) return path === 'process.exitCode' ? null : 'exit_code_hidden';
  const root = /^[\w$]+/.exec(path)?.[0] ?? '';
  return libraries.has(root) || GLOBAL.test(path) ? 'special_case_for_test' : null;
}

function called(file: SyntaxFile, node: SyntaxNode, libraries: ReadonlySet<string>): Bent | null {
  const text = textOf(file, node);
  if (EXIT_HOOK.test(text)) return ENDS_WELL.test(text) ? 'exit_code_hidden' : null;
  const root = SETS_MEMBER.exec(text)?.[1];
  return root !== undefined && libraries.has(root) ? 'special_case_for_test' : null;
}

function bent(file: SyntaxFile): Spot[] {
  if (!WORTH_READING.test(file.text)) return [];
  const libraries = libraryNames(file);
  return [...nodesOf(file.root)].flatMap((node): Spot[] => {
    const rule =
      node.type === 'AssignmentExpression'
        ? assigned(file, node, libraries)
        : node.type === 'CallExpression'
          ? called(file, node, libraries)
          : null;
    if (rule === null) return [];
    return [{ file, node, rule, severity: 'error', details: { how: 'library', kind: 'exit' } }];
  });
}

/** Source that bends the library of the tests, or ends the process well whatever happened. */
export function bentLibrary(before: readonly SyntaxFile[], after: readonly SyntaxFile[]): Found[] {
  return brought(before, after, bent);
}

/** Expressions by which code finds out that it is under test: flags of runners, and names among its callers. */
const LOOKS_FOR_RUNNER =
  /process\.env(?:\.|\[['"])(?:VITEST\w*|JEST_WORKER_ID|MOCHA\w*|NODE_TEST_CONTEXT|PLAYWRIGHT\w*)|process\.env(?:\.|\[['"])NODE_ENV['"\]]*\s*={2,3}\s*['"`]test['"`]|['"`]test['"`]\s*={2,3}\s*process\.env\.NODE_ENV|import\.meta\.env\.(?:VITEST|MODE\s*={2,3}\s*['"]test['"])|typeof\s+(?:jest|vi|vitest|describe|expect|__vitest_worker__)\s*!==?\s*['"]undefined['"]|PYTEST_CURRENT_TEST|['"](?:pytest|unittest|_pytest)['"]\s+in\s+sys\.modules|sys\.modules\.get\(['"]pytest['"]\)|\bnew Error\(\)\.stack\??\.includes\(|\.test\(\s*new Error\(\)\.stack\b|\bin\s+(?:inspect\.stack\(\)|traceback\.(?:format|extract)_stack\(\))/;

const STATEMENT = /Statement$|^(?:VariableDeclaration|VariableDeclarator|PropertyDefinition)$/;
const BLOCK = /^(?:BlockStatement|Program)$/;
const ENDS = /^(?:ReturnStatement|ThrowStatement)$/;

function endsInside(node: SyntaxNode): boolean {
  return [...nodesOf(node)].some(({ type, children }) => ENDS.test(type) && children.length > 0);
}

/** The name that a statement gives to what it found out. */
function namedBy(file: SyntaxFile, statement: SyntaxNode): string | null {
  const declarator = [statement, ...statement.children].find(({ type }) => type === 'VariableDeclarator');
  const name = declarator && part(declarator, 'id');
  return name ? textOf(file, name) : null;
}

/** True where the code gives another value, or throws, because of what the statement found out. */
function givesValue(file: SyntaxFile, statement: SyntaxNode): boolean {
  const then = part(statement, 'consequent');
  if (then) return endsInside(then);
  const name = namedBy(file, statement);
  if (name === null) return textOf(file, statement).startsWith('return');
  return [...nodesOf(file.root)].some((node) => {
    const condition = part(node, 'test');
    const inner = part(node, 'consequent');
    return (
      condition !== undefined &&
      inner !== undefined &&
      textOf(file, condition).split(/\W+/).includes(name) &&
      endsInside(inner)
    );
  });
}

/** The text up to an end without its patterns: a pattern that speaks of runners looks for none. */
function codeOnly(file: SyntaxFile, node: SyntaxNode, end: number): string {
  let text = file.text.slice(node.start, end);
  for (const { type, start, end: to } of nodesOf(node))
    if (type === 'Literal' && file.text[start] === '/' && to <= end)
      text = text.replace(file.text.slice(start, to), '');
  return text;
}

/** Smallest statements that hold such an expression in their own part, not in a block of theirs. */
function branches(file: SyntaxFile): SyntaxNode[] {
  if (!LOOKS_FOR_RUNNER.test(file.text)) return [];
  return [...nodesOf(file.root)].filter((node) => {
    if (!STATEMENT.test(node.type) || BLOCK.test(node.type)) return false;
    const inner = node.children.filter(
      ({ type, field }) => BLOCK.test(type) || field === 'consequent' || field === 'alternate',
    );
    const [first] = inner;
    const own = codeOnly(file, node, first ? first.start : node.end);
    return (
      LOOKS_FOR_RUNNER.test(own) &&
      !node.children.some(
        (child) =>
          STATEMENT.test(child.type) &&
          LOOKS_FOR_RUNNER.test(textOf(file, child)) &&
          child.field !== 'consequent',
      )
    );
  });
}

/** Source that does something else while a runner runs it; what it did before is no finding. */
export function runnerBranches(before: readonly SyntaxFile[], after: readonly SyntaxFile[]): Found[] {
  return brought(before, after, (file) =>
    branches(file).map((node) => ({
      file,
      node,
      rule: 'special_case_for_test',
      severity: givesValue(file, node) ? 'error' : 'warning',
      details: { how: 'runner' },
    })),
  );
}
