import type { SyntaxFile, SyntaxNode } from '../../../../contract/syntax.ts';
import type { Found } from '../findings.ts';
import { brought } from './brought.ts';
import { nodesOf, part, textOf } from '../../syntax/tree.ts';

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
