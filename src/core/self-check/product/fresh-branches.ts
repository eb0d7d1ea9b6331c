import { utf8Bytes } from '../../language/utf8-bytes.ts';
import type { SyntaxFile, SyntaxNode } from '../../../contract/syntax.ts';
import { nodesOf, part, parts, textOf } from '../syntax/tree.ts';
import { isWrittenOut } from '../tamper/make-assertion.ts';
import { canonical } from '../tamper/read/canonical.ts';
import { isFunction } from '../tamper/read/chain.ts';
import type { Branch } from './ask.ts';
import { tellingValues } from './written-call.ts';

/** A condition with what runs where it holds. */
interface Fork {
  readonly node: SyntaxNode;
  readonly test: SyntaxNode;
  readonly chosen: SyntaxNode;
}

const FORK = /^(?:IfStatement|ConditionalExpression)$/;
const CHANGES = /^(?:UpdateExpression|AssignmentExpression)$/;
const TRIVIAL = /^(?:-?[01]|"[^"]?"|true|false|null|undefined|True|False|None|\[\]|\{\})$/;
/** More branches than this are not told apart by a look at a finding. */
const MOST = 60;

function forkOf(node: SyntaxNode): Fork[] {
  const [test, chosen] = FORK.test(node.type) ? [part(node, 'test'), part(node, 'consequent')] : [];
  return test && chosen ? [{ node, test, chosen }] : [];
}

function first(chosen: SyntaxNode): SyntaxNode {
  return chosen.type === 'BlockStatement' ? (chosen.children[0] ?? chosen) : chosen;
}

/** What a branch gives, where it does nothing but give it. */
function givenBy(file: SyntaxFile, { node, chosen }: Fork): string | null {
  const only = first(chosen);
  const isValue = node.type === 'ConditionalExpression';
  const value = isValue ? only : only.type === 'ReturnStatement' ? only.children[0] : undefined;
  return value ? canonical(file, value) : null;
}

/** True where a function gives nothing but written values. */
function isTable(file: SyntaxFile, around: SyntaxNode): boolean {
  const isGiven = (node: SyntaxNode): boolean =>
    node.type === 'ConditionalExpression'
      ? ['consequent', 'alternate'].every((field) => parts(node, field).every(isGiven))
      : isWrittenOut(canonical(file, node));
  return [...nodesOf(around)]
    .filter(({ type }) => type === 'ReturnStatement')
    .every(({ children }) => children.every(isGiven));
}

/** Names that a function changes and does not declare. */
function countersOf(file: SyntaxFile, around: SyntaxNode): ReadonlySet<string> {
  const nodes = [...nodesOf(around)];
  const declared = nodes.flatMap((node) => (node.type === 'VariableDeclarator' ? parts(node, 'id') : []));
  const own = new Set([...declared, ...parts(around, 'params')].map((node) => textOf(file, node)));
  const shared = new Set(/\bglobal ([\w, ]{1,200})/.exec(textOf(file, around))?.[1]?.split(', '));
  const changed = nodes
    .filter(({ type }) => CHANGES.test(type))
    .flatMap(({ children }) => children.filter(({ type }) => type === 'Identifier').slice(0, 1))
    .map((node) => textOf(file, node));
  return new Set(changed.filter((name) => shared.has(name) || !own.has(name)));
}

/** Line from 1, and column in bytes of UTF-8. */
function placeOf({ text }: SyntaxFile, offset: number): [number, number] {
  const before = text.slice(0, offset);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return [before.split('\n').length, utf8Bytes(line)];
}

const RANGE = /^[<>]=?$/;

/** Written values that a condition knows. The bounds of a range are none: they hold for others as well. */
function comparedWith(file: SyntaxFile, test: SyntaxNode): string[] {
  const isRange = ({ children }: SyntaxNode): boolean =>
    children.some(({ field, type }) => field === 'operator' && RANGE.test(type));
  const bounds = new Set([...nodesOf(test)].filter(isRange).flatMap(({ children }) => children));
  return [...nodesOf(test)]
    .filter((node) => node.type === 'Literal' && !bounds.has(node))
    .flatMap((node) => tellingValues(canonical(file, node)));
}

interface KeyedBranch extends Branch {
  readonly key: string;
}

function branchesOf(file: SyntaxFile, around: SyntaxNode): KeyedBranch[] {
  const body = part(around, 'body') ?? around;
  const forks = [...nodesOf(body, isFunction)].flatMap(forkOf);
  if (forks.length === 0) return [];
  const [counters, table] = [countersOf(file, around), isTable(file, around)];
  return forks.map((fork) => {
    const key = canonical(file, fork.test);
    const value = givenBy(file, fork);
    const { start, end } = first(fork.chosen);
    return {
      key,
      path: file.path,
      at: start,
      start: placeOf(file, start),
      end: placeOf(file, end),
      condition: textOf(file, fork.test),
      values: comparedWith(file, fork.test),
      isFixed: value !== null && isWrittenOut(value) && !TRIVIAL.test(value) && !table,
      counts: [...nodesOf(fork.test)].some(
        (node) => node.type === 'Identifier' && counters.has(textOf(file, node)),
      ),
    };
  });
}

function branchesIn(files: readonly SyntaxFile[]): KeyedBranch[] {
  return files.flatMap((file) =>
    [...nodesOf(file.root)].filter(isFunction).flatMap((around) => branchesOf(file, around)),
  );
}

/** Branches that the change writes, and that give one written value or follow a count: the base has no such condition. */
export function freshBranches(before: readonly SyntaxFile[], after: readonly SyntaxFile[]): Branch[] {
  const had = new Set(branchesIn(before).map(({ key }) => key));
  return branchesIn(after)
    .filter(({ key, counts, isFixed }) => !had.has(key) && (counts || isFixed))
    .slice(0, MOST);
}
