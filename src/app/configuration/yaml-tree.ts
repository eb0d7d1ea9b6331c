import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Pair,
  visit,
} from 'yaml';
import type { Path, Problem } from './problem.ts';

const MAX_ALIASES = 100;
const MAX_DEPTH = 40;
/** Brackets of formulas and patterns in strings are counted too: far more than anyone writes, far less than overflows. */
const MAX_NESTING = 500;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** A place in a text, both from 1. */
interface Position {
  readonly line: number;
  readonly column: number;
}

/** A problem of the text itself, at its place. */
export interface PlacedProblem extends Position {
  readonly message: string;
}

/** A YAML text, read: its value, or what is wrong with it. */
export interface YamlTree {
  readonly value: unknown;
  readonly problems: readonly PlacedProblem[];
  readonly locate: (problem: Pick<Problem, 'path' | 'atKey'>) => Position;
}

function keyOf(pair: Pair): string {
  return String(isScalar(pair.key) ? pair.key.value : pair.key);
}

function stepInto(node: unknown, step: string | number): { key: unknown; value: unknown } | undefined {
  if (isSeq(node)) return { key: node.items[Number(step)], value: node.items[Number(step)] };
  const pair = isMap(node) ? node.items.find((item) => keyOf(item) === String(step)) : undefined;
  return pair && { key: pair.key, value: pair.value };
}

/** Offset of the deepest part of the path that stands in the text. */
function offsetOf(document: Document, path: Path, atKey: boolean): number {
  let found: { key: unknown; value: unknown } = { key: document.contents, value: document.contents };
  let isWhole = true;
  for (const step of path) {
    const value = isAlias(found.value) ? found.value.resolve(document) : found.value;
    const next = stepInto(value, step);
    isWhole = next !== undefined;
    if (!next) break;
    found = next;
  }
  const node = atKey || !isWhole ? found.key : found.value;
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

function checkTree(document: Document, place: (offset: number) => Position): PlacedProblem[] {
  const problems: PlacedProblem[] = [];
  const report = (offset: number, message: string) => problems.push({ ...place(offset), message });
  let aliases = 0;
  visit(document, (_key, node, ancestors) => {
    if (ancestors.length > MAX_DEPTH * 2) {
      report(isNode(node) ? (node.range?.[0] ?? 0) : 0, `is nested deeper than ${MAX_DEPTH} levels`);
      return visit.BREAK;
    }
    if (isAlias(node)) aliases += 1;
    if (isPair(node) && FORBIDDEN_KEYS.has(keyOf(node))) {
      report(isNode(node.key) ? (node.key.range?.[0] ?? 0) : 0, `the key "${keyOf(node)}" is refused`);
    }
    return undefined;
  });
  if (aliases > MAX_ALIASES) report(0, `has ${aliases} aliases, at most ${MAX_ALIASES} are read`);
  return problems;
}

/** Expansion of aliases is bounded: a text of nested aliases must not fill the memory. */
function valueOf(document: Document): { value: unknown } | { message: string } {
  try {
    return { value: document.toJS({ maxAliasCount: MAX_ALIASES }) ?? {} };
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Where brackets open one level too many, counted without a parser, which would overflow on them. Quoted ones count too,
 * dashes and question marks in a row, and the indentation of a line.
 */
function tooDeep(text: string): number | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[{\]}]|(?:[-?] )+|^ +/gm)) {
    if (bracket === '[' || bracket === '{') depth += 1;
    else if (bracket === ']' || bracket === '}') depth = Math.max(0, depth - 1);
    const room = bracket.startsWith(' ') ? MAX_NESTING : 2 * MAX_NESTING;
    if (depth > MAX_NESTING || bracket.length > room) return index;
  }
  return undefined;
}

function positionIn(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Reads YAML 1.2; duplicate keys, unknown tags, `__proto__` and bombs of aliases are problems. Never throws. */
export function readYaml(text: string): YamlTree {
  const lines = new LineCounter();
  const place = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const deep = tooDeep(text);
  if (deep !== undefined) {
    const problems = [{ ...positionIn(text, deep), message: `is nested deeper than ${MAX_NESTING} levels` }];
    return { value: undefined, problems, locate: () => ({ line: 1, column: 1 }) };
  }
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const syntax = [...document.errors, ...document.warnings].map(({ message, pos }) => ({
    ...place(pos[0]),
    message,
  }));
  const problems = syntax.length > 0 ? syntax : checkTree(document, place);
  const read = problems.length > 0 ? { value: undefined } : valueOf(document);
  return {
    value: 'value' in read ? read.value : undefined,
    problems: 'message' in read ? [{ line: 1, column: 1, message: read.message }] : problems,
    locate: ({ path, atKey = false }) => place(offsetOf(document, path, atKey)),
  };
}
