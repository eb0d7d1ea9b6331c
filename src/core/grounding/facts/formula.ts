import jsep, { type Expression } from 'jsep';

const FUNCTIONS: ReadonlyMap<string, (...values: number[]) => number> = new Map([
  ['sqrt', Math.sqrt],
  ['abs', Math.abs],
  ['round', Math.round],
  ['min', Math.min],
  ['max', Math.max],
]);
const OPERATORS: ReadonlyMap<string, (left: number, right: number) => number> = new Map([
  ['+', (left: number, right: number) => left + right],
  ['-', (left: number, right: number) => left - right],
  ['*', (left: number, right: number) => left * right],
  ['/', (left: number, right: number) => left / right],
  ['**', (left: number, right: number) => left ** right],
]);

jsep.addBinaryOp('**', 11, true);

type Node = Expression & Readonly<Record<string, unknown>>;

/** A parsed formula: the attributes it reads, and its value for them. */
export interface Formula {
  readonly operands: readonly string[];
  /** NaN where an operand is missing or the operation has no number (division by zero gives NaN, not Infinity). */
  readonly evaluate: (values: ReadonlyMap<string, number>) => number;
}

function child(node: Node, key: string): Node {
  return node[key] as Node;
}

function word(node: Node, key: string): string {
  const value = node[key];
  return typeof value === 'string' ? value : '';
}

function children(node: Node): Node[] {
  return node['arguments'] as Node[];
}

function operandsOf(node: Node): string[] {
  switch (node.type) {
    case 'Identifier':
      return [word(node, 'name')];
    case 'BinaryExpression':
      return [...operandsOf(child(node, 'left')), ...operandsOf(child(node, 'right'))];
    case 'UnaryExpression':
      return operandsOf(child(node, 'argument'));
    case 'CallExpression':
      return children(node).flatMap(operandsOf);
    default:
      return [];
  }
}

function valueOf(node: Node, values: ReadonlyMap<string, number>): number {
  switch (node.type) {
    case 'Literal':
      return Number(node['value']);
    case 'Identifier':
      return values.get(word(node, 'name')) ?? Number.NaN;
    case 'UnaryExpression':
      return node['operator'] === '-'
        ? -valueOf(child(node, 'argument'), values)
        : valueOf(child(node, 'argument'), values);
    case 'BinaryExpression': {
      const operate = OPERATORS.get(word(node, 'operator'));
      const [left, right] = [valueOf(child(node, 'left'), values), valueOf(child(node, 'right'), values)];
      return operate === undefined ? Number.NaN : operate(left, right);
    }
    case 'CallExpression': {
      const call = FUNCTIONS.get(word(child(node, 'callee'), 'name'));
      return call === undefined
        ? Number.NaN
        : call(...children(node).map((argument) => valueOf(argument, values)));
    }
    default:
      return Number.NaN;
  }
}

/** Parses a formula of the configuration: + - * / ** ( ), sqrt abs round min max, numbers, attributes. */
export function parseFormula(text: string): Formula {
  const root = jsep(text) as Node;
  return {
    operands: [...new Set(operandsOf(root))],
    evaluate: (values) => {
      const value = valueOf(root, values);
      return Number.isFinite(value) ? value : Number.NaN;
    },
  };
}
