import jsep from 'jsep';

/** A formula as a tree of what may stand in one. */
export type FormulaNode =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'operation'; readonly operator: Operator; readonly operands: readonly FormulaNode[] }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly operands: readonly FormulaNode[] };

/** What a formula is made of: the attributes that it names, and what is wrong with it. */
export interface FormulaReading {
  /** Null where something is wrong. */
  readonly root: FormulaNode | null;
  readonly names: readonly string[];
  readonly problems: readonly string[];
}

const OPERATORS = ['+', '-', '*', '/', '**'] as const;
export type Operator = (typeof OPERATORS)[number];

/** The functions with the number of values that each takes. */
const FUNCTIONS = {
  sqrt: [1, 1],
  abs: [1, 1],
  round: [1, 2],
  min: [1, 20],
  max: [1, 20],
} as const satisfies Readonly<Record<string, readonly [least: number, most: number]>>;
export type FunctionName = keyof typeof FUNCTIONS;

const LONGEST = 1000;

function wrong(problem: string): FormulaReading {
  return { root: null, names: [], problems: [problem] };
}

/** The readings of the operands as one, with the node that they make. */
function joined(
  readings: readonly FormulaReading[],
  problems: readonly string[],
  make: (operands: readonly FormulaNode[]) => FormulaNode | null,
): FormulaReading {
  const all = [...problems, ...readings.flatMap((reading) => reading.problems)];
  const names = [...new Set(readings.flatMap((reading) => reading.names))];
  const operands = readings.flatMap(({ root }) => (root === null ? [] : [root]));
  return { root: all.length === 0 ? make(operands) : null, names, problems: all };
}

function isFunction(name: string): name is FunctionName {
  return Object.hasOwn(FUNCTIONS, name);
}

function readCall({ callee, arguments: given }: jsep.CallExpression): FormulaReading {
  const name = callee.type === 'Identifier' ? (callee as jsep.Identifier).name : '';
  if (!isFunction(name))
    return wrong(`unknown function ${name || 'call'}; known: ${Object.keys(FUNCTIONS).join(', ')}`);
  const [least, most] = FUNCTIONS[name];
  const fits = given.length >= least && given.length <= most;
  return joined(
    given.map(readNode),
    fits ? [] : [`${name} takes ${least} to ${most} values`],
    (operands) => ({ kind: 'call', name, operands }),
  );
}

function readOperator(written: string, operands: readonly jsep.Expression[]): FormulaReading {
  const operator = OPERATORS.find((known) => known === written);
  return joined(
    operands.map(readNode),
    operator === undefined ? [`the operator ${written} is not known`] : [],
    (nodes) => (operator === undefined ? null : { kind: 'operation', operator, operands: nodes }),
  );
}

function readNode(node: jsep.Expression): FormulaReading {
  const known = node as jsep.CoreExpression;
  if (known.type === 'BinaryExpression') return readOperator(known.operator, [known.left, known.right]);
  if (known.type === 'UnaryExpression') return readOperator(known.operator, [known.argument]);
  if (known.type === 'CallExpression') return readCall(known);
  if (known.type === 'Identifier')
    return { root: { kind: 'name', name: known.name }, names: [known.name], problems: [] };
  if (known.type === 'Literal' && typeof known.value === 'number')
    return { root: { kind: 'number', value: known.value }, names: [], problems: [] };
  if (known.type === 'Compound') return wrong('an operator is missing between two parts');
  return wrong(
    'only numbers, attributes, + - * / **, parentheses and sqrt abs min max round may stand in it',
  );
}

/** Reads a formula such as `allocated_hours / available_hours`: + - * / ** ( ), functions, numbers, attributes (CF8). */
export function readFormula(formula: string): FormulaReading {
  if (formula.trim() === '') return wrong('is empty');
  if (formula.length > LONGEST) return wrong(`is longer than ${LONGEST} characters`);
  try {
    return readNode(jsep(formula));
  } catch (error) {
    return wrong(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
