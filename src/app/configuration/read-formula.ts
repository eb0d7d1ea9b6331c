import jsep from 'jsep';

const OPERATORS = new Set(['+', '-', '*', '/', '**']);
const FUNCTIONS = new Map<string, readonly [least: number, most: number]>([
  ['sqrt', [1, 1]],
  ['abs', [1, 1]],
  ['round', [1, 2]],
  ['min', [1, 20]],
  ['max', [1, 20]],
]);

/** What a formula is made of: the attributes that it names, and what is wrong with it. */
export interface FormulaReading {
  readonly names: readonly string[];
  readonly problems: readonly string[];
}

const NOTHING: FormulaReading = { names: [], problems: [] };

function join(readings: readonly FormulaReading[]): FormulaReading {
  return {
    names: [...new Set(readings.flatMap(({ names }) => names))],
    problems: readings.flatMap(({ problems }) => problems),
  };
}

function wrong(problem: string): FormulaReading {
  return { names: [], problems: [problem] };
}

function readCall({ callee, arguments: given }: jsep.CallExpression): FormulaReading {
  const name = callee.type === 'Identifier' ? (callee as jsep.Identifier).name : '';
  const arity = FUNCTIONS.get(name);
  if (!arity) return wrong(`unknown function ${name || 'call'}; known: ${[...FUNCTIONS.keys()].join(', ')}`);
  const [least, most] = arity;
  const fits = given.length >= least && given.length <= most;
  return join([fits ? NOTHING : wrong(`${name} takes ${least} to ${most} values`), ...given.map(readNode)]);
}

function readOperator(operator: string, operands: readonly jsep.Expression[]): FormulaReading {
  return join([
    OPERATORS.has(operator) ? NOTHING : wrong(`the operator ${operator} is not known`),
    ...operands.map(readNode),
  ]);
}

function readNode(node: jsep.Expression): FormulaReading {
  const known = node as jsep.CoreExpression;
  if (known.type === 'BinaryExpression') return readOperator(known.operator, [known.left, known.right]);
  if (known.type === 'UnaryExpression') return readOperator(known.operator, [known.argument]);
  if (known.type === 'CallExpression') return readCall(known);
  if (known.type === 'Identifier') return { names: [known.name], problems: [] };
  if (known.type === 'Literal' && typeof known.value === 'number') return NOTHING;
  if (known.type === 'Compound') return wrong('an operator is missing between two parts');
  return wrong(
    'only numbers, attributes, + - * / **, parentheses and sqrt abs min max round may stand in it',
  );
}

/** Reads a formula such as `allocated_hours / available_hours` without computing it. */
export function readFormula(formula: string): FormulaReading {
  if (formula.trim() === '') return wrong('is empty');
  if (formula.length > 1000) return wrong('is longer than 1000 characters');
  try {
    return readNode(jsep(formula));
  } catch (error) {
    return wrong(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
