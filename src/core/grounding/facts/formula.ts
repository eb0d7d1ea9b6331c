import { type FormulaNode, type FunctionName, type Operator, readFormula } from './formula-syntax.ts';

/** A parsed formula: the attributes it reads, and its value for them. */
export interface Formula {
  readonly operands: readonly string[];
  /** NaN where an operand is missing or the operation has no number (division by zero gives NaN, not Infinity). */
  readonly evaluate: (values: ReadonlyMap<string, number>) => number;
}

const OPERATE: Readonly<Record<Operator, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '**': (left, right) => left ** right,
};

function round(value: number, digits = 0): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

const CALL: Readonly<Record<FunctionName, (...values: [number, ...number[]]) => number>> = {
  sqrt: Math.sqrt,
  abs: Math.abs,
  round,
  min: Math.min,
  max: Math.max,
};

function valueOf(node: FormulaNode, values: ReadonlyMap<string, number>): number {
  if (node.kind === 'number') return node.value;
  if (node.kind === 'name') return values.get(node.name) ?? Number.NaN;
  const [first = Number.NaN, ...more] = node.operands.map((operand) => valueOf(operand, values));
  if (node.kind === 'call') return CALL[node.name](first, ...more);
  const [second] = more;
  return second === undefined ? OPERATE[node.operator](0, first) : OPERATE[node.operator](first, second);
}

/** Parses a formula of the configuration; one that cannot be read has no value. */
export function parseFormula(text: string): Formula {
  const { root, names } = readFormula(text);
  return {
    operands: names,
    evaluate: (values) => {
      const value = root === null ? Number.NaN : valueOf(root, values);
      return Number.isFinite(value) ? value : Number.NaN;
    },
  };
}
