import type { Finding } from './finding.ts';
import { descendants, isNode, lineOf, textOf, type SourceFile, type SyntaxNode } from './syntax.ts';

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

/** `db.transaction().execute(…)` and `withTransaction(pool, …)` alike: what the callee says up to its last call. */
function opensTransaction(file: SourceFile, node: SyntaxNode): boolean {
  return (
    node.type === 'CallExpression' &&
    isNode(node['callee']) &&
    /transaction/i.test(textOf(file, node['callee']))
  );
}

/** The database that the transaction was opened on: `db` of `db.transaction()`, `pool` of `inTransaction(pool, …)`. */
function outerNames(file: SourceFile, call: SyntaxNode): string[] {
  const given = (call['arguments'] as unknown[]).filter(isNode).filter((node) => !FUNCTIONS.has(node.type));
  const receiver = /^([\w.]+)\.\w*transaction/i.exec(textOf(file, call['callee'] as SyntaxNode))?.[1];
  return [...given.map((node) => textOf(file, node)), ...(receiver ? [receiver] : [])];
}

function isOuterQuery(file: SourceFile, node: SyntaxNode, outer: readonly string[]): boolean {
  if (node.type !== 'Identifier' && node.type !== 'MemberExpression') return false;
  const text = textOf(file, node);
  return outer.includes(text) || /(^|\.)pool$/.test(text);
}

/** Inside a transaction only its own client speaks: another query of the pool would wait for ever on the embedded database. */
export function checkTransactions(file: SourceFile): Finding[] {
  if (!file.path.startsWith('src/')) return [];
  return file.nodes
    .filter((node) => opensTransaction(file, node))
    .flatMap((call) => {
      const outer = outerNames(file, call);
      const bodies = (call['arguments'] as unknown[])
        .filter(isNode)
        .filter((node) => FUNCTIONS.has(node.type));
      return bodies
        .flatMap((body) => descendants(body['body'] as SyntaxNode))
        .filter((node) => isOuterQuery(file, node, outer))
        .map((node) => ({
          rule: 'HS6',
          place: `${file.path}:${lineOf(file, node)}`,
          message: `${textOf(file, node)} inside a transaction`,
        }));
    });
}
