import type { SyntaxFile, SyntaxNode } from '../../../contract/syntax.ts';
import { utf8Bytes } from '../../language/utf8-bytes.ts';
import { nodesOf, part, parts, textOf } from '../syntax/tree.ts';
import { isWrittenOut } from '../tamper/make-assertion.ts';
import { canonical } from '../tamper/read/canonical.ts';
import { isFunction } from '../tamper/read/chain.ts';
import { isNamedBy } from '../tamper/source/made-of.ts';
import type { Body, Branch } from './ask.ts';
import type { AnsweredFile, Tell, Told } from './judge-answers.ts';
import { tellingValues } from './written-call.ts';

const PIECE = /[\p{L}\p{N}]{1,80}/gu;

/** A test that passes when it is run whole, with the branches that it enters. */
interface Run {
  readonly body: Body;
  readonly entered: readonly number[];
  /** True where it fails by an assertion without the tests before it. */
  readonly needsOrder: boolean;
}

function runsOf({ file, work }: AnsweredFile): Run[] {
  return file.bodies.flatMap((body, at): Run[] => {
    const told = work.body?.[at];
    if (told?.value !== 'passes') return [];
    return [{ body, entered: told.entered ?? [], needsOrder: work.body_again?.[at]?.value === 'fails' }];
  });
}

/** True where the test writes all that the condition compares with. */
function writes({ text }: Body, values: readonly string[]): boolean {
  const own = values.flatMap((value) => value.match(PIECE) ?? []);
  const words = new Set(text.match(PIECE));
  return own.length > 0 && own.every((piece) => words.has(piece));
}

function said({ test, key, asked_before }: Body, { condition }: Branch, tell: Tell, isSure: boolean): Told {
  const ask = { test, code: condition, expected: key, turned: true, asked_before, variants: [], near: [] };
  return { ask, tell, isSure, other: condition };
}

/**
 * Branches that the change wrote and one test alone enters, where they know what that test writes and give one written
 * value for it, or follow a count of their own calls. Being entered by one test is a reason and no fault: a guard has
 * its own test too. One that came with its test, or that its test is named after, may be honest.
 */
export function loneBranches(files: readonly AnsweredFile[], branches: readonly Branch[]): Told[] {
  const runs = files.flatMap(runsOf);
  return branches.flatMap((branch, number): Told[] => {
    const [only, more] = runs.filter(({ entered }) => entered.includes(number));
    if (only === undefined || more !== undefined || runs.length < 2 || !only.body.turned) return [];
    const { body, needsOrder } = only;
    if (branch.counts && needsOrder) return [said(body, branch, 'count', true)];
    if (!branch.isFixed || !writes(body, branch.values)) return [];
    return [said(body, branch, 'branch', body.asked_before && !isNamedBy(body.key, branch.values))];
  });
}

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
